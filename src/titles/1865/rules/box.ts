// The contents of the box of 1865 (R002-R012, R164-R168); each part has its own file beside this one.
import type { Box } from '../../../kernel/box.ts';
import { companies } from './companies.ts';
import { mapOf } from './map.ts';
import { prices } from './market.ts';
import { isShort, type Variant } from './rulings.ts';
import type { State1865 } from './state.ts';
import { phases, trainTypes } from './trains.ts';

export const box = {
  map: mapOf,
  prices,
  money: (t: Variant) => (isShort(t) ? 6000 : 8000), // R004, R168
  companies,
  trains: trainTypes,
  phases,
} satisfies Box<State1865>;
