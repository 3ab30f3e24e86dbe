// Section 1: the table before the first bid.
import { expect } from 'vitest';
import { following, seeded } from '../../../src/engine/core/chance.ts';
import { view } from '../../../src/engine/core/play.ts';
import { setup } from '../../../src/engine/core/setup.ts';
import { companyIds, type OrdinaryId, ordinaries, ordinaryIds } from '../../../src/titles/1856/rules/companies.ts';
import { game1856 } from '../../../src/titles/1856/rules/index.ts';
import { privateIds } from '../../../src/titles/1856/rules/privates.ts';
import { example, rule } from '../../support/rule.ts';
import { auction1856, table1856 } from '../../support/table1856.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo'];

rule.each(
  '1856-R001',
  'three to six sit at the table',
  [
    { players: 2, ok: false },
    { players: 3, ok: true },
    { players: 6, ok: true },
    { players: 7, ok: false },
  ],
  ({ players, ok }) => expect(setup(game1856, { players }, following([])).ok).toBe(ok),
);

rule('1856-R002', 'the bank has 12000, of which the players get 1500', () => {
  const t = auction1856(people.slice(0, 3));
  expect(t.cash('bank')).toBe(10500);
  expect(t.names.map((name) => t.cash(name)).reduce((a, b) => a + b)).toBe(1500);
});

example.each(
  '1856-X01',
  'start money',
  [
    { players: 3, each: 500 },
    { players: 4, each: 375 },
    { players: 5, each: 300 },
    { players: 6, each: 250 },
  ],
  ({ players, each }) => {
    const t = auction1856(people.slice(0, players));
    expect(t.names.map((name) => t.cash(name))).toEqual(Array(players).fill(each));
  },
);

rule('1856-R003', 'six privates and twelve companies, eleven of which can be started', () => {
  expect(privateIds).toHaveLength(6);
  expect(companyIds).toHaveLength(12);
  const t = table1856(people.slice(0, 3));
  expect(t.values('Ada', 'startCompany')).toEqual([...ordinaryIds]);
});

rule.each(
  '1856-R004',
  'home, destination and tokens',
  [
    { id: 'BBG', home: 'J15', to: 'N17', tokens: 3 },
    { id: 'CA', home: 'D17', to: 'H15', tokens: 3 },
    { id: 'CPR', home: 'M4', to: 'N11', tokens: 4 },
    { id: 'CV', home: 'N11', to: 'I14', tokens: 3 },
    { id: 'GT', home: 'P9', to: 'K8', tokens: 4 },
    { id: 'GW', home: 'F15', to: 'A20', tokens: 4 },
    { id: 'LPS', home: 'C14', to: 'F17', tokens: 2 },
    { id: 'TGB', home: 'K8', to: 'H5', tokens: 2 },
    { id: 'THB', home: 'L15', to: 'J11', tokens: 2 },
    { id: 'WGB', home: 'J11', to: 'F9', tokens: 2 },
    { id: 'WR', home: 'O16', to: 'L15', tokens: 3 },
  ] satisfies { id: OrdinaryId; home: string; to: string; tokens: number }[],
  ({ id, home, to, tokens }) => {
    const facts = ordinaries[id];
    expect(facts.home).toBe(home);
    expect(facts.destination).toEqual({ from: home, to: [to] });
    expect(facts.tokens).toHaveLength(tokens);
  },
);

rule('1856-R005', "a president's certificate of 20% and eight of 10%, all in the offering", () => {
  const t = auction1856(people.slice(0, 3));
  for (const id of ordinaryIds) expect(t.certificates(id)).toEqual({ offer: [20, 10, 10, 10, 10, 10, 10, 10, 10] });
});

rule('1856-R006', 'the first seat begins the auction and has priority', () => {
  const t = auction1856(people);
  expect(t.waiting).toEqual(['Ada']);
  expect(t.state.priority).toBe(1);
  expect(t.refuses('Ben', { type: 'buyCheapest' })).toMatchObject({ code: 'flow.notYours' });
});

rule('1856-R131', 'everything is public but the chance to come, and there is no way to give money away', () => {
  const table = setup(game1856, { players: 3 }, seeded('open'));
  if (!table.ok) throw new Error('no table');
  const { chance: _, ...seen } = view(table.state);
  const { chance: __, ...all } = table.state;
  expect(seen).toEqual(all);
  const t = table1856(people.slice(0, 3));
  expect(t.refuses('Ada', { type: 'give', to: 2, amount: 10 })).toMatchObject({ code: 'action.unknown' });
});
