// Section 4: the action by which a share is auctioned.
import { expect } from 'vitest';
import { chicago } from '../../support/chicagoTable.ts';
import { example, rule } from '../../support/rule.ts';

const three = () => chicago(['Andrea', 'Bruno', 'Carlo']);

/** Andrea puts up a share of the NYC, income 8, none sold: the minimum is 8. */
const offered = () => three().plays('Andrea', { type: 'auction', company: 'NYC' });

rule('chicago-express-R035', 'a share of any company may be offered, also by one who owns none of it', () => {
  const t = three().company('NYC', { owners: { Bruno: 1 } });
  expect(t.values('Andrea', 'auction')).toEqual(['PRR', 'BO', 'CO', 'NYC']);
  t.plays('Andrea', { type: 'auction', company: 'NYC' });
  expect(t.lastEvents).toContainEqual({
    type: 'auctionOpened',
    company: 'NYC',
    seat: 'Andrea',
    least: 4,
    occasion: 'action',
  });
});

rule('chicago-express-R036', 'shares of Wabash are offered only once it is open', () => {
  const offer = { type: 'auction', company: 'WAB' } as const;
  expect(three().refuses('Andrea', offer)).toMatchObject({
    code: 'auction.wabashClosed',
    rule: 'chicago-express-R036',
  });
  const open = three().company('WAB', { income: 1, network: ['D3'] });
  expect(open.plays('Andrea', offer).waiting).toEqual(['Andrea']);
});

rule('chicago-express-R037', 'a company without unsold shares cannot be chosen', () => {
  const t = three()
    .company('PRR', { owners: { Andrea: 2, Bruno: 1 } })
    .company('BO', { owners: { Andrea: 3 } });
  expect(t.refuses('Andrea', { type: 'auction', company: 'PRR' })).toMatchObject({
    code: 'auction.soldOut',
    rule: 'chicago-express-R037',
    args: { company: 'PRR' },
  });
  expect(t.values('Andrea', 'auction')).toEqual(['BO', 'CO', 'NYC']);
});

rule.each(
  'chicago-express-R038',
  'the minimum is the income over the shares sold and the one on offer, rounded up',
  [
    { income: 8, sold: 0, least: 8 },
    { income: 8, sold: 1, least: 4 },
    { income: 9, sold: 1, least: 5 },
    { income: 21, sold: 2, least: 7 },
    { income: 22, sold: 2, least: 8 },
    { income: 23, sold: 2, least: 8 },
    { income: 51, sold: 4, least: 11 },
  ],
  ({ income, sold, least }) => {
    const t = three().company('NYC', { income, owners: { Bruno: sold } });
    t.plays('Andrea', { type: 'auction', company: 'NYC' });
    expect(t.refuses('Andrea', { type: 'bid', amount: least - 1 })).toMatchObject({ args: { least } });
    t.plays('Andrea', { type: 'bid', amount: least });
  },
);

rule('chicago-express-R039', 'the active player has the first word: the minimum at least, or pass', () => {
  const t = offered();
  expect(t.waiting).toEqual(['Andrea']);
  expect(t.choices('Andrea')).toMatchObject([{ type: 'bid', open: { min: 8, max: 40, step: 1 } }, { type: 'pass' }]);
  expect(t.refuses('Andrea', { type: 'bid', amount: 7 })).toMatchObject({
    code: 'bid.belowMinimum',
    rule: 'chicago-express-R039',
    args: { least: 8 },
  });
});

rule('chicago-express-R040', 'clockwise each bids higher or passes, and who passed stays out', () => {
  const t = offered().plays('Andrea', { type: 'bid', amount: 8 });
  expect(t.waiting).toEqual(['Bruno']);
  expect(t.refuses('Bruno', { type: 'bid', amount: 8 })).toMatchObject({
    code: 'bid.tooLow',
    rule: 'chicago-express-R040',
    args: { least: 9 },
  });
  t.passes('Bruno').plays('Carlo', { type: 'bid', amount: 9 }).plays('Andrea', { type: 'bid', amount: 10 });
  expect(t.waiting).toEqual(['Carlo']);
});

rule('chicago-express-R041', 'after the opener passed the next still bids the minimum at least', () => {
  const t = offered().passes('Andrea');
  expect(t.refuses('Bruno', { type: 'bid', amount: 7 })).toMatchObject({
    code: 'bid.belowMinimum',
    rule: 'chicago-express-R039',
    args: { least: 8 },
  });
  t.plays('Bruno', { type: 'bid', amount: 8 }).passes('Carlo');
  expect(t.owners('NYC')).toEqual({ Bruno: 1 });
});

rule('chicago-express-R042', 'the highest bidder pays the company and takes the share', () => {
  const t = offered().plays('Andrea', { type: 'bid', amount: 8 }).plays('Bruno', { type: 'bid', amount: 11 });
  const bank = t.cash('bank');
  t.passes('Carlo', 'Andrea');
  expect(t.lastEvents).toContainEqual({ type: 'shareSold', company: 'NYC', seat: 'Bruno', price: 11 });
  expect(['Andrea', 'Bruno', 'NYC', 'bank'].map((purse) => t.cash(purse))).toEqual([40, 29, 11, bank]);
  expect(t.owners('NYC')).toEqual({ Bruno: 1 });
  expect(t.waiting).toEqual(['Bruno']); // it was Andrea's turn, whoever won
});

rule('chicago-express-R042', 'the last one left without a bid standing may bid the minimum, or pass', () => {
  const t = offered().passes('Andrea', 'Bruno');
  expect(t.waiting).toEqual(['Carlo']);
  t.plays('Carlo', { type: 'bid', amount: 8 });
  expect(t.owners('NYC')).toEqual({ Carlo: 1 });
});

rule('chicago-express-R043', 'where all pass the share stays, no money moves, and the dial stays moved', () => {
  const t = offered().passes('Andrea', 'Bruno', 'Carlo');
  expect(t.lastEvents).toContainEqual({ type: 'shareUnsold', company: 'NYC' });
  expect(t.told('paid')).toEqual([]);
  expect(t.owners('NYC')).toEqual({});
  expect(t.state.dials.auction).toBe(1);
  expect(t.waiting).toEqual(['Bruno']);
});

rule('chicago-express-R044', 'no bid above the cash of the bidder, and none in parts of a dollar', () => {
  const t = three()
    .purses({ Andrea: 12, Bruno: 7 })
    .company('NYC', { cash: 50, owners: { Andrea: 4 }, income: 40 });
  t.plays('Andrea', { type: 'auction', company: 'NYC' });
  expect(t.refuses('Andrea', { type: 'bid', amount: 13 })).toMatchObject({
    code: 'bid.aboveCash',
    rule: 'chicago-express-R044',
    args: { cash: 12 },
  });
  expect(t.refuses('Andrea', { type: 'bid', amount: 8.5 })).toMatchObject({ code: 'action.malformed' });
  t.plays('Andrea', { type: 'bid', amount: 12 });
  // Bruno cannot bid at all, so nobody waits for him
  expect(t.lastEvents).toContainEqual({ type: 'passed', seat: 'Bruno', step: 'bid', forced: true });
  expect(t.waiting).toEqual(['Carlo']);
});

rule('chicago-express-R045', 'one player may hold every share there is', () => {
  const t = three()
    .purses({ Andrea: 60 })
    .company('PRR', { owners: { Andrea: 3 } })
    .company('BO', { owners: { Andrea: 4 } })
    .company('NYC', { owners: { Andrea: 5 } })
    .company('CO', { owners: { Andrea: 5 } })
    .plays('Andrea', { type: 'auction', company: 'CO' })
    .plays('Andrea', { type: 'bid', amount: 60 });
  expect(t.owners('CO')).toEqual({ Andrea: 6 });
});

rule('chicago-express-R046', 'a player without money has shares, and no way to turn them into money', () => {
  const t = three()
    .purses({ Andrea: 0 })
    .company('NYC', { cash: 90, owners: { Andrea: 3, Bruno: 1 } });
  expect(t.choices('Andrea').map(({ type }) => type)).toEqual(['auction', 'build', 'decline']);
  for (const type of ['sell', 'sellShares', 'trade', 'offer'])
    expect(t.refuses('Andrea', { type, company: 'NYC' })).toMatchObject({ code: 'action.unknown' });
  // what Andrea offers is the company's share, not her own: the company is paid
  t.plays('Andrea', { type: 'auction', company: 'NYC' }).plays('Bruno', { type: 'bid', amount: 40 });
  expect(t.owners('NYC')).toEqual({ Andrea: 3, Bruno: 2 });
  expect([t.cash('Andrea'), t.cash('NYC')]).toEqual([0, 130]);
});

example('chicago-express-X01', 'a third share of the NYC at income 22 opens at 8', () => {
  const t = chicago(['Andrea', 'Alberto', 'Carlo'])
    .company('NYC', { income: 22, owners: { Alberto: 1, Carlo: 1 } })
    .plays('Andrea', { type: 'auction', company: 'NYC' });
  expect(t.lastEvents).toContainEqual(expect.objectContaining({ type: 'auctionOpened', least: 8 }));
  expect(t.refuses('Andrea', { type: 'bid', amount: 7 })).toMatchObject({
    code: 'bid.belowMinimum',
    rule: 'chicago-express-R039',
    args: { least: 8 },
  });
  t.plays('Andrea', { type: 'bid', amount: 8 });
});
