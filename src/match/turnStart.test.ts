import { describe, expect, test } from 'vitest';
import type { Core, Frame } from '../engine/index.ts';
import type { Moment } from './timeline.ts';
import { turnOf, turnStart } from './turnStart.ts';

const stateOf = (...flow: object[]): Core => ({ flow: flow as Frame[] }) as unknown as Core;
const operating = (round: number, company: string, ...more: object[]) =>
  stateOf({ kind: 'course', set: 1 }, { kind: 'operating', set: 1, round }, { kind: 'turn', company }, ...more);
const trade = (seat: number) => stateOf({ kind: 'course', set: 1 }, { kind: 'stock', set: 1, seat });

/** A line of moves: who moved, and the position the move was made in. */
function lineOf(...moves: readonly (readonly [number, Core])[]): Moment[] {
  const line = [{ seq: 0, before: null, seat: 0, state: stateOf() } as unknown as Moment];
  for (const [seat, state] of moves) {
    const before = { ...line.at(-1)!, state };
    line.push({ seq: line.length, before, seat, state: stateOf() } as unknown as Moment);
  }
  return line;
}
const mine = (seat: number) => seat === 1;

describe('the start of a turn', () => {
  test('all that was done for one company', () => {
    const line = lineOf([2, trade(2)], [1, operating(1, 'GW')], [1, operating(1, 'GW')], [1, operating(1, 'GW')]);
    expect(turnStart({ line }, mine)).toBe(1);
  });

  test('not the company before, nor the same one a round ago', () => {
    expect(turnStart({ line: lineOf([1, operating(1, 'CPR')], [1, operating(1, 'GW')]) }, mine)).toBe(1);
    expect(turnStart({ line: lineOf([1, operating(1, 'GW')], [1, operating(2, 'GW')]) }, mine)).toBe(1);
  });

  test('a question within the turn belongs to it; another person’s answer ends what is one’s own', () => {
    const asked = operating(1, 'GW', { kind: 'offer', seat: 2 });
    expect(turnStart({ line: lineOf([1, operating(1, 'GW')], [1, asked], [1, operating(1, 'GW')]) }, mine)).toBe(0);
    expect(turnStart({ line: lineOf([1, operating(1, 'GW')], [2, asked], [1, operating(1, 'GW')]) }, mine)).toBe(2);
  });

  test('moves of others since then do not count; without a move of one’s own there is none', () => {
    expect(turnStart({ line: lineOf([1, trade(1)], [1, trade(1)], [2, trade(2)]) }, mine)).toBe(0);
    expect(turnStart({ line: lineOf([2, trade(2)]) }, mine)).toBeNull();
    expect(turnStart({ line: lineOf() }, mine)).toBeNull();
  });

  test('where a game was joined late, the moment at which the line begins is not taken back, even when its past has come', () => {
    const [, joined, own] = lineOf([1, trade(1)], [1, trade(1)]);
    expect(turnStart({ line: [joined!] }, mine)).toBeNull();
    expect(turnStart({ line: [joined!, own!] }, mine)).toBe(joined!.seq);
  });

  test('a frame without company and seat is told by its round', () => {
    expect(turnOf(stateOf({ kind: 'operating', round: 1 }))).not.toBe(turnOf(stateOf({ kind: 'operating', round: 2 })));
  });
});
