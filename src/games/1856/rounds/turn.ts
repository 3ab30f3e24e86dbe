// A company's turn: its steps in order (R064), and what may be done at any time in it.

import type { AnyStep, AutoStep } from '../../../engine/core/step.ts';
import type { FrameDef, Stage } from '../../../engine/flow/frame.ts';
import { borrowAtOnce, borrowTrain } from '../cgr/borrowTrain.ts';
import type { Event1856 } from '../events.ts';
import { dividend } from '../money/dividend.ts';
import { forcedRedemption } from '../money/forcedRedemption.ts';
import { payInterest } from '../money/interest.ts';
import { redeemLoan, redeemMore } from '../money/redeemLoan.ts';
import { takeLoan } from '../money/takeLoan.ts';
import { buyPrivate } from '../privates/buyPrivate.ts';
import { buyRight } from '../privates/buyRight.ts';
import { placePort } from '../privates/placePort.ts';
import { declareBankrupt } from '../raise/bankrupt.ts';
import { raiseForTrain } from '../raise/raiseCash.ts';
import { run } from '../run/run.ts';
import { type State1856, turnOf } from '../state.ts';
import { homeToken } from '../track/homeToken.ts';
import { layCanadaTile } from '../track/layCanadaTile.ts';
import { layTile } from '../track/layTile.ts';
import { links } from '../track/links.ts';
import { placeKitchenerToken } from '../track/placeKitchenerToken.ts';
import { placeToken } from '../track/placeToken.ts';
import { extraTileWouldOpen, tokenWouldOpen } from '../track/wouldOpen.ts';
import { buyTrain } from '../trains/buyTrain.ts';
import { exchangeTrain } from '../trains/exchangeTrain.ts';

/** From its first turn on a company has operated: its quota is not asked for again (R057), its home is its own. */
const endTurn: AutoStep<State1856, Event1856> = {
  id: 'endTurn',
  auto(s) {
    s.companies[turnOf(s).company].operated = true;
  },
};

const stages = {
  homeToken,
  track: [layTile, layCanadaTile],
  extraTile: [layCanadaTile],
  links,
  tokens: [placeToken, placeKitchenerToken],
  borrowAtOnce,
  borrowTrain,
  run,
  payInterest,
  dividend,
  trains: [buyTrain, exchangeTrain, redeemLoan, raiseForTrain, declareBankrupt],
  loans: redeemMore,
  forcedRedemption,
  endTurn,
} satisfies Record<string, Stage<State1856>>;

/** R064: at any time in the turn. */
const asides: readonly AnyStep<State1856>[] = [takeLoan, buyPrivate, buyRight, placePort];

/**
 * A stage in which nothing can be done is still waited for where a loan or a private would open it; at the end of the
 * turn wherever one of them can be had at all, for there is no later moment.
 */
function waits(s: State1856, open: readonly AnyStep<State1856>[]): boolean {
  const ids = open.map((step) => step.id);
  if (ids.includes(layTile.id)) return true; // before interest and the run a loan or a right counts for more
  if (ids.includes(layCanadaTile.id)) return extraTileWouldOpen(s);
  if (ids.includes(placeToken.id)) return tokenWouldOpen(s);
  return ids.includes(buyTrain.id);
}

export const turn: FrameDef<State1856> = { cite: 'Operating Round', stages, asides, waits };
