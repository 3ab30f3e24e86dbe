// The contents of the box of 18Mag. Map, market, trains and phases depend on the number of players.
import type { Box } from '../../../kernel/box.ts';
import { companies } from './companies.ts';
import { mapOf } from './map.ts';
import { pricesOf } from './market.ts';
import { phasesOf, trainTypes } from './trains.ts';

export const box: Box = {
  map: mapOf,
  prices: pricesOf,
  money: null, // R003
  companies,
  trains: trainTypes,
  phases: phasesOf,
};
