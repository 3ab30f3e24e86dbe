// Gives minors and shares away for nothing (R020, R023).

import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { moveOrdinary, POOL, unitOf } from '../../../../engine/shares/shares.ts';
import {
  boardToWrite,
  emptyBoard,
  hexOfNode,
  indexOfNode,
  type NodeId,
  nodeId,
} from '../../../../engine/track/board.ts';
import { trackOn } from '../../../../engine/track/hexTrack.ts';
import { keepsTrack } from '../../../../engine/track/keepsTrack.ts';
import { putToken } from '../../../../engine/track/tokens.ts';
import { takeNew } from '../../../../engine/trains/depot.ts';
import { settlePresidency } from '../../../../kernel/stock/presidency.ts';
import { homeOf, type MajorId, MINOR_CASH, type MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { mapOf } from '../map.ts';
import { minorOf, type State18Mag } from '../state.ts';

/** Home city of a minor on its hex as it is now: a tile laid before the draft may have renumbered it (R165). */
function homeCity(s: State18Mag, minor: MinorId): NodeId {
  const home = homeOf(s, minor);
  const hex = hexOfNode(home);
  const printed = trackOn(mapOf(s), emptyBoard(), hex);
  const kept = keepsTrack(printed, trackOn(mapOf(s), s.board, hex))!;
  return s.board.laid[hex] === undefined ? home : nodeId(hex, kept.nodes[indexOfNode(home)]!);
}

/** R020: gives a minor with its money, a token in its home city, and a 2-train, which counts as no sale. */
export function giveMinor(s: State18Mag, seat: Seat, minor: MinorId, emit: Emit<Event18Mag>): void {
  Object.assign(minorOf(s, minor), { owner: seat, status: 'drafted' });
  const train = takeNew(s, '2', minor);
  const city = homeCity(s, minor);
  putToken(mapOf(s), boardToWrite(s), minor, city);
  s.tokens[minor]! -= 1;
  emit?.({ type: 'minorTaken', seat, minor, train, city });
  pay(s, BANK, treasury(minor), MINOR_CASH, 'draft', emit);
}

/** R023: the second share of a major makes its director. */
export function giveShare(s: State18Mag, seat: Seat, company: MajorId, emit: Emit<Event18Mag>): void {
  const percent = unitOf(s, company);
  moveOrdinary(s, company, POOL, seat, percent);
  emit?.({ type: 'shareTaken', seat, company, percent });
  settlePresidency(s, company, emit);
}
