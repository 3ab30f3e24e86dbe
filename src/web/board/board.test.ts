import { describe, expect, test } from 'vitest';
import { alike } from './alike.ts';
import { type Shown, sheets } from './drawing.ts';
import { cornersOf } from './geometry.ts';
import type { BoardPicture, Mark } from './picture.ts';
import { cycled, nextHex } from './roving.ts';
import { waterOf } from './shore.ts';
import { spotsFor } from './spots.ts';
import { toSvg } from './svg/toSvg.ts';

const radius = 50;
const hexAt = (col: number, row: number) => ({
  id: `${col}-${row}`,
  x: 75 * col,
  y: 43.3 * (2 * row + (col % 2)),
});
const grid = [0, 1, 2, 3].flatMap((col) => [0, 1, 2].map((row) => hexAt(col, row)));

describe('arrow keys', () => {
  test('up and down stay in the column', () => {
    expect(nextHex(grid, '1-1', 'ArrowUp')).toBe('1-0');
    expect(nextHex(grid, '1-1', 'ArrowDown')).toBe('1-2');
  });

  test('a row of presses to the right goes straight on, and back to where it began', () => {
    const path = ['0-1'];
    for (let i = 0; i < 3; i++) path.push(nextHex(grid, path.at(-1)!, 'ArrowRight')!);
    expect(path).toEqual(['0-1', '1-1', '2-1', '3-1']);
    for (let i = 0; i < 3; i++) path.push(nextHex(grid, path.at(-1)!, 'ArrowLeft')!);
    expect(path.at(-1)).toBe('0-1');
  });

  test('nothing lies beyond the edge', () => {
    expect(nextHex(grid, '0-0', 'ArrowUp')).toBeNull();
    expect(nextHex(grid, '0-1', 'ArrowLeft')).toBeNull();
  });

  test('page keys go round what can be chosen', () => {
    const open = new Set(['0-2', '2-0']);
    expect(cycled(grid, open, '0-2', 1)).toBe('2-0');
    expect(cycled(grid, open, '2-0', 1)).toBe('0-2');
    expect(cycled(grid, open, '0-2', -1)).toBe('2-0');
    expect(cycled(grid, new Set(), '0-2', 1)).toBeNull();
  });
});

test('tokens in one hex do not lie upon each other and stay within it', () => {
  for (let count = 1; count <= 8; count++) {
    const spots = spotsFor(count, radius);
    expect(spots).toHaveLength(count);
    for (const spot of spots) expect(Math.hypot(spot.x, spot.y) + spot.radius).toBeLessThan(radius * 0.87);
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius);
  }
});

test('the shore is where land meets water, and nowhere else', () => {
  const water = waterOf('lake', [{ col: 0, row: 0 }], ({ col, row }) => col === 0 && row === 1, radius);
  expect(water.shore).toBe('M0 43.3'); // the middle of the one side towards the south
  expect(water.area.match(/Q/g)).toHaveLength(6);
  expect(waterOf('sea', [{ col: 2, row: 2 }], () => false, radius).shore).toBe('');
});

test('corners lie to the sides of a flat-topped hex and above a pointed one', () => {
  expect(cornersOf({ x: 0, y: 0 }, 10, 'flat')[0]).toEqual({ x: 10, y: 0 });
  expect(Math.max(...cornersOf({ x: 0, y: 0 }, 10, 'pointy').map(({ y }) => y))).toBe(10);
});

test('what says the same is alike', () => {
  expect(alike({ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] })).toBe(true);
  expect(alike({ a: [1] }, { a: [2] })).toBe(false);
  expect(alike({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(alike({ a: undefined }, { b: undefined })).toBe(false);
});

const picture: BoardPicture = {
  lang: 'en',
  shape: 'flat',
  radius,
  frame: { x: -60, y: -60, width: 400, height: 400 },
  waters: [],
  hexes: grid.map((at) => ({
    ...at,
    ground: 'plain',
    parts: [],
    label: `Hex ${at.id}`,
    row: { place: at.id, kind: 'plain', cost: '$1', income: '', here: '' },
  })),
  lines: [],
  lettering: [],
  legend: [],
};

describe('what is touched', () => {
  const marks = new Map<string, Mark>([
    ['0-0', 'choosable'],
    ['1-1', 'chosen'],
  ]);
  const shown: Shown = { picture, marks, label: 'Map', title: undefined, coordinates: false, isPickable: true };
  const textOf = (all: Shown) => sheets(all, '0-0', 'test-').map(toSvg).join('');

  test('every hex is a button with its label, and the tab key stops at one of them', () => {
    const text = textOf(shown);
    expect(text.match(/role="button"/g)).toHaveLength(grid.length);
    expect(text.match(/role="button" tabindex="0"/g)).toHaveLength(1);
    expect(text).toContain('aria-label="Hex 0-0. can be chosen"');
    expect(text.match(/aria-pressed="true"/g)).toHaveLength(1);
  });

  test('without a hand to pick there is nothing to press', () => {
    const text = textOf({ ...shown, marks: new Map(), isPickable: false });
    expect(text).not.toContain('role="button"');
    expect(text.match(/role="img"/g)).toHaveLength(grid.length);
  });

  test('a hex that has not changed keeps its drawing', () => {
    const touchedIn = (all: Shown) => sheets(all, '0-0', 'test-').at(-1)!.children[0]!.children;
    const [before, after] = [touchedIn(shown), touchedIn({ ...shown, marks: new Map([['0-0', 'choosable']]) })];
    expect(before.filter((one, i) => one !== after[i]).map(({ attrs }) => attrs.key)).toEqual(['1-1']);
  });
});
