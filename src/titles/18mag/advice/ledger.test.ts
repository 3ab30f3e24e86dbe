import { describe, expect, test } from 'vitest';
import { table18mag } from '../../../../tests/support/table18mag.ts';
import { rngFrom } from '../../../engine/index.ts';
import { copyOf, type Ledger, ledgerOf, placeOf, priceIn, roomOf, worthsIn } from './ledger.ts';
import { operate, payFrom } from './ledgerRounds.ts';
import { buy, sell, trade } from './ledgerTrades.ts';
import { weighed } from './thought.ts';

const names = ['Ada', 'Ben', 'Cleo'];

/** Ada directs SIK with three shares, Ben has two; all have money. */
function position(cash = 300): Ledger {
  const t = table18mag(names)
    .phase('green')
    .purses({ Ada: cash, Ben: cash, Cleo: cash })
    .major('SIK', { price: 100, owners: { Ada: [20, 10], Ben: [10, 10] }, treasury: 70 });
  for (const id of ['1', '4', '11'] as const) t.minor(id, { owner: 'Cleo', trains: ['2'] });
  return ledgerOf(t.stockRound({ turn: 'Ada' }).state);
}
const sik = placeOf(position(), 'SIK');

describe('a ledger', () => {
  test('has the shares, the money and the director of the table', () => {
    const ledger = position();
    expect(ledger.held[sik]).toEqual([3, 2, 0]);
    expect(ledger.left[sik]).toBe(5);
    expect(ledger.directors[sik]).toBe(0);
    expect(ledger.tills[sik]).toBe(70);
    expect(worthsIn(ledger)).toEqual([600, 500, 300]);
  });

  test('counts a director one certificate for two shares', () => {
    const ledger = position();
    expect(roomOf(ledger, 0)).toBe(18 - 2);
    expect(roomOf(ledger, 1)).toBe(18 - 2);
  });

  test('pays a tenth for each share, and moves the price by the sum', () => {
    const ledger = position();
    const col = ledger.cols[sik]!;
    payFrom(ledger, sik, 60);
    expect(ledger.cash).toEqual([318, 312, 300]);
    expect(ledger.cols[sik]).toBe(col + 2);
    payFrom(ledger, sik, 0);
    expect(ledger.cols[sik]).toBe(col + 1);
    expect(ledger.tills[sik]).toBe(10);
  });

  test('keeps what moves no price, but not in the last round', () => {
    const ledger = position();
    const still = ledger.economy.majors.map(() => 0);
    operate(ledger, 0, still);
    expect(ledger.tills[sik]).toBe(10);
    operate(ledger, ledger.rounds.length - 1, still);
    expect(ledger.tills[sik]).toBe(0);
  });

  test('pays minors to their owners, ever more', () => {
    const ledger = position();
    expect(ledger.runs[0]![0]).toBe(0);
    expect(ledger.runs[0]![2]).toBeGreaterThan(0);
    expect(ledger.runs.at(-1)![2]).toBeGreaterThan(ledger.runs[0]![2]!);
  });

  test('gives the direction to whoever has more', () => {
    const ledger = position();
    buy(ledger, 1, sik);
    expect(ledger.directors[sik]).toBe(0);
    buy(ledger, 1, sik);
    expect(ledger.directors[sik]).toBe(1);
    expect(ledger.cash[1]).toBe(100);
  });

  test('sells a block for the price of the day, and the price falls once', () => {
    const ledger = position();
    const before = priceIn(ledger, sik);
    sell(ledger, 0, sik, 2);
    expect(ledger.cash[0]).toBe(300 + 2 * before);
    expect(priceIn(ledger, sik)).toBe(95);
    expect(ledger.directors[sik]).toBe(1);
  });

  test('ends a stock round where nothing is on sale, with a rise for what is sold out', () => {
    const ledger = position();
    ledger.left.fill(0);
    const col = ledger.cols[sik]!;
    trade(ledger, 0, 0);
    expect(ledger.cols[sik]).toBe(col + 1);
    expect(ledger.cash).toEqual([300, 300, 300]);
  });

  test('is left alone by its copy', () => {
    const ledger = position();
    const copy = copyOf(ledger);
    trade(copy, 0, 0);
    expect(copy.held).not.toEqual(ledger.held);
    expect(ledger.held[sik]).toEqual([3, 2, 0]);
  });
});

describe('thought on paper', () => {
  test('finds money better than none, and comes to the same in the same luck', () => {
    const gift = (money: number) => ({
      action: { type: `${money}` },
      begin: (on: Ledger) => {
        on.cash[0]! += money;
      },
    });
    const think = () => weighed(position(), 0, [gift(0), gift(500), gift(100)], rngFrom('paper'));
    expect(think().map(({ action }) => action.type)).toEqual(['500', '100', '0']);
    expect(think()).toEqual(think());
  });
});
