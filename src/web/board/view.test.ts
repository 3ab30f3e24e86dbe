import { expect, test } from 'vitest';
import { bounded, closeUp, detailOf, fitted, isHandy, moved, revealing, zoomed } from './view.ts';

const frame = { x: -50, y: -50, width: 1000, height: 500 };
const size = { width: 500, height: 400 };

test('fitted: the whole frame is in sight and in the middle', () => {
  expect(fitted(frame, size)).toEqual({ k: 0.5, x: 25, y: 100 });
});

test('zooming keeps the point under the pointer where it is', () => {
  const before = fitted(frame, size);
  const at = { x: 130, y: 260 };
  const after = zoomed(before, 2.5, at);
  const inPicture = (view: typeof before) => [(at.x - view.x) / view.k, (at.y - view.y) / view.k];
  for (const [i, value] of inPicture(after).entries()) expect(value).toBeCloseTo(inPicture(before)[i]!);
});

test('nobody gets further out than the whole board, nor pans past its edge', () => {
  const out = bounded(zoomed(fitted(frame, size), 0.2, { x: 0, y: 0 }), frame, size);
  expect(out).toEqual(fitted(frame, size));
  const close = bounded(zoomed(fitted(frame, size), 4, { x: 250, y: 200 }), frame, size);
  const pushed = bounded(moved(close, 10_000, 10_000), frame, size);
  expect([pushed.x, pushed.y]).toEqual([100, 100]); // its north-west corner is in that of the window
  expect(bounded(zoomed(close, 1000, { x: 0, y: 0 }), frame, size).k).toBeCloseTo(3.5);
});

test('a point out of sight is brought in, one in sight moves nothing', () => {
  const close = bounded(zoomed(fitted(frame, size), 4, { x: 0, y: 0 }), frame, size);
  const east = revealing(close, { x: 900, y: 0 }, size, 60);
  expect(east.k * 900 + east.x).toBeCloseTo(440);
  const seen = { x: (250 - close.x) / close.k, y: (200 - close.y) / close.k };
  expect(revealing(close, seen, size, 60)).toEqual(close);
});

test('more is shown from near', () => {
  const of = (px: number) => detailOf({ k: px / 50, x: 0, y: 0 }, 50);
  expect([of(13), of(29), of(80)]).toEqual(['far', 'middle', 'near']);
});

test('a close-up has its points in the middle, with a hex round each, and is never larger than anybody needs', () => {
  const far = { x: 300, y: 200 };
  const near = { x: 400, y: 200 };
  const shown = closeUp([far, near], frame, size, 20);
  expect(shown.k).toBeCloseTo(46 / 20);
  expect(shown.k * 350 + shown.x).toBeCloseTo(size.width / 2);
  const wide = closeUp(
    [
      { x: 0, y: 0 },
      { x: 800, y: 0 },
    ],
    frame,
    size,
    20,
  );
  expect(wide.k * 0 + wide.x).toBeGreaterThanOrEqual(20 * wide.k);
  expect(wide.k * 800 + wide.x).toBeLessThanOrEqual(size.width - 20 * wide.k);
});

test('what a finger hits on the whole board needs no close-up', () => {
  expect([isHandy(frame, size, 30), isHandy(frame, size, 50)]).toEqual([false, true]);
});
