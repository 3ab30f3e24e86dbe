// Operating rounds: the order of turns, the check between minors and majors, and the end of the game.
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { firstByPrice } from '../../../../engine/market/market.ts';
import { ending } from '../../../../kernel/rounds/end.ts';
import { nextRound, operatingRound } from '../../../../kernel/rounds/operating.ts';
import { worthIn } from '../../../../kernel/worth.ts';
import { type CompanyId, isMinor, type MajorId, type MinorId, minorsOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import {
  type IstvanFrame,
  type MinorFrame,
  newIstvanTurn,
  newMajorTurn,
  newMinorTurn,
  type OperatingFrame,
} from '../frames.ts';
import { marketOf } from '../market.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { rail18mag } from '../rail.ts';
import { payBoardIncome } from '../solo/income.ts';
import { type EndReason, minorOf, operatingOf, ownerOf, type State18Mag } from '../state.ts';
import { placeMarker } from './phaseChange.ts';

/** R038: the next minor by number; undefined when all have operated. */
export function nextMinor(s: State18Mag): MinorId | undefined {
  const { done } = operatingOf(s);
  for (const minor of minorsOf(s)) if (!done.includes(minor) && minorOf(s, minor).status === 'drafted') return minor;
  return undefined;
}

/** R040: the next major by price, determined anew after each one. */
function nextMajor(s: State18Mag): MajorId | undefined {
  const { done } = operatingOf(s);
  return firstByPrice(marketOf(s), s, (id: MajorId) => !done.includes(id));
}

/** R032: places a marker if no train was sold; checked once, after the minors and before the first major. */
function askAboutTrains(s: State18Mag, emit: Emit<Event18Mag>): void {
  const round = operatingOf(s);
  if (round.marked || nextMinor(s)) return;
  round.marked = true;
  if (!round.trainSold) placeMarker(s, emit);
}

function beginTurn(s: State18Mag, company: CompanyId, emit: Emit<Event18Mag>): void {
  const seat = ownerOf(s, company);
  if (!isMinor(company)) push(s, newMajorTurn(company));
  else if (isSolo(s) && seat === ISTVAN) push(s, newIstvanTurn(company));
  else push(s, newMinorTurn(company));
  emit?.({ type: 'turnBegan', company, seat });
}

/** R053: marks a minor at the end of its turn. */
export function hasOperated(s: State18Mag, { company }: MinorFrame | IstvanFrame): void {
  minorOf(s, company).operated = true;
}

/** R002, R145: cash and shares at their price; minors, company money and trains count nothing. */
export const worthOf = (s: State18Mag): Record<Seat, number> => worthIn(rail18mag, s);

/** R146: ends the game; equals share the win. */
const endGame = ending<EndReason, State18Mag>(worthOf);

/** R037: true for the last round of the last set. */
export const isLastRound = ({ last, round, of }: OperatingFrame): boolean => last && round === of;

export const rounds = operatingRound<State18Mag, OperatingFrame, Event18Mag>({
  cite: 'VI.1',
  fresh: { trainSold: false, marked: false },
  begins(s, emit) {
    if (isSolo(s)) payBoardIncome(s, emit); // R166
  },
  between(s, emit) {
    askAboutTrains(s, emit);
    return false;
  },
  next: (s) => nextMinor(s) ?? nextMajor(s),
  turn: (s, company, emit) => beginTurn(s, company as CompanyId, emit),
  after(s, round, emit) {
    if (isLastRound(round)) {
      endGame(s, 'lastRound', emit); // R037, R144
      return null;
    }
    const isOver = s.setEnds; // R029
    s.setEnds = false;
    return isOver ? null : nextRound(round);
  },
});
