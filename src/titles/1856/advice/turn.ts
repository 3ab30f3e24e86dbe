// A company's turn, stage by stage, as its president goes through it.

import { stagedIdeas } from '../../../bots/kit/situation.ts';
import { begin, suggestion } from '../../../engine/index.ts';
import { portIdeas, privateIdeas, rightIdeas } from './asides.ts';
import { dividendIdeas, loanIdeas, redeemIdeas } from './money.ts';
import { STEPS } from './runs.ts';
import type { Adviser, Idea, Situation } from './situation.ts';
import { tokenIdeas } from './tokens.ts';
import { layIdeas } from './track.ts';
import { trainIdeas } from './trains.ts';

/** The best runs that the budget finds. */
function runIdeas({ game, s, seat }: Situation): Idea[] {
  const choice = begin(game, s, seat, 'run');
  const found = choice && suggestion(game, s, choice, STEPS, true);
  return found ? [{ action: { type: 'run', routes: found.runs }, value: 1 + found.revenue }] : [];
}

export const turnIdeas: Adviser = stagedIdeas([
  ['layTile', [layIdeas, rightIdeas, portIdeas, privateIdeas]],
  ['layCanadaTile', [layIdeas]],
  ['placeToken', [tokenIdeas, rightIdeas, portIdeas]],
  ['borrowTrain', [() => [{ action: { type: 'borrowTrain' }, value: 1 }]]],
  ['run', [runIdeas]],
  ['dividend', [dividendIdeas]],
  ['buyTrain', [trainIdeas, loanIdeas, redeemIdeas, privateIdeas]],
  ['redeemLoan', [redeemIdeas]],
]);
