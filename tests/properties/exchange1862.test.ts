// Invariants of 1862's mergers between companies with random holdings, for random answers.
import { expect, test } from 'vitest';
import { apply } from '../../src/engine/core/apply.ts';
import { below, rngFrom } from '../../src/engine/core/chance.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { treasury } from '../../src/engine/core/owner.ts';
import { waiting } from '../../src/engine/core/play.ts';
import { cashOf } from '../../src/engine/money/bank.ts';
import { OFFER, POOL, percentOf, presidentOf } from '../../src/engine/shares/shares.ts';
import { previewOf } from '../../src/titles/1862/rules/exchange/preview.ts';
import { game1862 } from '../../src/titles/1862/rules/index.ts';
import type { State1862 } from '../../src/titles/1862/rules/state.ts';
import { repeatWhile } from '../support/bounded.ts';
import { eve, tens } from '../support/merger1862.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

/** A position with random owners for every share of two companies, and random money. */
function position(rng: number[]): State1862 {
  const one = () => ({
    price: [54, 71, 90, 134, 260][below(rng, 5)]!,
    trains: below(rng, 2) ? ([['A', 'express']] as const) : [],
    treasury: 30 * below(rng, 8),
    chartered: true,
    owners: { [NAMES[below(rng, 4)]!]: [30, ...tens(below(rng, 3))] },
  });
  const t = eve({
    names: NAMES,
    companies: { ENR: one(), WNR: one() },
    purses: Object.fromEntries(NAMES.map((name) => [name, 25 * below(rng, 16)])),
    asked: { consent: 'assumed' },
  }).set((s) => {
    for (const id of ['ENR', 'WNR'])
      s.shares[id]!.holders = s.shares[id]!.holders.map((holder) =>
        holder === OFFER ? [1, 2, 3, 4, 1, 2, treasury(id), POOL, OFFER][below(rng, 9)]! : holder,
      ) as never;
  });
  expect(t.waiting.length).toBe(1);
  return t.state;
}

function play(s: State1862, action: object): State1862 {
  const outcome = apply(game1862, s, waiting(game1862, s)[0]!, action);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  expect(game1862.audit(outcome.state)).toBeNull();
  return outcome.state;
}

test('nobody is left with an absorbed share, the survivor has ten, and the preview told the truth', () => {
  const rng = rngFrom('exchange of 1862');
  for (let game = 0; game < 60; game++) {
    let s = position(rng);
    const survivor = below(rng, 2) ? 'ENR' : 'WNR';
    const absorbed = survivor === 'ENR' ? 'WNR' : 'ENR';
    const told = previewOf(s, { occasion: 'merger', survivor, absorbed });
    const cash = s.cash;
    s = play(s, { type: 'merge', company: 'WNR', survivor });
    repeatWhile(
      () => s.flow.at(-1)!.kind === 'exchange',
      () => {
        // a pause: it can be saved and read again
        const again = JSON.parse(JSON.stringify(s)) as State1862;
        const action = { type: 'settleOption', reply: below(rng, 2) ? 'redeem' : 'sell' };
        s = play(s, action);
        expect(hashState(play(again, action))).toBe(hashState(s));
      },
    );
    expect(percentOf(s, absorbed, OFFER)).toBe(100);
    for (const { holder, after, gets } of told.holders) {
      const isCompany = typeof holder === 'string';
      const shares = percentOf(s, survivor, isCompany ? treasury(survivor) : holder) / 10;
      expect([shares >= after.least, shares <= after.most]).toEqual([true, true]);
      if (isCompany || holder === null) continue;
      const got = cashOf(s, holder) - (cash[holder] ?? 0);
      expect([got >= gets.least, got <= gets.most]).toEqual([true, true]);
    }
    expect(told.directors).toContain(presidentOf(s, survivor));
    const director = presidentOf(s, survivor);
    const most = Math.max(...[1, 2, 3, 4].map((seat) => percentOf(s, survivor, seat)));
    expect(director === null ? most < 30 : percentOf(s, survivor, director) === most).toBe(true);
    expect(s.shares[survivor]!.holders[0]).toBe(director ?? POOL);
  }
});
