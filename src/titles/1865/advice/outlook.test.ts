import { expect, test } from 'vitest';
import { table1865 } from '../../../../tests/support/table1865.ts';
import { outlookOf } from './outlook.ts';
import { standingOf } from './standing.ts';

const { state } = table1865(['Ada', 'Ben', 'Cleo'])
  .phase('3')
  .company('FMS', { owners: { Ada: [40, 20], Ben: [20], Cleo: [20] }, traffic: 14, trains: ['PH3'], treasury: 50 });
const now = standingOf(state, 'FMS');
const gain = (change: object, rounds = 8): number => outlookOf(state, { ...now, ...change }, rounds).gain;

test('a share gains by dividends and by its price, more in more rounds', () => {
  // one round: 14 units of traffic, a fifth of 140 and a space of the market
  expect(gain({ tokens: 0 }, 1)).toBeCloseTo(28 + 10, 0);
  expect(gain({})).toBeGreaterThan(gain({}, 4));
});

test('traffic without trains is worth little, and money for a train is worth what the train will cover', () => {
  const worthOfTraffic = gain({ traffic: 28 }) - gain({});
  const worthOfMoney = gain({ traffic: 28, money: 400 }) - gain({ traffic: 28 });
  const idle = gain({ traffic: 5, tokens: 0, money: 400 }) - gain({ traffic: 5, tokens: 0 });
  expect(worthOfMoney).toBeGreaterThan(100);
  expect(worthOfTraffic).toBeGreaterThan(0);
  expect(idle).toBeLessThan(worthOfMoney);
});

test('a company that loses its last train costs its president the next one', () => {
  const doomed = { trains: [{ covers: 14, life: 1 }], traffic: 20, tokens: 0, money: 0, offered: 0 };
  expect(outlookOf(state, { ...now, ...doomed }, 6).burden).toBeGreaterThan(100);
  expect(outlookOf(state, { ...now, ...doomed, trains: [{ covers: 14, life: Infinity }] }, 6).burden).toBe(0);
});
