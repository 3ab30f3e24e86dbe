// A company is launched when 60% of it is sold: tokens, a place on the Dragons' chart, the traffic of its home (R070-R076, R172-R173).
import type { Emit } from '../../../engine/core/event.ts';
import { OFFER, percentOf } from '../../../engine/shares/shares.ts';
import { hexOfNode, indexOfNode } from '../../../engine/track/board.ts';
import { faceOf } from '../../../engine/track/face.ts';
import { tokenNodes } from '../../../engine/track/tokens.ts';
import { treasuryOf } from '../../../kernel/figures.ts';
import { startRow, tradingPhase } from '../chart.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { mapOf } from '../map.ts';
import { trafficOf } from '../operating/directRoutes.ts';
import { gainTraffic } from '../operating/traffic.ts';
import { own, type State1865 } from '../state.ts';

/** R070 */
const LAUNCHED_AT = 60;

/** R073, R075: with the one at home. */
const tokensOf = { minor: 3, major: 7 } as const;

/** R172: the traffic of its home as it lies there now; nothing where no tile lies there yet (R076). */
function homeTraffic(s: State1865, company: CompanyId): number {
  const home = own(s, company).home!;
  return trafficOf(faceOf(mapOf(s), s.board, hexOfNode(home)).nodes[indexOfNode(home)]!);
}

/** To be asked whenever a certificate of the initial offer has been sold. */
export function launchIfDue(s: State1865, company: CompanyId, emit: Emit<Event1865>): void {
  const state = own(s, company);
  if (state.status !== 'opened' || 100 - percentOf(s, company, OFFER) < LAUNCHED_AT) return;
  const tokens = tokensOf[state.kind];
  const traffic = homeTraffic(s, company);
  state.status = 'launched';
  state.row = startRow(tradingPhase(s)); // R032, R173
  state.tokens = tokens - tokenNodes(s.board, company).length;
  state.homeDue = traffic === 0;
  emit?.({ type: 'companyLaunched', company, kind: state.kind, tokens, capital: treasuryOf(s, company) });
  gainTraffic(s, company, traffic, 'home', emit);
}
