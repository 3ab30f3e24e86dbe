// A company's home token: it is placed before everything else of its first turn, or with the tile that makes room for it
// (R078-R082, R197, R201).
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { boardToWrite } from '../../../../engine/track/board.ts';
import {
  byArrival,
  hasToken,
  putToken,
  removeToken,
  type Standing,
  standingAt,
} from '../../../../engine/track/tokens.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { awaitsHome, canBringRoom, homeCity, roomAtHome } from '../home.ts';
import { map } from '../map.ts';
import { isInReceivership, isLast, own, type State1862, turnOf } from '../state.ts';

/** R084, R161, R201: in receivership, and after the LNER, it gets no home token either. */
export const isHomeAwaited = (s: State1862, company: CompanyId): boolean =>
  awaitsHome(s, company) && !isInReceivership(s, company) && (!isLast(s) || ruling(s, 'homeAfterLner') === 'placed');

/** R078: its token stands at home, where no tile lies yet. */
const isUntiled = (s: State1862, company: CompanyId): boolean =>
  hasToken(s.board, company, homeCity(company)) &&
  roomAtHome(s, company) === 'untiled' &&
  !isInReceivership(s, company);

/** R078: a tile can be laid at home that brings the place for its token, or leads track to it. */
export const isHomeDue = (s: State1862): boolean => {
  const { company } = turnOf(s);
  const isWanting = isHomeAwaited(s, company) || isUntiled(s, company);
  return isWanting && !isLast(s) && canBringRoom(s, company);
};

/** R081, R183: and nothing else can be built before, nor can the build be passed. */
export const isHomeForced = (s: State1862): boolean => s.options.homeForced !== 'no' && isHomeDue(s);

export function putHomeToken(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  const city = homeCity(company);
  putToken(map, boardToWrite(s), company, city);
  own(s, company).home = true;
  own(s, company).tokens -= 1;
  emit?.({ type: 'tokenPlaced', company, city, cost: 0, kind: 'home' });
}

/** R079: the token that leaves: the last that came, if it came after the company was started. */
function lastToCome(s: State1862, company: CompanyId): Standing | undefined {
  const city = homeCity(company);
  if (ruling(s, 'displacedToken') === 'lastSlot') return standingAt(s.board, city).at(-1);
  const last = byArrival(s.board, city).at(-1);
  return last && last.since > own(s, company).startedAt ? last : undefined;
}

/** R079: it goes back to its owner's sheet, unused. */
function displace(s: State1862, by: CompanyId, emit: Emit<Event1862>): void {
  const leaves = lastToCome(s, by);
  if (!leaves) return;
  const [owner, city] = [leaves.company as CompanyId, homeCity(by)];
  removeToken(boardToWrite(s), owner, city, leaves.slot);
  own(s, owner).tokens += 1;
  emit?.({ type: 'tokenDisplaced', company: owner, city, by });
}

/** On a full tile that can be replaced the token waits for the build (R197); on an untiled hex the tile follows (R078). */
export const homeToken: AutoStep<State1862, Event1862> = {
  id: 'homeToken',
  auto(s, emit) {
    const { company } = turnOf(s);
    if (!isHomeAwaited(s, company)) return;
    if (roomAtHome(s, company) === 'full') displace(s, company, emit);
    if (['free', 'untiled'].includes(roomAtHome(s, company))) putHomeToken(s, company, emit);
  },
};
