import { expect, test } from 'vitest';
import { sheetLines } from '../../words/web/sheet.ts';
import type { CompanyFacts, TableFacts } from '../panels/tableFacts.ts';
import { holdingsOf } from './holdingsOf.ts';

const company = (id: string, shares: CompanyFacts['shares'], more: Partial<CompanyFacts> = {}): CompanyFacts => ({
  ...{ id, name: id, mark: {} as never, figures: {}, ...more },
  ...(shares && { shares }),
});
const factsOf = (companies: readonly CompanyFacts[]): TableFacts => ({
  players: [1, 2].map((seat) => ({ seat, worth: 0, holdings: [], more: [] })),
  ...{ columns: [], companies, bank: [], clocks: [] },
});
const told = (facts: TableFacts) => {
  const { companies, players, rest } = holdingsOf(facts, sheetLines.en, (seat) => `seat ${seat}`);
  const lines = [...players, ...rest].map(({ head, held }) => [head, held.map(({ shares }) => shares)]);
  return { companies: companies.map(({ id }) => id), lines: Object.fromEntries(lines), players };
};

test('each holder has a line: players, offer and pool, the company itself and others where they hold something', () => {
  const dragons = [{ name: 'Dragons', letter: 'D', shares: 1 }];
  const { lines, players } = told(
    factsOf([
      company('A', { all: 10, held: [{ seat: 1, shares: 3 }], pool: 2, offer: 5 }, { leader: 1 }),
      company('B', { all: 5, held: [{ seat: 2, shares: 1 }], offer: 0, own: 3, others: dragons }),
    ]),
  );
  expect(lines).toEqual({
    'seat 1': [3, 0],
    'seat 2': [0, 1],
    Offer: [5, 0],
    Pool: [2, 0],
    Own: [0, 3],
    Dragons: [0, 1],
  });
  expect(players.map(({ held }) => held.map(({ leads }) => leads))).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('a company that is not in play is told of once somebody has a share; one without shares is not', () => {
  const idle = { idle: 'not started' };
  const { companies, lines } = told(
    factsOf([
      company('A', { all: 10, held: [] }, idle),
      company('B', { all: 10, held: [{ seat: 2, shares: 2 }] }, idle),
      company('C', { all: 10, held: [] }),
      company('M', undefined),
    ]),
  );
  expect(companies).toEqual(['B', 'C']);
  // unheld shares are on offer, unless the game says otherwise; and not every game has a pool
  expect(lines).toEqual({ 'seat 1': [0, 0], 'seat 2': [2, 0], Offer: [8, 10] });
});
