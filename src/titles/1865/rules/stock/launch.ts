// A company is launched when 60% of it is sold: tokens, a place on the Dragons' chart, the traffic of its home (R070-R076, R172-R173).
import type { Emit } from '../../../../engine/core/event.ts';
import { OFFER, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import type { NodeId } from '../../../../engine/track/board.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { Launch } from '../../../../kernel/rail.ts';
import { startRow, tradingPhase } from '../chart.ts';
import type { Event1865 } from '../events.ts';
import { gainTraffic, trafficAt } from '../operating/traffic.ts';
import { own, priceOf, type State1865 } from '../state.ts';

/** R070 */
const LAUNCHED_AT = 60;

/** R073, R075: with the one at home. */
const tokensOf = { minor: 3, major: 7 } as const;

/** Progress towards its launch. */
export function launchOf(s: State1865, company: string): Launch {
  const left = Math.max(0, LAUNCHED_AT - 100 + percentOf(s, company, OFFER)) / unitOf(s, company);
  const price = priceOf(s, company);
  return { percent: LAUNCHED_AT, left, price, treasury: treasuryOf(s, company) + left * price };
}

/** Launches a company that is due. Call after every sale from the initial offer. */
export function launchIfDue(s: State1865, company: string, emit: Emit<Event1865>): void {
  const state = own(s, company);
  if (state.status !== 'opened' || 100 - percentOf(s, company, OFFER) < LAUNCHED_AT) return;
  const tokens = tokensOf[state.kind];
  const [home] = tokenNodes(s.board, company) as [NodeId]; // its only token so far
  state.status = 'launched';
  state.row = startRow(tradingPhase(s)); // R032, R173
  state.tokens = tokens - 1;
  emit?.({ type: 'companyLaunched', company, kind: state.kind, tokens, capital: treasuryOf(s, company) });
  gainTraffic(s, company, trafficAt(s, home), 'home', emit); // R076, R172: none where no tile lies there yet
}
