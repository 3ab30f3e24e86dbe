// Section 7: dividends, dials, Detroit, in this order.
import { expect } from 'vitest';
import { nextValue } from '../../../src/titles/chicago-express/rules/income.ts';
import { scales } from '../../../src/titles/chicago-express/rules/map.ts';
import { toDetroit } from '../../support/chicagoLines.ts';
import { chicago } from '../../support/chicagoTable.ts';
import { example, rule } from '../../support/rule.ts';

/** Cash begins at zero, so that it shows the payments. */
const three = () => chicago(['Andrea', 'Bruno', 'Carlo']).purses({ Andrea: 0, Bruno: 0, Carlo: 0 });

rule('chicago-express-R078', 'dividends are paid, dials go back, Detroit grows, in this order', () => {
  const t = three()
    .company('NYC', { owners: { Andrea: 1 } })
    .toDividends();
  expect(t.order()).toEqual(['dialMoved', 'declined', 'dividend', 'paid', 'dialsReset', 'detroitGrew', 'turnBegan']);
});

rule.each(
  'chicago-express-R079',
  'each share pays its part of the income, rounded up before shares are counted',
  [
    { income: 16, andrea: 2, bruno: 1, paid: [12, 6] },
    { income: 17, andrea: 2, bruno: 0, paid: [18, 0] },
    { income: 15, andrea: 2, bruno: 1, paid: [10, 5] },
    { income: 11, andrea: 3, bruno: 2, paid: [9, 6] },
  ],
  ({ income, andrea, bruno, paid }) => {
    const t = three()
      .company('NYC', { income, owners: { Andrea: andrea, Bruno: bruno } })
      .toDividends();
    expect([t.cash('Andrea'), t.cash('Bruno')]).toEqual(paid);
    expect(t.told('paid').every(({ from, reason }) => from === 'bank' && reason === 'dividend')).toBe(true);
  },
);

rule('chicago-express-R080', 'unsold shares get nothing, and a company with none sold pays nothing', () => {
  const t = three()
    .company('NYC', { income: 10, cash: 0, owners: { Andrea: 1 } }) // one of five
    .company('WAB', { income: 9, network: ['D3'] })
    .toDividends();
  // counted over the one share sold, not over all five; the company keeps nothing for the rest
  expect(t.told('dividend')).toEqual([{ type: 'dividend', company: 'NYC', perShare: 10, income: 10, sold: 1 }]);
  expect(['Andrea', 'Bruno', 'Carlo', 'NYC', 'WAB'].map((purse) => t.cash(purse))).toEqual([10, 0, 0, 0, 0]);
});

rule('chicago-express-R081', 'the money of a company is neither paid out nor added to', () => {
  const t = three()
    .company('NYC', { income: 22, cash: 13, owners: { Andrea: 1 } })
    .toDividends();
  expect(t.cash('NYC')).toBe(13);
  expect(t.cash('Andrea')).toBe(22);
});

rule('chicago-express-R082', 'a game whose end has come stops after the dividends, before the dials go back', () => {
  const t = three()
    .company('NYC', { income: 10, owners: { Andrea: 1 } })
    .scale('Detroit', 8)
    .toDividends();
  expect(t.cash('Andrea')).toBe(10);
  expect(t.order('dividend', 'endReached', 'gameOver', 'dialsReset', 'detroitGrew', 'turnBegan')).toEqual([
    'dividend',
    'endReached',
    'gameOver',
  ]);
  expect(t.state.dials).toEqual({ auction: 0, build: 5, develop: 4 });
});

rule('chicago-express-R083', 'all three dials go back, red or not', () => {
  const t = three().dials({ auction: 2, build: 5, develop: 3 }).plays('Andrea', { type: 'decline', dial: 'develop' });
  expect(t.state.dials).toEqual({ auction: 0, build: 0, develop: 0 });
});

rule('chicago-express-R084', 'Detroit goes up one step, and every company there gains 1', () => {
  const t = three()
    .company('NYC', { income: 10, owners: { Andrea: 1 }, network: toDetroit })
    .toDividends();
  expect(t.lastEvents).toContainEqual({ type: 'detroitGrew', value: 2, companies: ['NYC'] });
  expect(t.state.industry.E0).toBe(2);
  expect(t.state.income).toMatchObject({ NYC: 11, PRR: 7, BO: 6, CO: 5 });
  expect(t.cash('Andrea')).toBe(10); // paid before Detroit grew
});

rule('chicago-express-R084', 'Detroit goes up also when nobody is there', () => {
  const t = three().scale('Detroit', 4).toDividends();
  expect(t.lastEvents).toContainEqual({ type: 'detroitGrew', value: 5, companies: [] });
});

rule('chicago-express-R085', 'the scale of Detroit ends at 8', () => {
  const t = three().scale('Detroit', 7).toDividends();
  expect(t.state.industry.E0).toBe(8);
  expect(scales.E0.at(-1)).toBe(8);
  expect(nextValue(t.state, 'E0')).toBeUndefined();
});

rule('chicago-express-R086', 'after the phase the player who was about to move has the turn', () => {
  const t = three().turn('Bruno').toDividends();
  expect(t.waiting).toEqual(['Carlo']);
  expect(t.choices('Carlo').map(({ type }) => type)).toContain('decline');
});

example('chicago-express-X08', 'NYC at 16 with three shares pays 6 a share: 12 to Andrea, 6 to Bruno', async () => {
  const t = three()
    .company('NYC', { income: 16, owners: { Andrea: 2, Bruno: 1 } })
    .toDividends();
  expect(t.told('dividend')).toEqual([{ type: 'dividend', company: 'NYC', perShare: 6, income: 16, sold: 3 }]);
  expect([t.cash('Andrea'), t.cash('Bruno'), t.cash('Carlo')]).toEqual([12, 6, 0]);
  await t.saves('X08');
});

example('chicago-express-X09', 'NYC at 17 with two shares, both of Andrea: 9 a share, 18 in all', () => {
  const t = three()
    .company('NYC', { income: 17, owners: { Andrea: 2 } })
    .toDividends();
  expect(t.told('dividend')).toMatchObject([{ perShare: 9, sold: 2 }]);
  expect(t.cash('Andrea')).toBe(18);
});
