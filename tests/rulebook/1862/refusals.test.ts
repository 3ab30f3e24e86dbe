// Refusals that no section of the book comes to by itself: each shown once, so that none can be lost unnoticed.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { eve, merges, tens } from '../../support/merger1862.ts';
import { rule } from '../../support/rule.ts';
import { opening1862, table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
const owners = { Ada: [30, 10, 10] };

/** ECR in Witham and SVR's Sudbury beside it; a line leads on to London. */
const running = () =>
  table1862(three)
    .phase('B')
    .tile('D13', '57', 0)
    .tile('D11', '57', 0)
    .tile('E8', '57', 0)
    .company('ECR', {
      owners,
      tokens: ['D13.0'],
      permit: 'local',
      trains: [
        ['B', 'local'],
        ['B', 'local'],
      ],
    })
    .operating({ company: 'ECR', at: 'run' });
const run = (...tracks: (readonly string[])[]) => ({
  type: 'run',
  routes: tracks.map((track) => ({ train: 'B-1', track })),
});

rule('1862-R092', 'a run is track, piece by piece, from stop to stop', () => {
  const t = running();
  const why = (...track: readonly string[]) => t.refuses('Ada', run(track));
  expect(why()).toMatchObject({ code: 'run.empty', rule: '1862-R092' });
  expect(why('D13:9')).toMatchObject({ code: 'run.unknownPiece', rule: '1862-R092' });
  expect(why('D13:1', 'E8:0')).toMatchObject({ code: 'run.notJoined', rule: '1862-R092' });
  expect(why('D13:0', 'D13:1', 'D13:1')).toMatchObject({ code: 'run.reversal', rule: '1862-R092' });
  expect(why('D13:1')).toMatchObject({ code: 'run.noStopAtEnd', rule: '1862-R092' });
  t.plays('Ada', run(['D11:0', 'D13:1']) as never);
});

rule('1862-R119', 'no train runs twice', () => {
  const way = ['D11:0', 'D13:1'];
  expect(running().refuses('Ada', run(way, way))).toMatchObject({ code: 'run.trainTwice', rule: '1862-R119' });
});

rule('1862-R027', 'after two shares there is no third', () => {
  const t = opening1862(three)
    .company('ESR', { chartered: true, floated: false, price: 54, owners: { Ada: [30] } })
    .parliament({ turn: 'Ben' })
    .set((s) => s.flow.push({ kind: 'charter', at: 'moreShares', company: 'ESR', seat: 1, more: 2 }));
  const share = { type: 'buyShare', company: 'ESR', from: 'offer' };
  expect(check(t.game, t.state, 1, share)).toEqual({
    code: 'charter.twoShares',
    rule: '1862-R027',
    args: { company: 'ESR' },
  });
});

rule('1862-R033', 'for a fine that is paid nothing is sold', () => {
  const t = table1862(three)
    .company('L&E', { owners })
    .set((s) => s.flow.push({ kind: 'fine', at: 'sell', company: 'ESR', seat: 1, left: 0 }));
  const sale = { type: 'raiseCash', company: 'L&E', percent: 10 };
  expect(check(t.game, t.state, 1, sale)).toMatchObject({ code: 'fine.paid', rule: '1862-R033' });
});

const six = { owners: { Ada: [30, ...tens(3)] } };

rule('1862-R199', 'a second merger in one turn is refused, and so is one after the LNER', () => {
  const at = () => eve({ companies: { ENR: six, WNR: six } });
  const why = (t: ReturnType<typeof at>) => check(t.game, t.state, 1, merges('WNR', 'ENR'));
  expect(why(at())).toBeNull();
  expect(why(at().operating({ company: 'ENR', at: 'merge' }, { merged: true }))).toMatchObject({
    code: 'union.once',
    rule: '1862-R199',
  });
  const late = at().set((s) => {
    s.lner = 'formed';
  });
  expect(why(late)).toMatchObject({ code: 'union.afterLner', rule: '1862-R163' });
});

rule('1862-R135', 'where nothing was earned there is nothing to decide', () => {
  const t = table1862(three)
    .company('L&E', { owners, trains: [['A', 'express']] })
    .operating({ company: 'L&E', at: 'dividend' });
  expect(check(t.game, t.state, 1, { type: 'dividend', kind: 'payout' })).toMatchObject({
    code: 'dividend.nothing',
    rule: '1862-R135',
  });
});
