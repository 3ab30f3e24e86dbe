import { expect, test } from 'vitest';
import {
  byPrice,
  emptyMarket,
  firstByPrice,
  type MarketSlice,
  marketFrom,
  putMarker,
  restack,
  restackAs,
  stackAt,
} from './market.ts';

const market = marketFrom(['50 60 70'], {});
const low = { row: 0, col: 0 };
const high = { row: 0, col: 2 };

function three(): MarketSlice {
  const s = { market: emptyMarket() };
  for (const company of ['A', 'B', 'C']) putMarker(s, company, low);
  return s;
}

test('whoever comes lies under those who are there, and a marker that does not move keeps its place', () => {
  const s = three();
  putMarker(s, 'D', high);
  putMarker(s, 'A', low);
  expect([stackAt(s, low), stackAt(s, high)]).toEqual([['A', 'B', 'C'], ['D']]);
  expect(byPrice(market, s)).toEqual(['D', 'A', 'B', 'C']);
});

test('the first by price that is accepted; of one space the top marker', () => {
  const s = three();
  putMarker(s, 'D', high);
  const first = (...accepted: string[]) => firstByPrice(market, s, (company) => accepted.includes(company));
  expect(first('A', 'B', 'C', 'D')).toBe('D');
  expect(first('C', 'B')).toBe('B');
  expect(first()).toBeUndefined();
  restack(s, 'C', 'top');
  expect(first('C', 'B')).toBe('C');
});

test('a marker that has not moved may still go under its stack, or on top of it', () => {
  const s = three();
  restack(s, 'A', 'bottom');
  expect(byPrice(market, s)).toEqual(['B', 'C', 'A']);
  restack(s, 'C', 'top');
  expect(byPrice(market, s)).toEqual(['C', 'B', 'A']);
  expect(() => restack(s, 'D', 'top')).toThrow('no marker');
});

test('the markers of a space may be put in any order; other spaces stay as they are', () => {
  const s = three();
  putMarker(s, 'D', high);
  putMarker(s, 'E', high);
  restackAs(s, low, ['B', 'C', 'A']);
  expect([stackAt(s, low), stackAt(s, high)]).toEqual([
    ['B', 'C', 'A'],
    ['D', 'E'],
  ]);
  expect(() => restackAs(s, low, ['B', 'C'])).toThrow('are not the markers');
  expect(() => restackAs(s, low, ['B', 'C', 'D'])).toThrow('are not the markers');
  expect(() => restackAs(s, low, ['B', 'B', 'C'])).toThrow('are not the markers');
});
