// The story of the FMS (figures 1 to 8 of the book): launched in a stock round, and four operating turns on the map.
import { expect } from 'vitest';
import { directRoutes } from '../../../src/titles/1865/rules/operating/directRoutes.ts';
import { rankOf } from '../../../src/titles/1865/rules/rank.ts';
import { exampleBegins } from '../../support/exampleTables.ts';
import { example } from '../../support/rule.ts';
import { place, table1865 } from '../../support/table1865.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;
const pass = { type: 'pass' } as const;
const share = { type: 'buyShare', company: 'FMS', from: 'offer' } as const;

/** Ada has opened FMS at 100; RCSF is Ben's and SFSS Cid's, and all their certificates are sold. */
const opened = () =>
  table1865(['Ada', 'Ben', 'Cid'])
    .company('FMS', { price: 100, owners: { Ada: [40] }, launched: false, treasury: 200 })
    .company('RCSF', { price: 80, owners: { Ben: [40, 20], Ada: [20], Cid: [20] }, treasury: 500, traffic: 3 })
    .company('SFSS', { price: 70, owners: { Cid: [40, 20], Ada: [20], Ben: [20] }, treasury: 500, traffic: 3 })
    .stockRound({ turn: 'Ada' });
type Story = ReturnType<typeof opened>;

/** The book's figures for the FMS after a turn. */
const fms = (t: Story) => ({
  traffic: t.state.companies.FMS.traffic,
  cash: t.cash('FMS'),
  price: t.price('FMS'),
  rank: rankOf(t.state, 'FMS'),
});

function placeToken(t: Story, name: string): Story {
  const routes = directRoutes(t.state, 'FMS', place(name));
  expect(routes).toHaveLength(1);
  return t.plays('Ada', { type: 'placeToken', city: place(name), route: [...routes[0]!.track] });
}

const buy = (t: Story, name: string, train: string, price: number) =>
  t.plays(name, { type: 'buyTrain', from: 'bank', train, price });
const dividend = (kind: 'payout' | 'withhold') => ({ type: 'dividend', kind }) as const;

/** The current decision. */
const stage = (t: Story): string => `${t.waiting[0]} ${t.state.flow.at(-1)!.at}`;

/** Another company builds nothing, pays out, and buys this train. */
function operates(t: Story, name: string, train: string, price: number): void {
  t.plays(name, pass); // no tiles
  if (stage(t) === `${name} token`) t.plays(name, pass);
  if (stage(t) === `${name} dividend`) t.plays(name, dividend('payout'));
  buy(t, name, train, price);
  if (stage(t) === `${name} trains`) t.plays(name, pass);
}

function launch(t: Story): void {
  for (const name of ['Ada', 'Ben', 'Cid']) t.plays(name, share);
  for (const name of ['Ada', 'Ben', 'Cid']) t.plays(name, pass);
  expect(fms(t)).toEqual({ traffic: 3, cash: 500, price: 100, rank: 1 }); // Cagliari brings 3
}

function first(t: Story): void {
  t.plays('Ada', lay('F38', '8', 1)).plays('Ada', lay('F36', '173', 0));
  expect(t.cash('FMS')).toBe(480);
  placeToken(t, 'Su Suergiu'); // one plain border and one mountain: 70; the mine brings 2
  expect(fms(t)).toEqual({ traffic: 5, cash: 410, price: 90, rank: 2 }); // no train, no revenue: one space back
  buy(t, 'Ada', 'PH2-0', 100).plays('Ada', pass);
  expect(fms(t)).toEqual({ traffic: 5, cash: 310, price: 100, rank: 4 });
  operates(t, 'Ben', 'PH2-1', 100);
  operates(t, 'Cid', 'PH2-2', 100);
}

function second(t: Story): void {
  t.plays('Ada', lay('E37', '4', 0)).plays('Ada', lay('E35', '8', 0));
  expect(stage(t)).toBe('Ada dividend');
  expect(fms(t)).toMatchObject({ traffic: 7, cash: 290 }); // the mine brings 2
  const ada = t.cash('Ada');
  t.plays('Ada', dividend('payout'));
  expect([t.cash('Ada') - ada, t.price('FMS')]).toEqual([42, 110]); // 60% of 70
  buy(t, 'Ada', 'PH2-3', 100).plays('Ada', pass);
  expect(fms(t)).toEqual({ traffic: 7, cash: 190, price: 120, rank: 6 });
  operates(t, 'Ben', 'PH2-4', 100);
  operates(t, 'Cid', 'PH2-5', 70);
  for (const name of ['Ada', 'Ben', 'Cid']) t.plays(name, pass); // a stock round without trade
}

function third(t: Story): void {
  t.plays('Ada', lay('D34', '4', 2)).plays('Ada', lay('C33', '8', 3));
  expect(fms(t)).toMatchObject({ traffic: 9, cash: 170 }); // the mine brings 2
  placeToken(t, 'Oristano'); // one river and four plain borders: 80; Oristano 3, two towns 1 each
  expect(fms(t)).toMatchObject({ traffic: 14, cash: 90 });
  t.plays('Ada', dividend('withhold')).plays('Ada', pass);
  expect(fms(t)).toEqual({ traffic: 14, cash: 230, price: 120, rank: 7 }); // 140: two PH2 cover 16
  operates(t, 'Ben', 'PH3-0', 200); // phase 3
  operates(t, 'Cid', 'PH3-1', 200);
}

function fourth(t: Story): void {
  t.plays('Ada', lay('E39', 'C-green', 0));
  expect(fms(t)).toMatchObject({ traffic: 15, cash: 230 }); // Cagliari grows by 1
  t.plays('Ada', pass);
  const ada = t.cash('Ada');
  expect(fms(t)).toMatchObject({ traffic: 17 }); // the mine brings 2
  t.plays('Ada', dividend('payout'));
  expect([t.cash('Ada') - ada, t.price('FMS')]).toEqual([96, 130]); // 60% of 160: 16 of 17 are covered
  t.plays('Ada', pass);
  expect(fms(t)).toEqual({ traffic: 17, cash: 230, price: 130, rank: 7 });
}

/** The launch and this many turns. */
function story(turns: number): void {
  const t = opened();
  const parts = [launch, first, second, third, fourth].slice(0, turns + 1);
  for (const part of parts.slice(0, -1)) part(t);
  exampleBegins(t);
  parts.at(-1)!(t);
}

example('1865-X19', 'the first turn: a mine', () => story(1));
example('1865-X20', 'the second turn: towards Oristano', () => story(2));
example('1865-X21', 'the third turn: Oristano', () => story(3));
example('1865-X22', 'the fourth turn, after the three others: Cagliari grows', () => story(4));
