// Section 5: the turn of a minor, and differences from majors.
import { expect } from 'vitest';
import { phaseIds } from '../../../src/titles/18mag/rules/trains.ts';
import { lay } from '../../support/build18mag.ts';
import { rule } from '../../support/rule.ts';
import { table18mag } from '../../support/table18mag.ts';

const three = ['Ada', 'Ben', 'Cid'];
const buy = (train: string, price: number) => ({ type: 'buyTrain', from: 'bank', train, price }) as const;
const scrap = (train: string) => ({ type: 'scrapTrain', train }) as const;

/** Ada's minor 3 can build, place a token in Győr, run there, and buy a train. */
const turn = () =>
  table18mag(three)
    .tile('E10', '57', 2)
    .tile('D9', '57', 2)
    .minor('3', { owner: 'Ada', treasury: 300, trains: ['2'] })
    .minor('13', { owner: 'Ben', treasury: 200 })
    .operating({ company: '3' });

rule('18mag-R046', 'track, token, scrapping and running, buying trains, in this order', () => {
  const t = turn();
  const types = () => [...new Set(t.choices('Ada').map(({ type }) => type))].filter((type) => type !== 'pass');
  const notNow = { code: 'flow.notNow' };
  expect(types()).toEqual(['layTile']);
  expect(t.refuses('Ada', { type: 'placeToken', city: 'D9.0' })).toMatchObject(notNow);
  t.passes('Ada');
  expect(types()).toEqual(['placeToken']);
  expect(t.refuses('Ada', lay('C8', '6', 5))).toMatchObject(notNow);
  t.plays('Ada', { type: 'placeToken', city: 'D9.0' });
  expect(types()).toEqual(expect.arrayContaining(['scrapTrain', 'run']));
  expect(t.refuses('Ada', buy('2', 80))).toMatchObject(notNow);
  t.plays('Ada', { type: 'run', wagons: [], routes: [{ train: '2-0', track: ['E10:0', 'D9:1'] }] });
  expect(types()).toEqual(['buyTrain']);
  expect(t.refuses('Ada', scrap('2-0'))).toMatchObject(notNow);
  t.plays('Ada', buy('2', 80));
  expect(t.waiting).toEqual(['Ben']); // it has two trains now, and its turn is over
});

rule('18mag-R046', 'whoever has a train that can run must run it', () => {
  const t = turn().passes('Ada', 'Ada');
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'run.mustRun', rule: '18mag-R085' });
});

rule('18mag-R047', 'a minor need not own a train, whatever it can pay', () => {
  const t = table18mag(three)
    .minor('3', { owner: 'Ada', treasury: 900 })
    .minor('13', { owner: 'Ben' })
    .operating({ company: '3', at: 'buyTrain' })
    .passes('Ada');
  expect(t.waiting).toEqual(['Ben']);
  expect(t.trains('3')).toEqual([]);
});

rule.each('18mag-R048', 'two trains are the limit in every phase', phaseIds, (phase) => {
  const at = (trains: readonly string[]) =>
    table18mag(three)
      .phase(phase)
      .minor('3', { owner: 'Ada', treasury: 900, trains })
      .minor('4', { owner: 'Ben', trains: ['2'] })
      .operating({ company: '3', at: 'buyTrain' });
  expect(at(['2']).plays('Ada', buy('2', 80)).trains('3')).toEqual(['2-0', '2-2']);
  expect(at(['2', '3']).waiting).not.toContain('Ada');
});

rule('18mag-R049', 'minors count nothing for the certificate limit, and are no shares', () => {
  const five = [20, 10, 10, 10, 10];
  const t = table18mag(three)
    .minor('3', { owner: 'Ada' })
    .minor('4', { owner: 'Ada' })
    .major('RABA', { owners: { Ada: five } })
    .major('G&C', { owners: { Ada: five } })
    .major('SNW', { owners: { Ada: five } })
    .major('SIK', { owners: { Ada: [20, 10] } })
    .purses({ Ada: 500 })
    .plays('Ada', { type: 'buyShare', company: 'SKEV' }); // the others have no money, so it is her turn again
  expect(t.refuses('Ada', { type: 'buyShare', company: 'MAVAG' })).toMatchObject({ code: 'share.certificateLimit' });
  expect(t.refuses('Ada', { type: 'sellShares', company: '3', percent: 10 })).toMatchObject({ code: 'action.unknown' });
});
