// 1862, section 5: the price of a merged company (R065-R066, X01-X06).
import { expect } from 'vitest';
import { ipoTable, mergedPrice } from '../../../src/titles/1862/rules/exchange/begin.ts';
import { eve, merges, type Position, tens } from '../../support/merger1862.ts';
import { example, rule } from '../../support/rule.ts';

const train = [['A', 'express']] as const;

const priced = (one: number, oneTrain: boolean, other: number, otherTrain: boolean) =>
  eve({
    companies: {
      ENR: { price: one, trains: oneTrain ? train : [], owners: { Ada: [30] } },
      WNR: { price: other, trains: otherTrain ? train : [], owners: { Ada: [30] } },
    },
  });

/** Expects this price whichever of them survives; both have trains by default. */
function becomes(one: number, other: number, price: number, [oneTrain, otherTrain] = [true, true]): void {
  const t = priced(one, oneTrain, other, otherTrain);
  expect(mergedPrice(t.state, 'ENR', 'WNR')).toBe(price);
  expect(mergedPrice(t.state, 'WNR', 'ENR')).toBe(price);
  t.plays('Ada', merges('WNR', 'ENR'));
  expect(t.price('ENR')).toBe(price);
}

example('1862-X01', '68 and 100 become 116', () => becomes(68, 100, 116));

example('1862-X02', '54 and 62 become 82', () => becomes(54, 62, 82));

example('1862-X03', '78 with a train and 116 without become 95; with trains 134', () => {
  becomes(78, 116, 95, [true, false]);
  becomes(78, 116, 134);
});

example('1862-X04', '116 with a train and 68 without become 90; with trains 122', () => {
  becomes(116, 68, 90, [true, false]);
  becomes(116, 68, 122);
});

example('1862-X05', '110 and 90 without trains become 71', () => becomes(110, 90, 71, [false, false]));

example('1862-X06', 'twice 90 become 134', () => becomes(90, 90, 134));

rule('1862-R065', 'without a train half the price counts, rounded down before prices are compared', () => {
  // 71 counts 35, and 35 + 45 are 80; with a train 71 + 45 are 116
  expect(mergedPrice(priced(71, false, 90, true).state, 'ENR', 'WNR')).toBe(78);
  expect(mergedPrice(priced(71, true, 90, true).state, 'ENR', 'WNR')).toBe(116);
});

rule.each(
  '1862-R066',
  'the IPO marker goes to the greatest IPO price that is not above the new price, within 54 and 100',
  [
    [90, 90, 100],
    [54, 62, 82],
    [50, 40, 62],
    [31, 31, 54],
  ] as const,
  ([one, other, ipo]) => {
    const t = priced(one, true, other, true).plays('Ada', merges('WNR', 'ENR'));
    expect(t.state.companies.ENR.ipo).toBe(ipo);
  },
);

/** Ada directs both; everybody can pay for everything. */
const rich = (enr: Position, wnr: Position, more: Partial<Parameters<typeof eve>[0]> = {}) =>
  eve({
    companies: { ENR: { price: 100, ...enr }, WNR: { price: 100, ...wnr } },
    purses: { Ada: 500, Ben: 500, Cleo: 500 },
    ...more,
  });

rule(
  '1862-R066',
  'the marker stands among the others only if both were there; by the other ruling unless both were chartered',
  () => {
    const table = (one: boolean, other: boolean, rulings = {}) => {
      const owners = { Ada: [30, ...tens(3)] };
      const t = rich({ chartered: one, owners }, { chartered: other, owners }).ruled(rulings);
      return ipoTable(t.plays('Ada', merges('WNR', 'ENR')).state, 'ENR');
    };
    expect([table(true, true), table(true, false), table(false, false)]).toEqual(['chartered', 'chartered', 'others']);
    const ruled = { mergedCharter: 'onlyIfBoth' };
    expect([table(true, true, ruled), table(false, true, ruled), table(false, false, ruled)]).toEqual([
      'chartered',
      'others',
      'others',
    ]);
  },
);
