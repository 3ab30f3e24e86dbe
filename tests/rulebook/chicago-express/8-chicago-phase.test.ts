// Section 8: the arrival of a company in Chicago, and the opening of Wabash.
import { expect } from 'vitest';
import { toChicago, toFortWayne } from '../../support/chicagoLines.ts';
import { build, chicago } from '../../support/chicagoTable.ts';
import { example, rule } from '../../support/rule.ts';

/** Andrea has a share of the NYC, which stands one hex before Chicago with income 20. */
const before = () =>
  chicago(['Andrea', 'Bruno', 'Carlo']).company('NYC', {
    income: 20,
    cash: 30,
    owners: { Andrea: 1, Bruno: 2 },
    network: toChicago.NYC,
  });

/** The NYC has just arrived as the first; Andrea is to open the auction of Wabash. */
const arrived = () => before().plays('Andrea', build('NYC', 'A2'));

rule.each(
  'chicago-express-R087',
  'any of the five sets it off, once its income has risen',
  ['PRR', 'BO', 'CO', 'NYC', 'WAB'] as const,
  (company) => {
    const t = chicago(['Andrea', 'Bruno'])
      .company(company, { income: 20, cash: 3, owners: { Andrea: 1 }, network: toChicago[company] })
      .plays('Andrea', build(company, 'A2'));
    expect(t.order('built', 'chicagoReached', 'dividend')).toEqual(['built', 'chicagoReached', 'dividend']);
    expect(t.told('dividend')).toMatchObject([{ company, income: 27 }]);
  },
);

rule('chicago-express-R087', 'a build elsewhere does not, though the company is in Chicago already', () => {
  const t = before()
    .company('NYC', { network: [...toChicago.NYC, 'A2'] })
    .plays('Andrea', build('NYC', 'A3'));
  expect(t.told('chicagoReached')).toEqual([]);
  expect(t.refuses('Bruno', build('NYC', 'A2'))).toMatchObject({ code: 'build.alreadyThere' });
});

rule('chicago-express-R088', 'its owners get an extra dividend, counted like a general one; no one else does', () => {
  const t = before().company('PRR', { owners: { Carlo: 1 } });
  const purses = () => ['Andrea', 'Bruno', 'Carlo', 'NYC'].map((purse) => t.cash(purse));
  expect(purses()).toEqual([40, 40, 40, 30]);
  t.plays('Andrea', build('NYC', 'A2')); // 27 over three shares
  expect(t.told('dividend')).toEqual([{ type: 'dividend', company: 'NYC', perShare: 9, income: 27, sold: 3 }]);
  expect(t.told('paid').filter(({ reason }) => reason === 'chicagoDividend')).toHaveLength(2);
  expect(purses()).toEqual([49, 58, 40, 27]);
});

rule('chicago-express-R089', 'the first arrival opens Wabash after its dividend, a later one does not', () => {
  const t = arrived();
  expect(t.order('dividend', 'wabashOpened', 'auctionOpened')).toEqual(['dividend', 'wabashOpened', 'auctionOpened']);
  const second = before()
    .company('WAB', { income: 4, network: ['D3'] })
    .plays('Andrea', build('NYC', 'A2'));
  expect(second.order('dividend', 'wabashOpened', 'auctionOpened')).toEqual(['dividend']);
  expect(second.state.income.WAB).toBe(4);
});

rule('chicago-express-R090', 'one of the eleven black locomotives goes to Fort Wayne for nothing', () => {
  const t = before().company('CO', { network: toFortWayne });
  const bank = t.cash('bank');
  t.plays('Andrea', build('NYC', 'A2'));
  expect(t.state.networks).toMatchObject({ WAB: ['D3'], CO: toFortWayne });
  expect(t.state.stock.WAB).toBe(10);
  expect(t.cash('WAB')).toBe(0);
  expect(t.cash('bank')).toBe(bank + 3 - 27); // the track to Chicago and the dividend, nothing else
});

rule.each(
  'chicago-express-R091',
  'Wabash starts at 1, or at 3 when Fort Wayne is developed',
  [
    { houses: [], income: 1 },
    { houses: ['D3'], income: 3 },
  ] as const,
  ({ houses, income }) => {
    const t = before().company('CO', { network: toFortWayne }).houses(houses).plays('Andrea', build('NYC', 'A2'));
    expect(t.lastEvents).toContainEqual({ type: 'wabashOpened', income });
    expect(t.state.income.WAB).toBe(income);
  },
);

rule.each(
  'chicago-express-R092',
  'whoever reached Chicago opens the auction of the first Wabash share',
  [
    { name: 'Andrea', houses: [], least: 1 },
    { name: 'Bruno', houses: ['D3'], least: 3 },
  ] as const,
  ({ name, houses, least }) => {
    const t = before().company('CO', { network: toFortWayne }).houses(houses).turn(name);
    t.plays(name, build('NYC', 'A2'));
    expect(t.lastEvents.at(-1)).toEqual({
      type: 'auctionOpened',
      company: 'WAB',
      seat: name,
      least,
      occasion: 'wabash',
    });
    expect(t.waiting).toEqual([name]);
    expect(t.refuses(name, { type: 'bid', amount: least - 1 })).toMatchObject({ args: { least } });
  },
);

rule('chicago-express-R092', 'the share is sold like any other', () => {
  const t = arrived().passes('Andrea').plays('Bruno', { type: 'bid', amount: 5 }).passes('Carlo');
  expect(t.owners('WAB')).toEqual({ Bruno: 1 });
  expect(t.cash('WAB')).toBe(5);
});

rule('chicago-express-R093', 'where nobody bids the share stays, and Wabash is open all the same', () => {
  const t = arrived().passes('Andrea', 'Bruno', 'Carlo');
  expect(t.lastEvents).toContainEqual({ type: 'shareUnsold', company: 'WAB' });
  expect(t.owners('WAB')).toEqual({});
  expect(t.state.wabashOpen).toBe(true);
});

rule('chicago-express-R094', 'from then on Wabash is auctioned, built for and developed, and not before', () => {
  expect(before().refuses('Andrea', build('WAB', 'C3'))).toMatchObject({
    code: 'build.wabashClosed',
    rule: 'chicago-express-R094',
  });
  const t = arrived().plays('Andrea', { type: 'bid', amount: 5 }).passes('Bruno', 'Carlo');
  expect(t.values('Bruno', 'auction')).toContain('WAB');
  t.plays('Bruno', { type: 'develop', hex: 'D3' });
  expect(t.state.income.WAB).toBe(3);
  t.plays('Carlo', { type: 'decline', dial: 'build' }).plays('Andrea', build('WAB', 'D4'));
  expect(t.state.networks.WAB).toEqual(['D3', 'D4']);
});

rule('chicago-express-R095', 'the auction of Wabash moves no dial', () => {
  // a third step would put a second dial on red, and dividends would be due
  const t = before().dials({ auction: 2, build: 4 }).plays('Andrea', build('NYC', 'A2'));
  t.plays('Andrea', { type: 'bid', amount: 1 }).passes('Bruno', 'Carlo');
  expect(t.state.dials).toEqual({ auction: 2, build: 5, develop: 0 });
  expect(t.told('dialsReset')).toEqual([]);
});

rule('chicago-express-R096', 'the player after the builder acts next, whoever won the auction', () => {
  const t = arrived().passes('Andrea', 'Bruno').plays('Carlo', { type: 'bid', amount: 1 });
  expect(t.lastEvents.at(-1)).toEqual({ type: 'turnBegan', seat: 'Bruno' });
  expect(t.waiting).toEqual(['Bruno']);
});

rule('chicago-express-R097', 'where both are due, the Chicago phase comes before the dividends', () => {
  const t = before()
    .company('WAB', { income: 1, network: ['D3'] })
    .dials({ auction: 3, build: 4 });
  t.plays('Andrea', build('NYC', 'A2'));
  expect(t.order('chicagoReached', 'dividend', 'dialsReset')).toEqual([
    'chicagoReached',
    'dividend',
    'dividend',
    'dialsReset',
  ]);
  expect(t.told('paid').map(({ reason }) => reason)).toEqual([
    'track',
    'chicagoDividend',
    'chicagoDividend',
    'dividend',
    'dividend',
  ]);
});

rule('chicago-express-R098', 'Wabash in Chicago pays the extra dividend too', () => {
  const t = before()
    .company('WAB', { income: 3, cash: 3, owners: { Carlo: 2 }, network: toChicago.WAB })
    .turn('Carlo')
    .plays('Carlo', build('WAB', 'A2'));
  expect(t.told('dividend')).toEqual([{ type: 'dividend', company: 'WAB', perShare: 5, income: 10, sold: 2 }]);
  expect(t.cash('Carlo')).toBe(50);
  expect(t.told('wabashOpened')).toEqual([]);
});

rule('chicago-express-R099', 'the free locomotive makes Fort Wayne dearer for those who come later', () => {
  const t = arrived().passes('Andrea', 'Bruno', 'Carlo').plays('Bruno', build('NYC', 'D3'));
  expect(t.lastEvents).toContainEqual(expect.objectContaining({ type: 'built', hex: 'D3', cost: 2 }));
});

example('chicago-express-X12', 'NYC reaches Chicago while the C&O stands in a developed Fort Wayne', async () => {
  const t = before()
    .company('CO', { owners: { Carlo: 1 }, network: toFortWayne })
    .houses(['D3']);
  t.plays('Andrea', build('NYC', 'A2'));
  expect(t.order('dividend', 'wabashOpened')).toEqual(['dividend', 'wabashOpened']);
  expect(t.lastEvents.at(-1)).toMatchObject({ company: 'WAB', least: 3 });
  expect([t.state.income.WAB, t.state.stock.WAB]).toEqual([3, 10]);
  t.plays('Andrea', { type: 'bid', amount: 3 }).passes('Bruno', 'Carlo').plays('Bruno', build('NYC', 'D3'));
  expect(t.lastEvents).toContainEqual(expect.objectContaining({ type: 'built', hex: 'D3', cost: 3, gain: 3 }));
  await t.saves('X12');
});

example(
  'chicago-express-X14',
  'Chicago and the second red dial: Wabash opens, and shares in the dividends',
  async () => {
    const t = before().dials({ auction: 3, build: 4 }).plays('Andrea', build('NYC', 'A2'));
    expect(t.order('dividend', 'wabashOpened', 'auctionOpened', 'dialsReset')).toEqual([
      'dividend',
      'wabashOpened',
      'auctionOpened',
    ]);
    t.passes('Andrea', 'Bruno').plays('Carlo', { type: 'bid', amount: 4 });
    expect(t.order('shareSold', 'dividend', 'dialsReset')).toEqual(['shareSold', 'dividend', 'dividend', 'dialsReset']);
    expect(t.lastEvents).toContainEqual({ type: 'dividend', company: 'WAB', perShare: 1, income: 1, sold: 1 });
    expect(t.cash('Carlo')).toBe(37); // 40 less 4, and 1 from Wabash
    await t.saves('X14');
  },
);
