// Section 6: tokens.
import { expect } from 'vitest';
import { apply } from '../../../src/engine/core/apply.ts';
import { game1862 } from '../../../src/titles/1862/rules/index.ts';
import { turnOf } from '../../../src/titles/1862/rules/state.ts';
import { rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
const place = (city: string) => ({ type: 'placeToken', city }) as const;
const owners = { Ada: [30, 10, 10] };
const others = { Ben: [30, 10, 10] };

/** ECR in Witham (D13) with a line by Sudbury (D11) to Bury (D9), before it places a token. */
const ecr = (unused = 2) =>
  table1862(three)
    .phase('B')
    .tile('D13', '57', 0)
    .tile('D11', '14', 0)
    .tile('D9', '621', 0)
    .company('ECR', { owners, tokens: ['D13.0'], unused })
    .operating({ company: 'ECR', at: 'token' });
type Place = ReturnType<typeof ecr>;

/** The refusal of Ada's action, before anything is passed by itself. */
function why(t: Place, action: unknown) {
  const outcome = apply(game1862, t.state, 1, action);
  return outcome.ok ? null : outcome.refusal;
}

rule('1862-R116', 'one token a turn, into a free place on a route, for nothing', () => {
  const t = ecr();
  expect(t.values('Ada', 'placeToken')).toEqual(['D9.0', 'D11.0']);
  t.plays('Ada', place('D9.0'));
  expect(t.state.board.tokens['D9.0']).toEqual(['ECR']);
  expect(t.state.companies.ECR.tokens).toBe(1);
  expect(t.lastEvents[0]).toEqual({
    type: 'tokenPlaced',
    company: 'ECR',
    city: 'D9.0',
    cost: 0,
    kind: 'ordinary',
  });
  expect(t.told('paid').filter(({ from }) => from === 'ECR')).toEqual([]);
  expect(t.refuses('Ada', place('D11.0'))).toMatchObject({ code: 'flow.notNow' });
});

rule('1862-R116', 'it needs a token on its sheet', () => {
  expect(why(ecr(0), place('D9.0'))).toEqual({ code: 'token.noneLeft', rule: '1862-R116', args: { company: 'ECR' } });
});

rule('1862-R116', 'not on a tile where it has one', () => {
  const t = ecr().tile('D13', '14', 0);
  expect(t.refuses('Ada', place('D13.0'))).toEqual({
    code: 'token.alreadyHere',
    rule: '1862-R116',
    args: { company: 'ECR', city: 'D13.0' },
  });
});

rule('1862-R116', 'not where all places are taken, and not beyond', () => {
  const t = ecr()
    .company('SVR', { owners: others, tokens: ['D11.0'] })
    .company('EUR', { owners: others, tokens: ['D11.0'] });
  expect(why(t, place('D11.0'))).toMatchObject({ code: 'token.cityFull', rule: '1862-R116' });
  expect(why(t, place('D9.0'))).toMatchObject({ code: 'token.outOfReach', rule: '1862-R116' });
  expect(why(ecr(), place('C8.0'))).toEqual({
    code: 'token.outOfReach',
    rule: '1862-R116',
    args: { company: 'ECR', city: 'C8.0' },
  });
});

rule('1862-R116', 'it may be left out', () => {
  const t = ecr();
  expect(apply(game1862, t.state, 1, { type: 'pass' }).ok).toBe(true);
});

rule('1862-R117', 'nothing is kept for companies that are at home there', () => {
  const t = ecr().available('SVR', 'I&B').plays('Ada', place('D9.0')); // the one place of Bury, home of I&B
  expect(t.state.board.tokens['D9.0']).toEqual(['ECR']);
});

rule('1862-R118', 'a token stays: a tile that is replaced keeps it', () => {
  const t = ecr()
    .set((s) => {
      turnOf(s).at = 'build';
    })
    .company('SVR', { owners: others, tokens: ['D11.0'] })
    .phase('D')
    .plays('Ada', { type: 'layTile', hex: 'D11', tile: '611', rotation: 0 });
  expect(t.state.board.tokens['D11.0']).toEqual(['SVR', null]);
});

rule('1862-R118', 'a token stays when its company goes into receivership', () => {
  const t = ecr().company('ECR', { owners: { Ada: [10, 10] }, pool: [30] });
  expect(apply(game1862, t.state, 1, { type: 'pass' })).toMatchObject({ ok: true });
  expect(t.state.board.tokens['D13.0']).toEqual(['ECR']);
});

rule('1862-R084', 'in receivership no token is placed', () => {
  const t = ecr().company('ECR', { owners: { Ada: [10, 10] }, pool: [30], unused: 2 });
  expect(why(t, place('D9.0'))).toMatchObject({ code: 'build.receivership', rule: '1862-R084' });
});

rule('1862-R161', 'after the LNER no token is placed', () => {
  const t = ecr().set((s) => {
    s.lner = 'formed';
  });
  expect(why(t, place('D9.0'))).toMatchObject({ code: 'build.lner', rule: '1862-R161' });
});
