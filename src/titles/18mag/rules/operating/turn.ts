// Whose turn it is in an operating round, and what comes between the minors and the majors (R032, R038-R040).
import type { Emit } from '../../../../engine/core/event.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { firstByPrice } from '../../../../engine/market/market.ts';
import { type CompanyId, isMinor, type MajorId, type MinorId, minorsOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { type MinorFrame, newMajorTurn, newMinorTurn } from '../frames.ts';
import { marketOf } from '../market.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { type IstvanFrame, newIstvanTurn } from '../solo/frames.ts';
import { minorOf, operatingOf, ownerOf, type State18Mag } from '../state.ts';
import { placeMarker } from './phaseChange.ts';

/** R038: by number; undefined when the minors are through. */
export function nextMinor(s: State18Mag): MinorId | undefined {
  const { done } = operatingOf(s);
  for (const minor of minorsOf(s)) if (!done.includes(minor) && minorOf(s, minor).status === 'drafted') return minor;
  return undefined;
}

/** R040: by price, asked anew after each major. */
function nextMajor(s: State18Mag): MajorId | undefined {
  const { done } = operatingOf(s);
  return firstByPrice(marketOf(s), s, (id: MajorId) => !done.includes(id));
}

export const nextToOperate = (s: State18Mag): CompanyId | undefined => nextMinor(s) ?? nextMajor(s);

/** R032: whether no train was sold is asked once, after the minors and before the first major. */
export function askAboutTrains(s: State18Mag, emit: Emit<Event18Mag>): void {
  const round = operatingOf(s);
  if (round.marked || nextMinor(s)) return;
  round.marked = true;
  if (!round.trainSold) placeMarker(s, emit);
}

export function beginTurn(s: State18Mag, company: CompanyId, emit: Emit<Event18Mag>): void {
  const seat = ownerOf(s, company);
  if (!isMinor(company)) push(s, newMajorTurn(company));
  else if (isSolo(s) && seat === ISTVAN) push(s, newIstvanTurn(company));
  else push(s, newMinorTurn(company));
  emit?.({ type: 'turnBegan', company, seat });
}

/** R053: the turn of a minor is over. */
export function hasOperated(s: State18Mag, { company }: MinorFrame | IstvanFrame): void {
  minorOf(s, company).operated = true;
}
