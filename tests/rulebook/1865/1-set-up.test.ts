// Section 1: deals before the draft.
import { expect } from 'vitest';
import { seeded } from '../../../src/engine/core/chance.ts';
import { view } from '../../../src/engine/core/play.ts';
import { setup } from '../../../src/engine/core/setup.ts';
import { BANK, cashOf } from '../../../src/engine/money/bank.ts';
import { tokenNodes, tokensAt } from '../../../src/engine/track/tokens.ts';
import { companyIds, homeOf } from '../../../src/titles/1865/rules/companies.ts';
import { game1865 } from '../../../src/titles/1865/rules/index.ts';
import type { State1865 } from '../../../src/titles/1865/rules/state.ts';
import { rule } from '../../support/rule.ts';
import { opening1865, place, table1865 } from '../../support/table1865.ts';

const at = (players: number, asked: Record<string, string> = {}): State1865 => {
  const table = setup(game1865, { players, asked }, seeded('a'));
  if (!table.ok) throw new Error(JSON.stringify(table.problem));
  return table.state;
};

rule('1865-R001', 'two to four players, two or three in the short game', () => {
  for (const players of [1, 5])
    expect(setup(game1865, { players, asked: {} }, seeded('a'))).toMatchObject({ ok: false, problem: { players } });
  for (const players of [2, 3, 4]) expect(at(players).players).toBe(players);
  for (const players of [2, 3]) expect(at(players, { length: 'short' }).options.length).toBe('short');
  expect(setup(game1865, { players: 4, asked: { length: 'short' } }, seeded('a')).ok).toBe(false);
});

rule.each(
  '1865-R004',
  'the bank holds 8000, and start money comes out of it',
  [
    [2, 360],
    [3, 330],
    [4, 300],
  ] as const,
  ([players, each]) => {
    const s = at(players);
    for (let seat = 1; seat <= players; seat++) expect(cashOf(s, seat)).toBe(each);
    expect(cashOf(s, BANK)).toBe(8000 - players * each);
  },
);

rule('1865-R007', 'all home tokens lie on the map and fill their slots, launched or not', () => {
  const s = at(3);
  for (const id of companyIds) {
    expect(tokenNodes(s.board, id)).toEqual([homeOf(id)]);
    expect(s.companies[id].status).toBe('waiting');
  }
  expect(tokensAt(s.board, place('Isili'))).toEqual(['FCS']);
  const t = table1865(['Alan', 'Bob']).company('FMS', { owners: { Alan: [40, 20] } });
  expect(() => t.company('SFS', { owners: { Bob: [40, 20] }, tokens: ['Isili'] })).toThrow('no room');
});

rule(
  '1865-R008',
  'seat one has the priority card: it takes the first card, and has the first turn after the draft',
  () => {
    const t = opening1865(['Alan', 'Bob']);
    expect([t.state.priority, t.waiting]).toEqual([1, ['Alan']]);
    for (const id of ['M1', 'M2', 'M3', 'M4'] as const) t.plays(t.waiting[0]!, { type: 'takeMaritime', maritime: id });
    expect([t.state.priority, t.waiting]).toEqual([1, ['Alan']]);
  },
);

rule('1865-R009', 'everything that anybody holds is public', () => {
  const t = table1865(['Alan', 'Bob']).company('FMS', { owners: { Alan: [40, 20] }, traffic: 7, treasury: 90 });
  const { chance: _, ...seen } = view(t.state);
  const { chance: __, ...all } = t.state;
  expect(seen).toEqual(all);
});

rule('1865-R010', 'traffic is counted in units, and no number of cubes is a limit', () => {
  const t = table1865(['Alan', 'Bob'])
    .tile('F36', '173', 0)
    .company('FMS', { owners: { Alan: [40, 20] }, tokens: ['Su Suergiu'], traffic: 4321, trains: ['PH2'] })
    .operating({ company: 'FMS', at: 'mines' });
  expect(t.waiting).toEqual(['Alan']);
  expect(t.state.companies.FMS.traffic).toBe(4323);
});

rule('1865-R015', 'a maritime company is no certificate', () => {
  const t = table1865(['Alan', 'Bob'])
    .company('FMS', { owners: { Alan: [40, 20] } })
    .maritimes({ Alan: ['M1', 'M2'] });
  expect(t.held('Alan')).toBe(2);
});
