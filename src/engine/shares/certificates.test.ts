import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeFor, exchange, halve, partWith, picked, split, totalOf, turnAll } from './certificates.ts';
import { type Certificates, type Holder, OFFER, offered, POOL } from './shares.ts';

const [ada, ben] = [1, 2];

/** A president's certificate, then as many ordinary ones of each holder. */
function owned(president: number, unit: number, first: Holder, ...others: readonly (readonly [Holder, number])[]) {
  const all = offered(president, unit);
  all.holders[0] = first;
  let next = 1;
  for (const [holder, count] of others) for (let i = 0; i < count; i++) all.holders[next++] = holder;
  return all;
}
const has = ({ percents, holders }: Certificates, holder: Holder) =>
  percents.reduce((sum, percent, i) => sum + (holders[i] === holder ? percent : 0), 0);

describe('one company', () => {
  test('a certificate is split among one holder', () => {
    const all = owned(30, 10, ada);
    split(all, 0, [10, 10, 10]);
    expect([has(all, ada), totalOf(all), all.percents.length]).toEqual([30, 100, 10]);
    expect(() => split(all, 1, [5, 6])).toThrow('is not 10%');
    expect(() => split(all, 1, [15, -5])).toThrow('is not 10%');
    expect(() => split(all, 12, [5, 5])).toThrow('no certificate');
  });

  test('all are turned to half, and new ones make up the rest', () => {
    const all = owned(40, 20, ada, [ada, 1], [POOL, 1], [OFFER, 1]);
    turnAll(all, { of: 2, is: 1 }, { percent: 10, count: 5, holder: OFFER });
    expect(all.percents).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
    expect([has(all, ada), has(all, POOL), has(all, OFFER)]).toEqual([30, 10, 60]);
    expect(() => turnAll(all, { of: 3, is: 1 }, { percent: 10, count: 5, holder: OFFER })).toThrow('whole percents');
    expect(() => turnAll(all, { of: 2, is: 1 }, { percent: 10, count: 4, holder: OFFER })).toThrow('is not 100%');
  });

  test('certificates worth exactly so much are found where there are some', () => {
    const all: Certificates = {
      ...offered(30, 10),
      percents: [30, 5, 10, 20, 35],
      holders: [ada, ada, ada, ada, POOL],
    };
    expect(picked(all, ada, 25)).toEqual([1, 3]);
    expect(picked(all, ada, 10)).toEqual([2]);
    expect(picked(all, ada, 40)).toBeNull(); // the president's is none of them
    expect(picked(all, POOL, 10)).toBeNull();
  });

  test('change for a certificate comes from several in their order, or nothing moves', () => {
    const all = owned(30, 10, ada, [POOL, 1], [ben, 3], [OFFER, 3]);
    expect(changeFor(all, 0, POOL, 20, [POOL, ben])).toBe(true);
    expect([has(all, ada), has(all, POOL), has(all, ben)]).toEqual([20, 30, 20]);
    const none = owned(30, 10, ada, [ben, 7]);
    const before = JSON.stringify(none);
    expect(changeFor(none, 0, POOL, 20, [POOL])).toBe(false);
    expect(JSON.stringify(none)).toBe(before);
  });

  /**
   * Numbers of shares of ten percent that a president with one ordinary share may part with, by the number in the pool.
   */
  test.each([
    [0, [1, 3, 4]],
    [1, [1, 2, 3, 4]],
    [2, [1, 2, 3, 4]],
  ])('with %i in the pool four shares can be sold in part', (pool, possible) => {
    const sold = [1, 2, 3, 4, 5].filter((shares) => {
      const all = owned(30, 10, ada, [ada, 1], [POOL, pool], [ben, 6 - pool]);
      const done = partWith(all, ada, POOL, shares * 10, [POOL]);
      expect([has(all, ada), totalOf(all)]).toEqual([done ? 40 - shares * 10 : 40, 100]);
      return done;
    });
    expect(sold).toEqual(possible);
  });
});

describe('several companies', () => {
  test('half goes, of the first company first, and an odd share becomes an option', () => {
    const absorbed = owned(30, 10, OFFER, [ada, 5], [ben, 1], [POOL, 1]);
    const survivor = owned(30, 10, ada, [ada, 1], [ben, 2], [POOL, 4]);
    expect(halve([absorbed, survivor], ada, POOL, 10)).toEqual({ returned: 4, option: { of: 0, number: 5 } });
    expect([has(absorbed, ada), has(survivor, ada)]).toEqual([10, 40]);
    expect(halve([absorbed, survivor], ben, POOL, 10)).toEqual({ returned: 1, option: { of: 1, number: 2 } });
    expect([has(absorbed, ben), has(survivor, ben)]).toEqual([0, 20]);
    expect(halve([absorbed, survivor], POOL, OFFER, 10).option).toBeNull();
  });

  test("the president's certificate goes before ordinary shares, unless it is the last company's or half does not cover it", () => {
    const absorbed = owned(30, 10, ada, [ada, 2]);
    const survivor = owned(30, 10, ada, [ada, 1]);
    expect(halve([absorbed, survivor], ada, POOL, 10)).toEqual({ returned: 4, option: { of: 0, number: 2 } });
    expect([absorbed.holders[0], has(absorbed, ada), has(survivor, ada)]).toEqual([POOL, 10, 40]);
    const small = owned(30, 10, ada, [ada, 2]);
    expect(() => halve([small, owned(30, 10, ben)], ada, POOL, 10)).toThrow('no ordinary share of 5 is left');
    expect(has(small, ada)).toBe(50);
  });

  test('what cannot be halved by ordinary shares is not', () => {
    expect(() => halve([owned(40, 20, ada)], ada, POOL, 10)).toThrow('cannot be halved');
    expect(() => halve([owned(30, 10, ada, [ada, 1])], ada, POOL, 10)).toThrow('cannot be halved');
    expect(() => halve([owned(30, 10, ada, [ada, 2])], ada, POOL, 10)).toThrow('no ordinary share of 5 is left');
    expect(halve([owned(30, 10, ada, [ada, 3])], ada, POOL, 10)).toEqual({ returned: 3, option: null });
  });

  test('shares are exchanged at a rate, as long as both have some', () => {
    const old = owned(20, 10, OFFER, [ada, 5], [POOL, 3]);
    const fresh = owned(20, 10, OFFER, [POOL, 8]);
    expect(exchange(old, fresh, ada, POOL, { give: 2, take: 1 })).toBe(2);
    expect([has(old, ada), has(fresh, ada), has(old, POOL)]).toEqual([10, 20, 70]);
    expect(exchange(fresh, old, ada, POOL, { give: 1, take: 1 }, 1)).toBe(1);
    expect([has(old, ada), has(fresh, ada)]).toEqual([20, 10]);
    expect(exchange(old, fresh, ben, POOL, { give: 1, take: 1 })).toBe(0);
  });
});

/** A company of one size of share, held by anybody. */
const company = fc
  .record({
    sizes: fc.constantFrom([20, 10], [30, 10], [40, 20], [10, 10], [20, 5]),
    holders: fc.array(fc.constantFrom<Holder[]>(ada, ben, POOL, OFFER), { minLength: 20, maxLength: 20 }),
  })
  .map(({ sizes: [president, unit], holders }): Certificates => {
    const all = offered(president!, unit!);
    return { ...all, holders: all.holders.map((_, i) => holders[i]!) };
  });
const everybody: readonly Holder[] = [ada, ben, POOL, OFFER];
const isWhole = (all: Certificates): boolean =>
  totalOf(all) === 100 &&
  all.percents.length === all.holders.length &&
  everybody.reduce<number>((sum, holder) => sum + has(all, holder), 0) === 100;

test('whatever is done in whatever order, every company is whole, and what fails moves nothing', () => {
  const who = fc.constantFrom(...everybody);
  const deed = fc.record({ kind: fc.nat(5), from: who, to: who, n: fc.nat(10), i: fc.nat(20) });
  fc.assert(
    fc.property(company, company, fc.array(deed, { maxLength: 12 }), (a, b, deeds) => {
      for (const { kind, from, to, n, i } of deeds) {
        const before = JSON.stringify([a, b]);
        const number = i % a.percents.length;
        const had = has(a, from);
        let done = true;
        try {
          if (kind === 0) split(a, number, [n, a.percents[number]! - n]);
          else if (kind === 1) turnAll(a, { of: 2, is: 1 }, { percent: 10, count: 5, holder: to });
          else if (kind === 2) done = changeFor(a, number, to, 10 * n, [POOL, OFFER]);
          else if (kind === 3) done = partWith(a, from, to, 5 * n, [POOL]);
          else if (kind === 4) halve([a, b], from, to, 10);
          else done = exchange(a, b, from, to, { give: 1 + (n % 2), take: 1 }) > 0;
        } catch {
          done = false;
        }
        expect([isWhole(a), isWhole(b)]).toEqual([true, true]);
        if (!done) expect(JSON.stringify([a, b])).toBe(before);
        else if (kind === 3 && from !== to && from !== POOL) expect(has(a, from)).toBe(had - 5 * n);
      }
    }),
    { numRuns: 300, seed: 1 },
  );
});
