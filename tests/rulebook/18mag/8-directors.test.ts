// Section 8: who directs a major.
import { expect } from 'vitest';
import type { MajorId } from '../../../src/titles/18mag/rules/companies.ts';
import { rule } from '../../support/rule.ts';
import { table18mag } from '../../support/table18mag.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dora'];
const four = (owners: Record<string, number[]>) =>
  table18mag(people)
    .minor('8', { owner: 'Ada' })
    .purses({ Ada: 2000, Ben: 2000, Cleo: 2000, Dora: 2000 })
    .major('SIK', { owners });
const sell = (percent: number) => ({ type: 'sellShares', company: 'SIK', percent }) as const;
const buy = (company: MajorId = 'SIK') => ({ type: 'buyShare', company }) as const;

rule('18mag-R136', 'after a sale another has more: he directs', () => {
  const t = four({ Ada: [20, 10], Ben: [10, 10, 10] }).plays('Ada', sell(10));
  expect(t.owner('SIK')).toBe('Ben');
});

rule('18mag-R136', 'equal holdings change nothing', () => {
  const t = four({ Ada: [20, 10], Ben: [10, 10] }).plays('Ada', sell(10));
  expect(t.percent('SIK')).toMatchObject({ Ada: 20, Ben: 20 });
  expect(t.owner('SIK')).toBe('Ada');
  const bought = four({ Ada: [20], Ben: [10] })
    .passes('Ada')
    .plays('Ben', buy());
  expect(bought.owner('SIK')).toBe('Ada');
});

rule('18mag-R137', 'the new director gives two shares for the certificate', () => {
  const t = four({ Ada: [20], Ben: [10, 10] })
    .passes('Ada')
    .plays('Ben', buy());
  expect(t.certificates('SIK')).toEqual({ Ada: [10, 10], Ben: [20, 10], pool: Array(5).fill(10) });
  expect(t.lastEvents).toContainEqual({ type: 'presidencyPassed', company: 'SIK', from: 'Ada', to: 'Ben' });
});

rule('18mag-R137', 'a sale passes ordinary shares to the bank, those that came for the certificate too', () => {
  const t = four({ Ada: [20, 10], Ben: [10, 10] }).plays('Ada', sell(30));
  expect(t.certificates('SIK')).toEqual({ Ben: [20], pool: Array(8).fill(10) });
  expect(t.cash('Ada')).toBe(2000 + 3 * 70);
});

rule('18mag-R138', 'a director sells down only where another holds 20%', () => {
  const t = four({ Ada: [20, 10], Ben: [10], Cleo: [10] });
  expect(t.refuses('Ada', sell(20))).toMatchObject({ code: 'sell.presidency' });
  expect(t.refuses('Ada', sell(30))).toMatchObject({ code: 'sell.presidency' });
  const may = four({ Ada: [20, 10], Ben: [10], Cleo: [10, 10] }).plays('Ada', sell(20));
  expect(may.owner('SIK')).toBe('Cleo');
});

rule('18mag-R138', 'whoever is no director sells as he likes', () => {
  const t = four({ Ada: [20, 10], Ben: [10, 10] })
    .passes('Ada')
    .plays('Ben', sell(20));
  expect(t.percent('SIK').Ben).toBeUndefined();
});

rule('18mag-R136', 'the sale of anybody else changes no director, also where another has as much as he', () => {
  const t = four({ Ada: [20], Ben: [10, 10], Cleo: [10, 10] })
    .passes('Ada')
    .plays('Ben', sell(10));
  expect(t.owner('SIK')).toBe('Ada');
  expect(t.told('presidencyPassed')).toEqual([]);
  const none = four({ Ada: [10], Ben: [10] }).plays('Ada', sell(10));
  expect(none.owner('SIK')).toBeUndefined();
});

rule('18mag-R138', 'the one with most directs', () => {
  const t = four({ Ada: [20, 10], Ben: [10, 10], Cleo: [10, 10, 10] }).plays('Ada', sell(20));
  expect(t.owner('SIK')).toBe('Cleo');
});

rule.each(
  '18mag-R138',
  'of equal ones the first in playing order after the old director',
  [
    { director: 'Ada', others: ['Ben', 'Dora'], next: 'Ben' },
    { director: 'Cleo', others: ['Ben', 'Dora'], next: 'Dora' },
    { director: 'Dora', others: ['Cleo', 'Ben'], next: 'Ben' },
  ],
  ({ director, others, next }) => {
    const owners = { [director]: [20, 10], ...Object.fromEntries(others.map((name) => [name, [10, 10]])) };
    const t = four(owners).stockRound({ turn: director }).plays(director, sell(20));
    expect(t.owner('SIK')).toBe(next);
  },
);

rule('18mag-R139', 'the first with two shares of a major without a director becomes its director', () => {
  const t = four({ Ada: [10], Ben: [10], Cleo: [10] });
  t.passes('Ada').plays('Ben', buy());
  expect(t.owner('SIK')).toBe('Ben');
  t.plays('Cleo', buy());
  expect(t.owner('SIK')).toBe('Ben');
});

rule('18mag-R139', 'he keeps the charge with its certificate when others go', () => {
  const t = four({ Ada: [20], Ben: [10] })
    .passes('Ada')
    .plays('Ben', sell(10));
  expect(t.certificates('SIK')).toEqual({ Ada: [20], pool: Array(8).fill(10) });
  expect(t.owner('SIK')).toBe('Ada');
});

rule('18mag-R140', 'a purchase that overtakes the director changes him too', () => {
  const t = four({ Ada: [20, 10], Ben: [10, 10, 10] })
    .passes('Ada')
    .plays('Ben', buy());
  expect(t.owner('SIK')).toBe('Ben');
  expect(t.certificates('SIK')).toMatchObject({ Ada: [10, 10, 10], Ben: [20, 10, 10] });
});

rule('18mag-R140', 'the new director decides in the operating round', () => {
  const t = four({ Ada: [20], Ben: [10, 10] })
    .purses({ Ada: 2000, Ben: 2000, Cleo: 2000, Dora: 2000, SIK: 20 })
    .passes('Ada')
    .plays('Ben', buy())
    .passes('Cleo', 'Dora', 'Ada', 'Ben');
  t.passesWhile(() => t.waiting[0] !== 'Ben');
  t.plays('Ben', { type: 'dividend', amount: 20 });
});
