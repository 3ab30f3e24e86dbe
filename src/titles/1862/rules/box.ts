// The contents of the box (R002, R004, R012-R016).
import type { Box } from '../../../kernel/box.ts';
import { companies } from './companies.ts';
import { map } from './map.ts';
import { prices } from './market.ts';
import type { State1862 } from './state.ts';
import { phases, trainTypes } from './trains.ts';

export const box = { map, prices, money: 15000, companies, trains: trainTypes, phases } satisfies Box<State1862>;
