import { describe, expect, test } from 'vitest';
import { goldenTimeline } from '../../tests/support/goldenTimeline.ts';
import { chapters } from '../titles/18mag/face/chapters.ts';
import { loadGame } from '../titles/registry.ts';
import { eventsSince, roundsSeen, roundsSince, sinceMine } from './since.ts';

const game = (await loadGame('18mag'))!;
const { line } = goldenTimeline(game, '4p-greedy');

describe('since my move', () => {
  test('begins at the last move of mine, or at the set-up before the first', () => {
    const upTo = line.slice(0, 40);
    const { mine, after } = sinceMine(upTo, [2]);
    expect(mine.seat).toBe(2);
    expect(after.some(({ seat }) => seat === 2)).toBe(false);
    expect(mine.seq + after.length).toBe(39);
    expect(sinceMine(upTo, [9]).mine.seq).toBe(0);
  });

  test('tells the turns of others, and those that followed of themselves from my move', () => {
    // seat 2 ends the turn of minor 3 with move 29; minors 4 and 5 follow
    const told = roundsSince(line.slice(0, 38), [2], chapters).flatMap(({ turns }) => turns);
    expect(told.map(({ who }) => who)).toEqual([
      { kind: 'company', company: '4' },
      { kind: 'company', company: '5' },
    ]);
    expect(told[0]!.parts[0]!.events[0]).toMatchObject({ type: 'turnBegan', company: '4' });
  });

  test('whoever only watches is told what came after the last visit', () => {
    const told = roundsSeen(line.slice(0, 38), 29, chapters).flatMap(({ turns }) => turns);
    expect(told).toEqual(roundsSince(line.slice(0, 38), [2], chapters).flatMap(({ turns }) => turns));
    expect(roundsSeen(line.slice(0, 38), line[37]!.seq, chapters)).toEqual([]);
  });

  test('is nothing right after it', () => {
    const at = line.findIndex(({ seq }) => seq === 28);
    expect(roundsSince(line.slice(0, at + 1), [2], chapters)).toEqual([]);
    expect(eventsSince(line.slice(0, at + 1), [2])).toEqual([]);
  });
});
