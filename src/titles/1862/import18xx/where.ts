// Where our flow stands, in the terms that the table of recorded actions uses.
import { type Game, top } from '../../../engine/index.ts';
import { decidesIn } from '../../../records/import18xx/decides.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { ExchangeFrame, TurnFrame } from '../rules/frames.ts';
import { game1862 } from '../rules/index.ts';
import type { State1862 } from '../rules/state.ts';

export const { decisionIn, decides, notNow, unknown, unknownRoutes } = decidesIn(game1862 as Game<State1862>);

/** The turn that is going on, whatever lies on top of it; undefined in a parliament or a stock round. */
export const turnIn = (s: State1862): TurnFrame | undefined => s.flow.find((frame) => frame.kind === 'turn');

/** The exchange that is going on. */
export const exchangeIn = (s: State1862): ExchangeFrame | undefined =>
  s.flow.find((frame) => frame.kind === 'exchange');

/** The company that acts: while shares are exchanged, the one whose turn it was; the survivor when it gives up tokens. */
export const companyIn = (s: State1862): CompanyId | undefined => {
  const frame = exchangeIn(s);
  return frame ? (decides(s, 'giveUpToken') ? frame.survivor : frame.active) : turnIn(s)?.company;
};

/** The stage of a company's turn, where nothing lies on top of it. */
export function turnStage(s: State1862): string | null {
  const frame = top(s);
  return frame?.kind === 'turn' ? frame.at : null;
}
