import { describe, expect, test } from 'vitest';
import { eve, tens } from '../../../../tests/support/merger1862.ts';
import type { Core } from '../../../engine/index.ts';
import { wordsFrom } from '../../../words/words.ts';
import { loadCatalogue } from '../../words.ts';
import { game1862 } from '../rules/index.ts';
import type { State1862 } from '../rules/state.ts';
import { proposalIn } from './ExchangeOutlook.tsx';
import { face1862 } from './face.ts';

const catalogues = (await loadCatalogue('1862'))!;
const words = (lang: 'en' | 'it') => wordsFrom(catalogues[lang], game1862 as never, lang, ['Ada', 'Ben', 'Cleo']);

const table = () =>
  eve({
    companies: {
      ENR: {
        price: 100,
        owners: { Ada: [30, 10, 10], Cleo: [10] },
        trains: [
          ['A', 'freight', 2],
          ['B', 'express'],
        ],
        permits: ['freight', 'express'],
      },
      WNR: { price: 82, owners: { Ben: [30, ...tens(3)] } },
    },
  });

const { state } = table();
const s = state as unknown as Core;
const company = (id: string, lang: 'en' | 'it' = 'en', of = s) =>
  face1862.facts!(of, words(lang), lang).companies.find((one) => one.id === id)!;

describe('a company of 1862', () => {
  test('shows permits, trains by kind with their warranties, and its own shares', () => {
    expect(company('ENR')).toMatchObject({ trains: ['A-F ★★', 'B-E'], shares: { own: 4, pool: 0 } });
    expect(company('ENR', 'it').trains).toEqual(['A-M ★★', 'B-E']);
    expect(company('ENR').more).toContainEqual({ id: 'permits', label: 'Permits', value: 'freight and express' });
  });

  test('says that it has a charter, an obligation and no director', () => {
    const t = table()
      .company('FDR', { price: 68, chartered: true, floated: false, owners: { Cleo: [30] } })
      .company('WVR', { price: 60, pool: [30], own: tens(2) });
    t.set((now) => now.obligations.push({ company: 'FDR', seat: 3 }));
    const told = (id: string) => company(id, 'en', t.state as unknown as Core).more!.map(({ value }) => value);
    expect(told('FDR')).toEqual(expect.arrayContaining(['chartered', 'not floated', 'Cleo has to float it']));
    expect(told('WVR')).toContain('in receivership');
  });
});

test('the market is a zigzag: a space right is two prices on, in the same row', () => {
  const { rows, zones } = face1862.market!(s, words('en'), 'en');
  expect(rows.map((row) => row.slice(0, 4).map(({ price }) => price))).toEqual([
    [7, 20, 31, 40],
    [0, 14, 26, 36],
  ]);
  expect(rows.flat()).toHaveLength(67);
  const used = new Set(rows.flat().map(({ zone }) => zone));
  expect(zones.every(({ id }) => used.has(id))).toBe(true);
  expect(rows[1]!.find(({ price }) => price === 100)!.companies.map(({ id }) => id)).toEqual(['ENR']);
});

test('trains say what they are as each kind, and the limit what it counts', () => {
  const { trains, facts } = face1862.depot!(s, words('en'), 'en');
  expect(trains[1]).toMatchObject({ type: 'B', note: 'freight 2, local and express 2/3' });
  expect(facts).toContainEqual({ id: 'limit', label: 'Trains a company', value: '3 of each kind' });
});

describe('what is proposed', () => {
  const merger = { occasion: 'merger', survivor: 'ENR', absorbed: 'WNR' };

  test('is known once partner and survivor are chosen', () => {
    expect(proposalIn(state as State1862, { type: 'merge', company: 'WNR' })).toBeNull();
    expect(proposalIn(state as State1862, { type: 'merge', company: 'WNR', survivor: 'ENR' })).toEqual(merger);
    expect(proposalIn(state as State1862, { type: 'refinance' })).toEqual({ occasion: 'refinancing' });
    expect(proposalIn(state as State1862, null)).toBeNull();
  });

  test('is what the other director is asked', () => {
    const t = table().plays('Ada', { type: 'merge', company: 'WNR', survivor: 'ENR' });
    expect(proposalIn(t.state, null)).toEqual(merger);
  });
});
