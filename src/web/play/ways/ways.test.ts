import { describe, expect, test } from 'vitest';
import type { Core } from '../../../engine/index.ts';
import type { TrackFace } from '../../kit/face.ts';
import { compared, isBest } from './comparison.ts';
import { shownWays } from './shownWays.ts';
import { apart, idOfWay, pickedWay, tellingHexes, through, touchedAt, type Way, type WayChoice } from './ways.ts';

const way = (track: string): Way => ({ id: track, track: track.split(' ') });
const north = way('A0:0 A2:0 A4:0');
const south = way('A0:1 B1:0 A4:1');
const east = way('A0:1 B1:1 C2:0 A4:2');
const all = [north, south, east];
const ids = (ways: readonly Way[]) => ways.map(({ id }) => id);

describe('touching the board while a way is picked', () => {
  test('leaves those that lead over the piece, or over the hex', () => {
    expect(ids(through(all, ['A0:1']))).toEqual(ids([south, east]));
    expect(ids(through(all, ['B1', 'C2']))).toEqual([east.id]);
    expect(through(all, [])).toHaveLength(3);
  });

  test('one piece after the other: each leaves fewer, a place of others begins anew, a stranger says nothing', () => {
    expect(touchedAt(all, [], 'A0:1')).toEqual(['A0:1']);
    expect(touchedAt(all, ['A0:1'], 'C2')).toEqual(['A0:1', 'C2']);
    expect(touchedAt(all, ['A0:1'], 'B1')).toEqual(['A0:1']);
    expect(touchedAt(all, ['A0:1'], 'A2:0')).toEqual(['A2:0']);
    expect(touchedAt(all, ['A0:1'], 'Z9')).toBeNull();
  });

  test('the hexes to touch are those that not all of them meet', () => {
    expect(tellingHexes(all)).toEqual(['A2', 'B1', 'C2']);
    expect(tellingHexes([south, east])).toEqual(['C2']);
    expect(tellingHexes([north])).toEqual([]);
  });
});

const choice = {
  type: 'found',
  chosen: { type: 'found' },
  open: { kind: 'path', field: 'path', paths: all.map(({ track }) => ({ to: 'A4.0', track })) },
} as unknown as WayChoice;

const face = {
  runs: (_: Core, runs: readonly { train: string; track: readonly string[]; ink: string }[]) =>
    runs.map(({ train, track, ink }) => ({
      id: train,
      ink,
      pieces: track.map((id) => ({ id, x: 0, y: 0, path: '' })),
      stops: [{ x: 0, y: 0 }],
    })),
  ways: {
    columns: [
      { id: 'cost', best: 'least', money: true },
      { id: 'gain', best: 'most' },
    ],
    heads: () => ({}),
    figures: (_: Core, __: object, track: readonly string[]) => ({
      cost: track.includes('A2:0') ? 30 : 10,
      gain: track.length,
    }),
  },
} as unknown as TrackFace;
const state = {} as Core;

describe('the ways side by side', () => {
  test('the cheapest stand first, among them those that bring most', () => {
    expect(ids(compared(face, state, choice))).toEqual(ids([east, south, north]));
  });

  test('the best figure of a column is known, where they differ', () => {
    const shown = compared(face, state, choice);
    const [cost, gain] = face.ways!.columns;
    expect(shown.map((one) => isBest(cost!, one, shown))).toEqual([true, true, false]);
    expect(shown.map((one) => isBest(gain!, one, shown))).toEqual([true, false, false]);
    expect(isBest(cost!, shown[0]!, shown.slice(0, 1))).toBe(false);
  });
});

describe('the ways on the board', () => {
  const ink = (id: string) => `ink of ${id}`;
  const pieces = (lit: string | null, ways = all) =>
    shownWays(face, state, ways, ink, lit).map((run) => [run.id, run.pieces.map(({ id }) => id).join(' '), run.faint]);

  test('what they share is drawn once, and each alone in its own ink', () => {
    expect(apart(all).shared).toEqual(['A0:1']);
    expect(pieces(null)).toEqual([
      ['shared', 'A0:1', undefined],
      [north.id, north.id, undefined],
      [south.id, 'B1:0 A4:1', undefined],
      [east.id, 'B1:1 C2:0 A4:2', undefined],
    ]);
  });

  test('the one pointed at lies whole upon the others, which grow faint; so does the only one left', () => {
    expect(pieces(south.id).at(-1)).toEqual(['lit', south.id, undefined]);
    expect(
      pieces(south.id)
        .slice(0, -1)
        .every(([, , faint]) => faint === true),
    ).toBe(true);
    expect(pieces(null, [east]).at(-1)).toEqual(['lit', east.id, undefined]);
  });
});

test('a way that is picked is known by the field that was open', () => {
  const done = { type: 'found', chosen: { type: 'found', path: north.track }, open: null };
  expect(pickedWay([choice])).toBeNull();
  expect(idOfWay(pickedWay([choice, done as never])!)).toBe(north.id);
});
