import { expect, test } from 'vitest';
import { placeAboveThumb, placeCard, reaching } from './placeCard.ts';

const room = { width: 1280, height: 800 };
const card = { width: 300, height: 160 };

test('left of what stands at the right edge, and pointing at it', () => {
  const decision = { left: 850, top: 110, width: 430, height: 300 };
  expect(placeCard(decision, card, room)).toEqual({ left: 538, top: 180, pointing: 'right' });
});

test('beside the column, not over it, for a button inside of it', () => {
  const column = { left: 850, top: 110, width: 430, height: 300 };
  const tab = { left: 940, top: 400, width: 60, height: 30 };
  expect(placeCard(reaching(tab, column), card, room)).toEqual({ left: 538, top: 335, pointing: 'right' });
  expect(reaching({ ...tab, left: 20 }, column)).toEqual({ ...tab, left: 20 });
});

test('right of what stands at the left edge, below what is wide and high up', () => {
  expect(placeCard({ left: 0, top: 100, width: 200, height: 40 }, card, room).pointing).toBe('left');
  expect(placeCard({ left: 100, top: 0, width: 1100, height: 50 }, card, room)).toMatchObject({
    top: 62,
    pointing: 'up',
  });
});

test('never outside of the window, nor over the middle of what fills it', () => {
  const board = { left: 0, top: 50, width: 1280, height: 700 };
  expect(placeCard(board, card, room)).toEqual({ left: 16, top: 560, pointing: null });
  const low = placeCard({ left: 900, top: 780, width: 100, height: 20 }, card, room);
  expect(low.top + card.height).toBeLessThanOrEqual(room.height);
});

test('on a phone above the decision, whatever it points at', () => {
  const phone = { width: 390, height: 844 };
  const wide = { width: 374, height: 180 };
  const folded = { left: 0, top: 100, width: 390, height: 346 };
  expect(placeAboveThumb(null, { left: 0, top: 450, width: 390, height: 346 }, wide, phone).top).toBe(262);
  expect(placeAboveThumb({ left: 0, top: 796, width: 60, height: 48 }, folded, wide, phone).top).toBe(8);
  // the button in the head stays in sight
  expect(placeAboveThumb({ left: 340, top: 0, width: 44, height: 44 }, folded, wide, phone).top).toBe(52);
});
