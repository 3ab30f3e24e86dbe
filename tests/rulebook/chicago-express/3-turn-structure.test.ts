// Section 3: one action a turn, and the dials that count them.
import { expect } from 'vitest';
import type { ChicagoAction } from '../../../src/titles/chicago-express/rules/index.ts';
import { type Dial, dialIds, dialSteps } from '../../../src/titles/chicago-express/rules/state.ts';
import { toChicago } from '../../support/chicagoLines.ts';
import { chicago } from '../../support/chicagoTable.ts';
import { example, rule } from '../../support/rule.ts';

/** Andrea can do all three: the NYC has money, a forest and a share to sell. */
const able = () =>
  chicago(['Andrea', 'Bruno', 'Carlo']).company('NYC', { cash: 30, owners: { Andrea: 1 }, network: ['S3', 'R2'] });

const actions: readonly { dial: Dial; action: ChicagoAction; done: string }[] = [
  { dial: 'auction', action: { type: 'auction', company: 'NYC' }, done: 'auctionOpened' },
  { dial: 'build', action: { type: 'build', company: 'NYC', hexes: ['Q3'] }, done: 'built' },
  { dial: 'develop', action: { type: 'develop', hex: 'R2' }, done: 'forestCleared' },
];

rule('chicago-express-R026', 'a turn is one of three actions, carried out or not', () => {
  const t = able();
  expect(t.choices('Andrea').map(({ type }) => type)).toEqual(['auction', 'build', 'develop', 'decline']);
  t.plays('Andrea', { type: 'develop', hex: 'R2' });
  expect(t.waiting).toEqual(['Bruno']);
  expect(t.refuses('Bruno', { type: 'bid', amount: 20 })).toMatchObject({
    code: 'flow.notNow',
    rule: 'chicago-express-R026',
  });
});

rule.each('chicago-express-R027', 'the dial moves one step, and then the action is done', actions, (row) => {
  const t = able().plays('Andrea', row.action);
  expect(t.lastEvents[0]).toEqual({ type: 'dialMoved', seat: 'Andrea', dial: row.dial, steps: 1, red: false });
  expect(t.order('dialMoved', row.done)).toEqual(['dialMoved', row.done]);
  expect(t.state.dials).toEqual({ auction: 0, build: 0, develop: 0, [row.dial]: 1 });
});

rule.each('chicago-express-R028', 'a dial on red cannot be chosen', actions, ({ dial, action }) => {
  const t = able().dials({ [dial]: dialSteps[dial] });
  const red = { code: 'dial.red', rule: 'chicago-express-R028', args: { dial } };
  expect(t.refuses('Andrea', action)).toMatchObject(red);
  expect(t.refuses('Andrea', { type: 'decline', dial })).toMatchObject(red);
  expect(t.values('Andrea', 'decline')).not.toContain(dial);
});

rule.each(
  'chicago-express-R029',
  'a dial is on red after so many uses',
  [
    { dial: 'auction', uses: 3 },
    { dial: 'develop', uses: 4 },
    { dial: 'build', uses: 5 },
  ] as const,
  ({ dial, uses }) => {
    const t = able();
    for (let use = 0; use < uses; use++) t.plays(t.waiting[0]!, { type: 'decline', dial });
    expect(t.told('dialMoved').map(({ red }) => red)).toEqual([...Array(uses - 1).fill(false), true]);
    expect(t.refuses(t.waiting[0]!, { type: 'decline', dial })).toMatchObject({ code: 'dial.red' });
  },
);

rule('chicago-express-R030', 'an action may be chosen and left undone, even when it could not be done', () => {
  const t = able().plays('Andrea', { type: 'decline', dial: 'develop' });
  expect(t.order()).toEqual(['dialMoved', 'declined', 'turnBegan']);
  expect(t.state.houses).toEqual([]);
  t.plays('Bruno', { type: 'decline', dial: 'build' }); // Bruno owns nothing to build with
  expect(t.state.dials).toEqual({ auction: 0, build: 1, develop: 1 });
  expect(t.waiting).toEqual(['Carlo']);
});

rule('chicago-express-R031', 'nobody passes without moving a dial', () => {
  const t = able();
  expect(t.choices('Andrea').map(({ type }) => type)).not.toContain('pass');
  expect(t.refuses('Andrea', { type: 'pass' })).toMatchObject({ code: 'flow.noPass', rule: 'chicago-express-R031' });
  expect(t.refuses('Andrea', { type: 'decline' })).toMatchObject({ code: 'action.unfinished' });
});

rule('chicago-express-R032', 'two red dials: dividends come before the next turn, which then is a normal one', () => {
  const t = able().toDividends();
  expect(t.order('declined', 'dividend', 'turnBegan')).toEqual(['declined', 'dividend', 'turnBegan']);
  expect(t.lastEvents.at(-1)).toEqual({ type: 'turnBegan', seat: 'Bruno' });
  expect(t.values('Bruno', 'decline')).toEqual(['auction', 'build', 'develop']);
});

rule('chicago-express-R032', 'one red dial is not enough', () => {
  const t = able().dials({ build: 4 }).plays('Andrea', { type: 'decline', dial: 'build' });
  expect(t.order()).toEqual(['dialMoved', 'declined', 'turnBegan']);
});

rule(
  'chicago-express-R033',
  'dividends wait until the whole turn is over, its Chicago phase and auction included',
  () => {
    const t = able()
      .company('NYC', { network: toChicago.NYC })
      .dials({ auction: 3, build: 4 })
      .plays('Andrea', { type: 'build', company: 'NYC', hexes: ['A2'] });
    expect(t.order('dialsReset')).toEqual([]);
    expect(t.passes('Andrea', 'Bruno').order('dialsReset')).toEqual([]);
    t.passes('Carlo');
    expect(t.order('dialsReset', 'turnBegan')).toEqual(['dialsReset', 'turnBegan']);
    expect(t.waiting).toEqual(['Bruno']);
  },
);

rule('chicago-express-R034', 'wherever the dials stand, at least two can be chosen when a turn begins', () => {
  const legal = [];
  for (let auction = 0; auction <= 3; auction++)
    for (let build = 0; build <= 5; build++)
      for (let develop = 0; develop <= 4; develop++)
        if (Number(auction === 3) + Number(build === 5) + Number(develop === 4) < 2)
          legal.push({ auction, build, develop });
  expect(legal).toHaveLength(107); // 120 less the 13 with two or three dials on red
  for (const dials of legal)
    for (const dial of dialIds.filter((id) => dials[id] < dialSteps[id])) {
      const t = able().dials(dials).plays('Andrea', { type: 'decline', dial });
      expect(t.values('Bruno', 'decline').length).toBeGreaterThanOrEqual(2);
    }
});

example('chicago-express-X10', 'a poor player picks the auction, offers nothing, and one fewer is left', () => {
  const t = able().purses({ Andrea: 1 }).plays('Andrea', { type: 'decline', dial: 'auction' });
  expect(t.told('auctionOpened')).toEqual([]);
  expect(t.state.dials.auction).toBe(1);
  t.plays('Bruno', { type: 'decline', dial: 'auction' }).plays('Carlo', { type: 'decline', dial: 'auction' });
  expect(t.refuses('Andrea', { type: 'auction', company: 'NYC' })).toMatchObject({ code: 'dial.red' });
});
