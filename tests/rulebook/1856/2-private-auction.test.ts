// Section 2: the private companies are sold, the cheapest first.
import { expect } from 'vitest';
import { type PrivateId, privates } from '../../../src/titles/1856/rules/privates.ts';
import { example, rule } from '../../support/rule.ts';
import { auction1856, table1856 } from '../../support/table1856.ts';

const three = () => auction1856(['Ada', 'Ben', 'Cleo']);
const bid = (id: PrivateId, amount: number) => ({ type: 'bid', private: id, amount }) as const;
const raise = (amount: number) => ({ type: 'raiseBid', amount }) as const;
const buy = { type: 'buyCheapest' } as const;

rule.each(
  '1856-R012',
  'price, revenue and the hex it blocks',
  [
    { id: 'FT', price: 20, revenue: 5, blocks: 'L3' },
    { id: 'WSRC', price: 40, revenue: 10, blocks: 'I12' },
    { id: 'TCC', price: 50, revenue: 10, blocks: 'H11' },
    { id: 'GLSC', price: 70, revenue: 15, blocks: undefined },
    { id: 'NFSBC', price: 100, revenue: 20, blocks: undefined },
    { id: 'SCFTC', price: 100, revenue: 20, blocks: undefined },
  ] satisfies { id: PrivateId; price: number; revenue: number; blocks: string | undefined }[],
  ({ id, price, revenue, blocks }) => {
    expect(privates[id]).toMatchObject({ price, revenue });
    expect(privates[id].blocks).toBe(blocks);
  },
);

rule('1856-R013', 'on a turn the cheapest private is bought at its price', () => {
  const t = three().plays('Ada', buy);
  expect(t.owner('FT')).toBe('Ada');
  expect(t.cash('Ada')).toBe(480);
  expect(t.lastEvents).toContainEqual({ type: 'privateSold', private: 'FT', seat: 'Ada', price: 20, how: 'turn' });
  expect(t.waiting).toEqual(['Ben']);
  t.plays('Ben', buy);
  expect(t.owner('WSRC')).toBe('Ben');
});

rule('1856-R013', 'nobody bids on the cheapest, or on what is sold', () => {
  const t = three();
  expect(t.refuses('Ada', bid('FT', 25))).toMatchObject({ code: 'auction.cheapest', rule: '1856-R013' });
  t.plays('Ada', buy);
  expect(t.refuses('Ben', bid('FT', 25))).toMatchObject({ code: 'auction.sold', rule: '1856-R013' });
  expect(t.refuses('Ben', bid('WSRC', 45))).toMatchObject({ code: 'auction.cheapest' });
  expect(t.values('Ben', 'bid')).toEqual(['TCC', 'GLSC', 'NFSBC', 'SCFTC']);
});

rule('1856-R013', 'a bid is at least 5 above the price or the highest bid, and any whole amount from there on', () => {
  const t = three();
  expect(t.refuses('Ada', bid('TCC', 54))).toMatchObject({ code: 'auction.tooLow', args: { least: 55 } });
  t.plays('Ada', bid('TCC', 57));
  expect(t.refuses('Ben', bid('TCC', 61))).toMatchObject({ code: 'auction.tooLow', args: { least: 62 } });
  t.plays('Ben', bid('TCC', 62));
  expect(t.waiting).toEqual(['Cleo']);
});

rule('1856-R013', 'a player who passed may act again later', () => {
  const t = three().passes('Ada').plays('Ben', buy).passes('Cleo').plays('Ada', buy);
  expect(t.owner('WSRC')).toBe('Ada');
});

rule('1856-R014', 'the money of all bids is set aside, and together they must be covered', () => {
  const t = three().plays('Ada', bid('SCFTC', 300)).passes('Ben', 'Cleo');
  expect(t.cash('Ada')).toBe(500);
  expect(t.refuses('Ada', bid('NFSBC', 201))).toMatchObject({
    code: 'auction.notCovered',
    rule: '1856-R014',
    args: { free: 200 },
  });
  t.plays('Ada', bid('NFSBC', 195)).passes('Ben', 'Cleo');
  expect(t.refuses('Ada', buy)).toMatchObject({ code: 'auction.notCovered', args: { free: 5 } });
});

rule('1856-R014', "a player may raise his own bid: the new one replaces it, and the old one's money is free", () => {
  const t = three().plays('Ada', bid('SCFTC', 300)).passes('Ben', 'Cleo').plays('Ada', bid('SCFTC', 500));
  expect(t.state.flow[0]).toMatchObject({ bids: { SCFTC: [{ seat: 1, amount: 500 }] } });
});

rule('1856-R014', 'money is free again as soon as the bid is beaten for good', () => {
  const t = three().plays('Ada', bid('WSRC', 480)).plays('Ben', bid('WSRC', 485)).plays('Cleo', buy);
  t.passes('Ada'); // R015: she is the lowest, and leaves
  expect(t.owner('WSRC')).toBe('Ben');
  t.plays('Ada', bid('SCFTC', 500));
});

rule('1856-R015', 'one bid buys the next private at once, and so on down the row', () => {
  const t = three().plays('Ada', bid('WSRC', 45)).plays('Ben', bid('TCC', 60)).plays('Cleo', buy);
  expect([t.owner('FT'), t.owner('WSRC'), t.owner('TCC')]).toEqual(['Cleo', 'Ada', 'Ben']);
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('Cleo')]).toEqual([455, 440, 480]);
});

rule('1856-R015', 'with several bids the lowest bidder raises by 5 or leaves, until one is left', () => {
  const t = three().plays('Ada', bid('WSRC', 45)).plays('Ben', bid('WSRC', 50)).plays('Cleo', bid('WSRC', 60));
  t.plays('Ada', buy);
  expect(t.lastEvents).toContainEqual({ type: 'privateContested', private: 'WSRC', seats: [1, 2, 3] });
  expect(t.waiting).toEqual(['Ada']);
  expect(t.refuses('Ada', raise(64))).toMatchObject({ code: 'auction.raiseTooLow', rule: '1856-R015' });
  expect(t.refuses('Ada', raise(481))).toMatchObject({ code: 'auction.notCovered' });
  expect(t.refuses('Ada', bid('TCC', 55))).toMatchObject({ code: 'flow.notNow' });
  t.plays('Ada', raise(65));
  expect(t.waiting).toEqual(['Ben']);
  t.passes('Ben');
  expect(t.waiting).toEqual(['Cleo']);
  t.plays('Cleo', raise(70)).passes('Ada');
  expect(t.owner('WSRC')).toBe('Cleo');
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('Cleo')]).toEqual([480, 500, 430]);
});

rule('1856-R016', 'after a resolution the turn passes to the player after the buyer who started it', () => {
  const t = three().plays('Ada', bid('WSRC', 45)).plays('Ben', bid('WSRC', 50)).plays('Cleo', buy);
  t.passes('Ada');
  expect(t.owner('WSRC')).toBe('Ben');
  expect(t.waiting).toEqual(['Ada']);
});

rule('1856-R017', 'all pass: the cheapest of all costs 5 less', () => {
  const t = three().passes('Ada', 'Ben', 'Cleo');
  expect(t.lastEvents).toContainEqual({ type: 'privateReduced', private: 'FT', price: 15 });
  t.plays('Ada', buy);
  expect(t.cash('Ada')).toBe(485);
});

rule('1856-R017', 'at 0 the next player must take it', () => {
  const t = three();
  for (let lap = 0; lap < 4; lap++) t.passes('Ada', 'Ben', 'Cleo');
  expect(t.lastEvents).toContainEqual({ type: 'privateSold', private: 'FT', seat: 'Ada', price: 0, how: 'forced' });
  expect(t.cash('Ada')).toBe(500);
  expect(t.waiting).toEqual(['Ben']);
});

rule('1856-R017', 'all pass when it is sold: the privates pay, and the auction goes on', () => {
  const t = three().plays('Ada', buy).plays('Ben', buy).passes('Cleo', 'Ada', 'Ben');
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('Cleo')]).toEqual([485, 470, 500]);
  expect(t.waiting).toEqual(['Cleo']);
  expect(t.owner('TCC')).toBe('bank');
});

rule('1856-R017', 'a bid between two passes begins the count anew', () => {
  const t = three().passes('Ada', 'Ben').plays('Cleo', bid('TCC', 55)).passes('Ada', 'Ben');
  expect(t.told('privateReduced')).toEqual([]);
});

rule(
  '1856-R018',
  'the stock round starts when all are sold, left of the last buyer of the cheapest on his turn',
  () => {
    const t = three().plays('Ada', buy).plays('Ben', buy).plays('Cleo', buy).plays('Ada', buy).plays('Ben', buy);
    expect(t.told('auctionOver')).toEqual([]);
    t.plays('Cleo', buy);
    expect(t.lastEvents).toContainEqual({ type: 'auctionOver', seat: 'Ada' });
    expect(t.lastEvents).toContainEqual({ type: 'stockRoundBegan', set: 1, seat: 'Ada' });
    expect(t.waiting).toEqual(['Ada']);
  },
);

example('1856-X23', 'the last private goes by a bid, which does not count for priority', () => {
  const t = auction1856(['P1', 'P2', 'P3']).plays('P1', buy).plays('P2', buy).plays('P3', bid('SCFTC', 105));
  t.plays('P1', buy).plays('P2', buy).passes('P3').plays('P1', buy);
  expect(t.owner('NFSBC')).toBe('P1');
  expect(t.owner('SCFTC')).toBe('P3');
  expect(t.waiting).toEqual(['P2']);
  expect(t.state.priority).toBe(2);
});

rule('1856-R018', 'winning a contest does not count for priority either', () => {
  const t = three().plays('Ada', buy).plays('Ben', bid('SCFTC', 105)).plays('Cleo', bid('SCFTC', 110));
  for (const name of ['Ada', 'Ben', 'Cleo', 'Ada']) t.plays(name, buy);
  expect(t.waiting).toEqual(['Ben']);
  t.passes('Ben');
  expect(t.owner('SCFTC')).toBe('Cleo');
  expect(t.waiting).toEqual(['Ben']);
});

rule('1856-R018', 'to have to take the cheapest for nothing is no purchase on a turn', () => {
  const t = three();
  for (const [name, id] of [
    ['Ada', 'WSRC'],
    ['Ben', 'TCC'],
    ['Cleo', 'GLSC'],
    ['Ada', 'NFSBC'],
    ['Ben', 'SCFTC'],
  ] as const)
    t.plays(name, bid(id, 105));
  for (let lap = 0; lap < 4; lap++) t.passes('Cleo', 'Ada', 'Ben');
  expect(t.owner('FT')).toBe('Cleo');
  expect(t.state.priority).toBe(1);
});

rule('1856-R031', 'a private counts as a certificate of its owner', () => {
  const five = { Ada: [20, 10, 10, 10, 10] };
  const table = (owner: string) =>
    table1856(['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo'])
      .purses({ Ada: 900 })
      .company('GW', { owners: five })
      .company('GT', { owners: five })
      .privateOf('FT', owner);
  const start = { type: 'startCompany', company: 'WR', par: 100 } as const;
  expect(table('Ada').refuses('Ada', start)).toMatchObject({ code: 'share.certificateLimit', args: { limit: 11 } });
  table('GW').plays('Ada', start);
});

rule('1856-R014', 'what is not set aside can be used to the last dollar', () => {
  const t = three().plays('Ada', bid('SCFTC', 480)).passes('Ben', 'Cleo').plays('Ada', buy);
  expect([t.owner('FT'), t.cash('Ada')]).toEqual(['Ada', 480]);
  const contest = three().plays('Ada', bid('WSRC', 45)).plays('Ben', bid('WSRC', 50)).plays('Cleo', buy);
  contest.plays('Ada', raise(500)).passes('Ben');
  expect([contest.owner('WSRC'), contest.cash('Ada')]).toEqual(['Ada', 0]);
});

rule('1856-R014', 'a bid that has been resolved sets nothing aside any more', () => {
  const t = three().plays('Ada', bid('WSRC', 100)).plays('Ben', buy);
  expect([t.owner('WSRC'), t.cash('Ada')]).toEqual(['Ada', 400]);
  t.passes('Cleo').plays('Ada', bid('SCFTC', 400));
});

rule('1856-R017', 'only the cheapest of all is ever reduced', () => {
  const t = three().passes('Ada', 'Ben', 'Cleo').plays('Ada', buy).plays('Ben', buy);
  expect([t.cash('Ada'), t.cash('Ben')]).toEqual([485, 460]);
  expect(t.refuses('Cleo', bid('GLSC', 74))).toMatchObject({ code: 'auction.tooLow', args: { least: 75 } });
});

rule('1856-R017', 'a purchase between two passes begins the count anew', () => {
  const t = three().plays('Ada', buy).passes('Ben', 'Cleo').plays('Ada', buy).passes('Ben');
  expect(t.told('paid').filter(({ reason }) => reason === 'private')).toEqual([]);
  t.passes('Cleo', 'Ada');
  expect(t.cash('Ada')).toBe(500 - 20 - 40 + 5 + 10);
});
