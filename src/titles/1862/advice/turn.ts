// A company's turn, stage by stage, and its initial tokens.

import { stagedIdeas } from '../../../bots/kit/situation.ts';
import { begin, cashOf, suggestion, treasury, under } from '../../../engine/index.ts';
import type { TokensFrame } from '../rules/frames.ts';
import { bankTrain, newPrice } from '../rules/operating/supply.ts';
import { dividendIdeas } from './money.ts';
import type { Adviser, Idea, Situation } from './situation.ts';
import { layIdeas, londonIdeas, tokenIdeas } from './track.ts';
import { trainIdeas } from './trains.ts';
import { acquisitionIdeas, mergerIdeas } from './unions.ts';

/** Budget of the route finder for actual runs. */
const STEPS = 20_000;
const QUICKLY = 2000;

/** The best runs that the budget finds; they are remembered by the board. */
function runIdeas({ game, s, seat, careful }: Situation): Idea[] {
  const choice = begin(game, s, seat, 'run');
  const found = choice && suggestion(game, s, choice, careful ? STEPS : QUICKLY);
  return found && found.runs.length > 0 ? [{ action: { type: 'run', routes: found.runs }, value: found.revenue }] : [];
}

export const turnIdeas: Adviser = stagedIdeas([
  ['merge', [mergerIdeas]],
  ['layTile', [layIdeas, londonIdeas]],
  ['placeToken', [tokenIdeas]],
  ['run', [runIdeas]],
  ['dividend', [dividendIdeas]],
  ['buyTrain', [trainIdeas]],
  ['acquire', [acquisitionIdeas]],
]);

/** R018: three or four tokens, if that leaves the price of a train. */
const PRICE = 40;
export function takeIdeas({ s }: Situation): Idea[] {
  const { company } = under<TokensFrame>(s, 'tokens');
  const spare = cashOf(s, treasury(company)) - newPrice(s, bankTrain(s));
  return [2, 3, 4].map((count) => ({
    action: { type: 'takeTokens', count },
    value: PRICE * count <= spare || count === 2 ? count : -count,
  }));
}
