import { describe, expect, test } from 'vitest';
import type { ForeignAction } from '../../../records/import18xx/foreign.ts';
import { placeOf } from './shares.ts';

const by = (entity: string, type: string, more: object): ForeignAction => ({
  type,
  entity,
  entity_type: entity.startsWith('P') ? 'player' : 'corporation',
  ...more,
});
const buys = (entity: string, number: number) => by(entity, 'buy_shares', { shares: [`GER_${number}`], percent: 10 });
const sells = (entity: string, ...numbers: number[]) =>
  by(entity, 'sell_shares', { shares: numbers.map((number) => `GER_${number}`), percent: 10 * numbers.length });
const starts = by('P1', 'par', { corporation: 'GER', share_price: '60,0,15' });
const withCharter = [by('P1', 'bid', { corporation: 'GER', price: 0 }), starts];
const merges = by('GER', 'merge', { corporation: 'WNR' });

/** Source of the share in the last of these actions. */
const place = (lying: { offer?: number; treasury?: number; pool?: number }, ...actions: ForeignAction[]) =>
  placeOf(actions, actions.length - 1, { offer: 0, treasury: 0, pool: 0, ...lying });

test('where only one place has shares nothing needs to be told', () => {
  expect(place({ pool: 3 }, ...withCharter, buys('P2', 1))).toBe('pool');
  expect(place({ treasury: 7 }, starts, buys('P2', 1))).toBe('treasury');
});

describe('a number that was named before', () => {
  test('lies where it was sold or redeemed', () => {
    const begun = [...withCharter, buys('P1', 1), buys('P1', 2), sells('P1', 1, 2), buys('GER', 1)];
    expect(place({ offer: 5, treasury: 1, pool: 1 }, ...begun, buys('P2', 2))).toBe('pool');
    expect(place({ offer: 5, treasury: 1, pool: 1 }, ...begun, buys('P2', 1))).toBe('treasury');
    expect(place({ offer: 5, treasury: 1, pool: 1 }, ...begun, buys('P2', 3))).toBe('offer');
  });

  test('and came to the pool in an exchange if somebody had it', () => {
    expect(place({ treasury: 2, pool: 2 }, ...withCharter, buys('P1', 1), merges, buys('P2', 1))).toBe('pool');
  });

  test('or to the company, if the pool is full of others', () => {
    const begun = [...withCharter, buys('P1', 1), buys('P2', 2), merges, sells('P2', 2)];
    expect(place({ treasury: 1, pool: 1 }, ...begun, buys('P3', 1))).toBe('treasury');
    expect(place({ treasury: 1, pool: 2 }, ...begun, buys('P3', 1))).toBe('pool');
  });

  test('means nothing from an earlier start', () => {
    const begun = [...withCharter, buys('P1', 1), sells('P1', 1), starts, buys('P1', 2), sells('P1', 2)];
    expect(place({ treasury: 6, pool: 1 }, ...begun, buys('P2', 1))).toBe('treasury');
  });
});

describe('a number that was never named', () => {
  test('with a charter the first came to the company in the exchange, the others to the pool', () => {
    const more = [...withCharter, buys('P1', 1), buys('P1', 2), merges];
    expect(place({ treasury: 1, pool: 5 }, ...more, buys('P2', 3))).toBe('treasury');
    expect(place({ treasury: 1, pool: 5 }, ...more, buys('P2', 4))).toBe('pool');
  });

  test('without a charter it is still with the company', () => {
    const more = [buys('P1', 1), buys('P1', 2), merges];
    expect(place({ treasury: 5, pool: 1 }, starts, ...more, buys('P2', 3))).toBe('treasury');
  });

  test('the company gave away the last of its shares in an exchange', () => {
    const begun = [starts, buys('P1', 1), buys('P1', 2), merges];
    expect(place({ treasury: 3, pool: 3 }, ...begun, buys('P2', 5))).toBe('treasury');
    expect(place({ treasury: 3, pool: 3 }, ...begun, buys('P2', 6))).toBe('pool');
  });

  test('and sold the first to raise money', () => {
    const begun = [starts, buys('P1', 1), buys('P1', 2)];
    expect(place({ treasury: 4, pool: 1 }, ...begun, buys('P2', 3))).toBe('pool');
    expect(place({ treasury: 4, pool: 1 }, ...begun, buys('P2', 4))).toBe('treasury');
  });

  test('refinancing is an exchange too: options are decided after an action of the company', () => {
    const begun = [starts, buys('P1', 1), by('GER', 'pass', {}), by('P1', 'choose', { choice: 'sell' })];
    expect(place({ treasury: 4, pool: 3 }, ...begun, buys('P2', 7))).toBe('pool');
    const tokens = [starts, buys('P1', 1), by('GER', 'pass', {}), by('P1', 'choose', { choice: 4 })];
    expect(place({ treasury: 4, pool: 3 }, ...tokens, buys('P2', 7))).toBe('treasury');
  });
});

test('what is bought next lies there now: the company has the first of those that are its own', () => {
  const begun = [starts, buys('P1', 1), buys('P1', 2), merges];
  const ahead = [buys('P3', 6), buys('P3', 7), buys('P3', 1)];
  const at = begun.length;
  const lying = { offer: 0, treasury: 1, pool: 3 };
  expect(placeOf([...begun, buys('P2', 5)], at, lying)).toBe('pool');
  expect(placeOf([...begun, buys('P2', 5), ...ahead], at, lying)).toBe('treasury');
  expect(placeOf([...begun, buys('P2', 5), merges, ...ahead], at, lying)).toBe('pool');
});
