// Section 4.1: the order in which companies operate.
import { expect } from 'vitest';
import { operatingOrder } from '../../../src/titles/1865/rules/operating/turn.ts';
import { rule } from '../../support/rule.ts';
import { table1865 } from '../../support/table1865.ts';

const pass = { type: 'pass' } as const;

/** FMS and RCSF are Ada's, SFSS Ben's and CFC Cid's; FA is open and not launched. */
const table = () =>
  table1865(['Ada', 'Ben', 'Cid'])
    .company('FMS', { price: 120, owners: { Ada: [40, 20], Cid: [20, 20] }, traffic: 3 })
    .company('RCSF', { price: 90, owners: { Ada: [40, 20], Ben: [20, 20] }, trains: ['PH2'], treasury: 100 })
    .company('SFSS', { price: 80, owners: { Ben: [40, 20] }, trains: ['PH2'], treasury: 100 })
    .company('CFC', { price: 90, owners: { Cid: [40, 20] }, trains: ['PH2'], treasury: 100 })
    .company('FA', { price: 130, owners: { Cid: [40] }, launched: false });
type Place = ReturnType<typeof table>;

/** The companies whose turns have begun since the position was set up. */
const began = (t: Place) => t.told('turnBegan').map(({ company }) => company);

/** Ends the operating company's turn without any action. */
function leave(t: Place): void {
  const turn = () => t.state.flow.find((frame) => frame.kind === 'turn');
  const company = turn()?.company;
  for (let stage = 0; stage < 8 && turn()?.company === company; stage++) t.plays(t.waiting[0]!, pass);
}

rule('1865-R097', 'the dearest first, of one space the top of the stack; and only those that are launched', () => {
  // RCSF came to 90 before CFC, which lies under it
  expect(operatingOrder(table().state)).toEqual(['FMS', 'RCSF', 'CFC', 'SFSS']);
});

rule('1865-R098', 'a price that falls in the round sends a company back among those that have not operated', () => {
  const t = table().purses({ Ada: 20 }).operating({ company: 'FMS', at: 'trains' });
  // FMS must have a train and has no money: Ada sells a certificate of RCSF, whose price falls to 80, under SFSS
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: 'PH2-3', price: 100 });
  t.plays('Ada', { type: 'raiseCash', company: 'RCSF', percent: 20 });
  expect(t.price('RCSF')).toBe(80);
  leave(t);
  leave(t);
  expect(began(t)).toEqual(['CFC', 'SFSS', 'RCSF']);
  // without that RCSF would have been the next
  const calm = table().company('FMS', { price: 120, owners: { Ada: [40, 20] }, trains: ['PH2'], treasury: 100 });
  calm.operating({ company: 'FMS', at: 'trains' });
  leave(calm);
  expect(began(calm)).toEqual(['RCSF']);
});
