// Section 2: the first share of four companies is auctioned before the first turn.
import { expect } from 'vitest';
import { opening } from '../../support/chicagoTable.ts';
import { exampleBegins } from '../../support/exampleTables.ts';
import { example, rule } from '../../support/rule.ts';

const three = () => opening(['Andrea', 'Bruno', 'Carlo']);
const opened = (company: string, seat: string, least: number) => ({
  type: 'auctionOpened',
  company,
  seat,
  least,
  occasion: 'opening',
});

rule('chicago-express-R017', 'PRR, B&O, C&O and NYC are auctioned in this order, Wabash is not', () => {
  const t = three();
  for (const amount of [7, 6, 5, 8]) t.plays('Andrea', { type: 'bid', amount }).passes('Bruno', 'Carlo');
  expect(t.told('auctionOpened')).toEqual([
    opened('PRR', 'Andrea', 7),
    opened('BO', 'Andrea', 6),
    opened('CO', 'Andrea', 5),
    opened('NYC', 'Andrea', 8),
  ]);
  expect(t.told('turnBegan')).toHaveLength(1);
  expect(t.owners('WAB')).toEqual({});
});

rule('chicago-express-R018', 'the first seat opens the first auction', () => {
  const t = three();
  expect(t.events).toEqual([opened('PRR', 'Andrea', 7)]);
  expect(t.waiting).toEqual(['Andrea']);
  expect(t.refuses('Bruno', { type: 'bid', amount: 7 })).toMatchObject({ code: 'flow.notYours' });
});

rule('chicago-express-R019', 'whoever wins an opening auction opens the next', () => {
  const t = three().passes('Andrea').plays('Bruno', { type: 'bid', amount: 7 });
  t.plays('Carlo', { type: 'bid', amount: 8 }).passes('Bruno');
  expect(t.lastEvents).toContainEqual(opened('BO', 'Carlo', 6));
  expect(t.waiting).toEqual(['Carlo']);
});

rule('chicago-express-R020', 'the opener bids the minimum at least, the others more than the last bid', () => {
  const t = three();
  expect(t.refuses('Andrea', { type: 'bid', amount: 6 })).toMatchObject({
    code: 'bid.belowMinimum',
    args: { least: 7 },
  });
  t.plays('Andrea', { type: 'bid', amount: 7 });
  expect(t.waiting).toEqual(['Bruno']);
  expect(t.refuses('Bruno', { type: 'bid', amount: 7 })).toMatchObject({ code: 'bid.tooLow', args: { least: 8 } });
  t.plays('Bruno', { type: 'bid', amount: 8 });
  expect(t.waiting).toEqual(['Carlo']);
});

rule('chicago-express-R021', 'whoever passed is out of that auction, and of that one only', () => {
  const t = three().passes('Andrea').plays('Bruno', { type: 'bid', amount: 7 });
  t.plays('Carlo', { type: 'bid', amount: 8 });
  expect(t.waiting).toEqual(['Bruno']);
  expect(t.refuses('Andrea', { type: 'bid', amount: 9 })).toMatchObject({ code: 'flow.notYours' });
  t.passes('Bruno'); // a bid stands and all others have passed
  expect(t.owners('PRR')).toEqual({ Carlo: 1 });
  t.passes('Carlo');
  expect(t.waiting).toEqual(['Andrea']);
});

rule('chicago-express-R021', 'the last player left may still bid the minimum, which ends the auction', () => {
  const t = three().passes('Andrea', 'Bruno');
  expect(t.waiting).toEqual(['Carlo']);
  expect(t.choices('Carlo').map(({ type }) => type)).toEqual(['bid', 'pass']);
  t.plays('Carlo', { type: 'bid', amount: 7 });
  expect(t.lastEvents).toContainEqual({ type: 'shareSold', company: 'PRR', seat: 'Carlo', price: 7 });
});

rule('chicago-express-R022', 'the price goes to the company, not to the bank', () => {
  const t = three();
  const bank = t.cash('bank');
  t.plays('Andrea', { type: 'bid', amount: 12 }).passes('Bruno', 'Carlo');
  expect(t.lastEvents).toContainEqual({ type: 'paid', from: 'Andrea', to: 'PRR', amount: 12, reason: 'share' });
  expect([t.cash('Andrea'), t.cash('PRR'), t.cash('bank')]).toEqual([28, 12, bank]);
  expect(t.owners('PRR')).toEqual({ Andrea: 1 });
});

rule('chicago-express-R023', 'where nobody bids, the opener of that auction gets the share for nothing', () => {
  const t = three().passes('Andrea').plays('Bruno', { type: 'bid', amount: 7 }).passes('Carlo');
  t.passes('Bruno', 'Carlo', 'Andrea'); // the B&O, opened by Bruno
  expect(t.lastEvents).toContainEqual({ type: 'shareGiven', company: 'BO', seat: 'Bruno' });
  expect(t.owners('BO')).toEqual({ Bruno: 1 });
  expect([t.cash('Bruno'), t.cash('BO')]).toEqual([33, 0]);
});

rule('chicago-express-R024', 'whoever got a share for nothing opens the next auction too', () => {
  const t = three().passes('Andrea').plays('Bruno', { type: 'bid', amount: 7 }).passes('Carlo');
  t.passes('Bruno', 'Carlo', 'Andrea');
  expect(t.lastEvents).toContainEqual(opened('CO', 'Bruno', 5));
});

rule('chicago-express-R025', 'the owner of the PRR has the first turn, whoever won last; then clockwise', () => {
  const t = three().passes('Andrea').plays('Bruno', { type: 'bid', amount: 7 }).passes('Carlo');
  t.passes('Bruno').plays('Carlo', { type: 'bid', amount: 6 }).passes('Andrea');
  for (const amount of [5, 8]) t.plays('Carlo', { type: 'bid', amount }).passes('Andrea', 'Bruno');
  expect(t.waiting).toEqual(['Bruno']);
  for (const next of ['Carlo', 'Andrea', 'Bruno'])
    expect(t.plays(t.waiting[0]!, { type: 'decline', dial: 'build' }).waiting).toEqual([next]);
  expect(t.refuses('Andrea', { type: 'decline', dial: 'build' })).toMatchObject({
    code: 'flow.notYours',
    rule: 'chicago-express-R025',
  });
});

example('chicago-express-X13', 'nobody wants the PRR: its opener has it free, opens the B&O and starts', async () => {
  const t = three();
  exampleBegins(t);
  t.passes('Andrea', 'Bruno', 'Carlo');
  expect(t.order('shareGiven', 'auctionOpened')).toEqual(['shareGiven', 'auctionOpened']);
  expect(t.owners('PRR')).toEqual({ Andrea: 1 });
  expect([t.cash('Andrea'), t.cash('PRR')]).toEqual([40, 0]);
  expect(t.lastEvents).toContainEqual(opened('BO', 'Andrea', 6));
  t.passes('Andrea').plays('Bruno', { type: 'bid', amount: 6 }).passes('Carlo');
  for (const amount of [5, 8]) t.plays('Bruno', { type: 'bid', amount }).passes('Carlo', 'Andrea');
  expect(t.waiting).toEqual(['Andrea']);
  await t.saves('X13');
});
