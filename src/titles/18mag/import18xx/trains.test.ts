import { expect, test } from 'vitest';
import { played18mag } from '../../../../tests/support/foreign18mag.ts';
import type { ForeignRecord } from '../../../records/import18xx/foreign.ts';
import type { State18Mag } from '../rules/state.ts';
import { oursFor, oursToRun, sellerOf, theirsFor, trainsAfter } from './trains.ts';

const recordOf = (...actions: object[]) => ({ actions }) as unknown as ForeignRecord;
const drafts = (minor: string) => ({ type: 'bid', entity: 'P1', minor, price: 0 });
const buys = (entity: string, train: string, price = 100) => ({ type: 'buy_train', entity, train, price });
const scraps = (entity: string, train: string) => ({ type: 'discard_train', entity, train });

/** The platform's trains by their numbers: the supply first. */
function numbersIn(record: ForeignRecord, done = record.actions.length) {
  const { supply, held } = trainsAfter(record, done);
  const numbers = (pieces: readonly { number: string }[]) => pieces.map(({ number }) => number).join(' ');
  return [numbers(supply), ...Object.entries(held).map(([minor, pieces]) => `${minor}: ${numbers(pieces)}`)];
}

const record = recordOf(
  drafts('6'),
  { type: 'bid', entity: 'P2', corporation: 'SIK', price: 0 },
  drafts('3'),
  scraps('3', '2-1'),
  buys('6', '3-0'),
  buys('3', '2-0'),
  buys('3', '2-1'),
);

test('who has which train: drafted, scrapped, sold by another minor, sold again under its old number', () => {
  expect(numbersIn(record, 3)).toEqual(['2-2 3-0 4-0 6-0', '3: 2-1', '6: 2-0']);
  expect(numbersIn(record, 4)).toEqual(['2-1 2-2 3-0 4-0 6-0', '3: ', '6: 2-0']);
  expect(numbersIn(record)).toEqual(['2-2 3-1 4-0 6-0', '3: 2-0 2-1', '6: 3-0']);
  expect(sellerOf(trainsAfter(record, 4), '2-1')).toBeUndefined();
});

test('ours bear new numbers, and are known by their place', () => {
  const { end } = played18mag({ seed: 'trains', players: 3, moves: 0 });
  const s: State18Mag = { ...end, trains: { 6: ['3-0'], 3: ['2-0', '2-2'] } };
  const trains = trainsAfter(record, 7);
  expect(oursFor(s, trains, '2-1')).toBe('2-2');
  expect(theirsFor(s, trains, '2-2')).toBe('2-1');
  expect(theirsFor(s, trains, '3-0')).toBe('3-0');
  // unowned trains and those of another type keep their names
  expect(oursFor(s, trains, '6-0')).toBe('6-0');
  expect(oursFor({ ...s, trains: { 6: ['4-0'] } }, trains, '3-0')).toBe('3-0');
});

/** A scrapped 3 stands before the 2s: its replacement gets a number already in use. */
const twice = [drafts('6'), buys('6', '3-0'), scraps('6', '3-0'), buys('3', '3-1'), buys('3', '3-0')];

test('a number comes twice where a scrapped train is bought from the front, and means the piece made last', () => {
  expect(numbersIn(recordOf(...twice))).toEqual(['3-1 2-1 3-2 4-0 6-0', '3: 3-1 3-0', '6: 2-0']);
  const trains = trainsAfter(recordOf(...twice), twice.length);
  expect(sellerOf(trains, '3-1')).toBeUndefined();
  expect(sellerOf(trains, '3-0')).toBe('3');
  const bought = recordOf(...twice, buys('6', '3-1'));
  expect(numbersIn(bought)).toEqual(['3-2 2-1 3-2 4-0 6-0', '3: 3-1 3-0', '6: 2-0 3-1']);
  expect(sellerOf(trainsAfter(bought, 6), '3-1')).toBe('6');
});

test('scrapping by a number whose youngest piece is not the minor’s leaves it its train', () => {
  const scrapped = recordOf(...twice, scraps('3', '3-1'));
  expect(numbersIn(scrapped)).toEqual(['3-1 3-1 2-1 3-2 4-0 6-0', '3: 3-1 3-0', '6: 2-0']);
  expect(sellerOf(trainsAfter(scrapped, 6), '3-1')).toBeUndefined();
  const bought = recordOf(...twice, scraps('3', '3-1'), buys('6', '3-1'));
  expect(numbersIn(bought)).toEqual(['3-2 2-1 3-2 4-0 6-0', '3: 3-1 3-0', '6: 2-0 3-1']);
});

test('a minor runs its own train of a number, and each of two once', () => {
  const { end } = played18mag({ seed: 'trains', players: 3, moves: 0 });
  const s: State18Mag = { ...end, trains: { 6: ['2-0'], 3: ['3-1', '3-2', '3-7'] } };
  const both = recordOf(...twice, buys('3', '3-1'));
  const ours = oursToRun(s, trainsAfter(both, 6), '3');
  expect([ours('3-1'), ours('3-0'), ours('3-1'), ours('3-1')]).toEqual(['3-1', '3-2', '3-7', '3-1']);
});
