// Position of our flow, in the terms of the table of recorded actions.
import { type Game, top } from '../../../engine/index.ts';
import { decidesIn } from '../../../records/import18xx/decides.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { ExchangeFrame, TurnFrame } from '../rules/frames.ts';
import { game1862 } from '../rules/index.ts';
import type { State1862 } from '../rules/state.ts';

export const { decisionIn, decides, notNow, unknown, unknownRoutes } = decidesIn(game1862 as Game<State1862>);

/** The current turn, whatever lies on top of it; undefined in a parliament or a stock round. */
export const turnIn = (s: State1862): TurnFrame | undefined => s.flow.find((frame) => frame.kind === 'turn');

/** The current exchange. */
export const exchangeIn = (s: State1862): ExchangeFrame | undefined =>
  s.flow.find((frame) => frame.kind === 'exchange');

/** The acting company: during an exchange, the one in turn; the survivor when it gives up tokens. */
export const companyIn = (s: State1862): CompanyId | undefined => {
  const frame = exchangeIn(s);
  return frame ? (decides(s, 'giveUpToken') ? frame.survivor : frame.active) : turnIn(s)?.company;
};

/** The stage of a company's turn, if nothing lies on top of it. */
export function turnStage(s: State1862): string | null {
  const frame = top(s);
  return frame?.kind === 'turn' ? frame.at : null;
}
