// What bots know of Chicago Express: a forecast of each seat's final worth, and quick play.

import type { Insight } from '../../../bots/insight.ts';
import { type AscendingFrame, top } from '../../../engine/index.ts';
import type { ChicagoState } from '../rules/state.ts';
import { afterAuction } from './bidding.ts';
import { cashOfAll, standing } from './forecast.ts';
import { quick } from './quick.ts';

const ALIKE = 0.35;

export const chicagoExpress: Insight = {
  evaluate: (_, s) => forecast(s as unknown as ChicagoState),
  alike: ALIKE,
  leans: { build: ['build', 'develop'], invest: ['auction', 'bid'] },
  quick: (_, s, seat, rng) => quick(s as unknown as ChicagoState, seat, rng),
};

function forecast(s: ChicagoState): number[] {
  const frame = top(s);
  if (!frame) return cashOfAll(s);
  return frame.kind === 'auction' ? [...afterAuction(s, frame as AscendingFrame)] : standing(s);
}
