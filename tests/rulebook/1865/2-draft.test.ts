// Section 2: the draft of the maritime companies.
import { expect } from 'vitest';
import type { MaritimeId } from '../../../src/titles/1865/rules/companies.ts';
import { exampleBegins } from '../../support/exampleTables.ts';
import { example, rule } from '../../support/rule.ts';
import { opening1865 } from '../../support/table1865.ts';

const take = (maritime: MaritimeId) => ({ type: 'takeMaritime', maritime }) as const;

example('1865-X01', 'three players: M3, M1, M7 and M8, M2, M6; the other two are out', () => {
  const t = opening1865(['Alan', 'Bob', 'Carl']);
  exampleBegins(t);
  t.plays('Alan', take('M3')).plays('Bob', take('M1')).plays('Carl', take('M7')).plays('Carl', take('M8'));
  t.plays('Bob', take('M2')).plays('Alan', take('M6'));
  const owners = Object.fromEntries(Object.entries(t.state.maritimes).map(([id, { owner }]) => [id, owner]));
  expect(owners).toEqual({ M1: 2, M2: 2, M3: 1, M4: null, M5: null, M6: 1, M7: 3, M8: 3 });
  expect(t.lastEvents).toContainEqual({ type: 'draftOver', out: ['M4', 'M5'] });
  expect(t.waiting).toEqual(['Alan']); // the stock round has begun, with the priority card
});

rule('1865-R013', 'in seat order and back; whoever is last takes two in a row, whoever is first the last one', () => {
  const t = opening1865(['Alan', 'Bob', 'Carl', 'Dora']);
  const order: string[] = [];
  for (const id of ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'] as const) {
    order.push(t.waiting[0]!);
    t.plays(t.waiting[0]!, take(id));
  }
  expect(order).toEqual(['Alan', 'Bob', 'Carl', 'Dora', 'Dora', 'Carl', 'Bob', 'Alan']);
  expect(t.lastEvents).toContainEqual({ type: 'draftOver', out: [] });
});

rule('1865-R013', 'it is free, nobody may pass, and what is taken is taken', () => {
  const t = opening1865(['Alan', 'Bob']);
  expect(t.refuses('Alan', { type: 'pass' })).toMatchObject({ code: 'flow.noPass' });
  expect(t.refuses('Bob', take('M1'))).toMatchObject({ code: 'flow.notYours' });
  t.plays('Alan', take('M1'));
  expect(t.refuses('Bob', take('M1'))).toMatchObject({ code: 'draft.taken', rule: '1865-R013' });
  expect(t.values('Bob', 'takeMaritime')).toEqual(['M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8']);
  t.plays('Bob', take('M2')).plays('Bob', take('M3')).plays('Alan', take('M4'));
  expect([t.cash('Alan'), t.cash('Bob'), t.told('paid')]).toEqual([360, 360, []]);
  expect(t.refuses('Alan', take('M5'))).toMatchObject({ code: 'flow.notNow' });
});

rule('1865-R011', 'phase 2 begins with the end of the draft', () => {
  const t = opening1865(['Alan', 'Bob']);
  expect(t.state.phase).toBe('1');
  t.plays('Alan', take('M1')).plays('Bob', take('M2')).plays('Bob', take('M3'));
  expect(t.state.phase).toBe('1');
  t.plays('Alan', take('M4'));
  expect(t.state.phase).toBe('2');
  expect(t.order()).toEqual(['maritimeTaken', 'draftOver', 'phaseBegan', 'stockRoundBegan', 'dragonsPassed']);
});
