// Section 2: the income of private companies, their sale, and their closing.
import { expect } from 'vitest';
import { type PrivateId, privates } from '../../../src/titles/1856/rules/privates.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];

/** The Great Western of Ada, at home in London, at the beginning of a turn while 3-trains are sold. */
const london = (at: 'layTile' | 'placeToken' | 'run' | 'dividend' | 'buyTrain' = 'layTile') =>
  table1856(three)
    .phase('3')
    .company('GW', { owners: { Ada: [20, 10, 10] }, treasury: 500, operated: true, tokens: ['F15.0'] })
    .operating({ company: 'GW', at });

const tile = (hex: string, number: string, rotation: number) =>
  ({ type: 'layTile', hex, tile: number, rotation }) as const;
const buy = (id: PrivateId, price: number) => ({ type: 'buyPrivate', private: id, price }) as const;
const right = (id: 'bridge' | 'tunnel') => ({ type: 'buyRight', right: id }) as const;

rule('1856-R019', 'privates pay at the start of each operating round', () => {
  const t = table1856(three).privateOf('FT', 'Ada').privateOf('GLSC', 'Ben').privateOf('TCC', 'closed');
  t.passes('Ada', 'Ben', 'Cid');
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('Cid')]).toEqual([505, 515, 500]);
  expect(t.order('operatingRoundBegan', 'paid')).toEqual(['operatingRoundBegan', 'paid', 'paid']);
});

rule.each(
  '1856-R020',
  'a company buys a private for half to double its price',
  [
    { id: 'FT', least: 10, most: 40 },
    { id: 'WSRC', least: 20, most: 80 },
    { id: 'TCC', least: 25, most: 100 },
    { id: 'GLSC', least: 35, most: 140 },
    { id: 'NFSBC', least: 50, most: 200 },
    { id: 'SCFTC', least: 50, most: 200 },
  ] satisfies { id: PrivateId; least: number; most: number }[],
  ({ id, least, most }) => {
    const t = london().privateOf(id, 'Ada');
    const refusal = { code: 'private.price', rule: '1856-R020', args: { private: id, min: least, max: most } };
    expect(t.refuses('Ada', buy(id, least - 1))).toEqual(refusal);
    expect(t.refuses('Ada', buy(id, most + 1))).toEqual(refusal);
    expect(t.plays('Ada', buy(id, least)).owner(id)).toBe('GW');
    expect(london().privateOf(id, 'Ada').plays('Ada', buy(id, most)).cash('GW')).toBe(500 - most);
  },
);

rule('1856-R020', 'the money goes from the treasury to the player, nobody asking himself', () => {
  const t = london().privateOf('FT', 'Ada').plays('Ada', buy('FT', 33));
  expect([t.cash('GW'), t.cash('Ada'), t.owner('FT')]).toEqual([467, 533, 'GW']);
  expect(t.waiting).toEqual(['Ada']);
  expect(t.refuses('Ada', buy('FT', 33))).toMatchObject({ code: 'private.notWithPlayer' }); // companies do not sell
  const poor = london().privateOf('FT', 'Ada').purses({ GW: 20 });
  expect(poor.refuses('Ada', buy('FT', 21))).toMatchObject({ code: 'private.tooDear', args: { price: 21, cash: 20 } });
});

rule.each(
  '1856-R020',
  'not before the first 3-train and not from the first 5-train on',
  ['2', '5'] as const,
  (phase) => {
    const t = london().privateOf('FT', 'Ada').phase(phase);
    expect(t.refuses('Ada', buy('FT', 20))).toMatchObject({
      code: 'private.phase',
      rule: '1856-R020',
      args: { phase },
    });
  },
);

rule('1856-R020', 'another owner is asked; what he refuses is not offered again in that turn', () => {
  const t = london().privateOf('FT', 'Ben').plays('Ada', buy('FT', 20));
  expect(t.waiting).toEqual(['Ben']);
  expect(t.owner('FT')).toBe('Ben');
  t.plays('Ben', { type: 'answer', reply: 'refuse' });
  expect(t.refuses('Ada', buy('FT', 20))).toMatchObject({ code: 'offer.refused', args: { item: 'FT', price: 20 } });
  t.plays('Ada', buy('FT', 25)).plays('Ben', { type: 'answer', reply: 'accept' });
  expect([t.owner('FT'), t.cash('GW'), t.cash('Ben')]).toEqual(['GW', 475, 525]);
  expect(t.waiting).toEqual(['Ada']); // the turn continues where it stood
});

rule('1856-R020', 'by ruling consent is assumed', () => {
  const t = london().ruled({ consent: 'assumed' }).privateOf('FT', 'Ben').plays('Ada', buy('FT', 20));
  expect([t.owner('FT'), t.waiting]).toEqual(['GW', ['Ada']]);
});

/** The Wellington, Grey & Bruce from Guelph, its track leading to the hex of the Canada Company. */
const guelph = () =>
  table1856(three)
    .phase('3')
    .company('WGB', { owners: { Ada: [20] }, treasury: 100, operated: true, tokens: ['J11.0'] })
    .tile('J11', '57', 2)
    .tile('I10', '8', 5)
    .operating({ company: 'WGB', at: 'layTile' });

rule('1856-R021', 'its hex is closed to everybody while a player owns the private', () => {
  const blocked = { code: 'track.blocked', rule: '1856-R021', args: { hex: 'H11', private: 'TCC' } };
  expect(
    guelph()
      .privateOf('TCC', 'Ada')
      .refuses('Ada', tile('H11', '4', 1)),
  ).toEqual(blocked);
  for (const owner of ['CPR', 'WGB', 'closed']) {
    const t = guelph()
      .privateOf('TCC', owner)
      .plays('Ada', tile('H11', '4', 1));
    expect(t.state.board.laid.H11).toEqual(['4', 1]);
  }
});

rule.each(
  '1856-R021',
  'three privates block a hex',
  [
    { id: 'FT', hex: 'L3' },
    { id: 'WSRC', hex: 'I12' },
    { id: 'TCC', hex: 'H11' },
  ] satisfies { id: PrivateId; hex: string }[],
  ({ id, hex }) => expect(privates[id].blocks).toBe(hex),
);

/** The first 5-train is bought, and all privates close. */
const firstFive = () => london('buyTrain').onSale('5').purses({ GW: 1000 });
const five = { type: 'buyTrain', from: 'bank', train: '5-0', price: 550 } as const;

rule('1856-R030', 'all privates close with the first 5-train; rights and port stay', () => {
  const t = firstFive()
    .privateOf('FT', 'Ada')
    .privateOf('TCC', 'GW')
    .privateOf('NFSBC', 'GW')
    .set((s) => {
      s.companies.GW.rights = ['bridge'];
      s.port = { hex: 'F17', company: 'GW' };
    });
  t.plays('Ada', five);
  expect(Object.values(t.state.privates)).toEqual(Array(6).fill(null));
  expect(t.state.companies.GW.rights).toEqual(['bridge']);
  expect(t.state.port).toEqual({ hex: 'F17', company: 'GW' });
});

rule('1856-R132', 'the CGR owns no privates', () => {
  const t = table1856(three)
    .phase('3')
    .company('CGR', { owners: { Ada: [20] }, treasury: 500, tokens: ['F15.0'] })
    .privateOf('FT', 'Ada')
    .operating({ company: 'CGR', at: 'layTile' });
  expect(t.refuses('Ada', buy('FT', 20))).toMatchObject({ code: 'private.government', rule: '1856-R143' });
});

rule('1856-R132', 'a private of a company pays its treasury; its right comes the moment it is bought', () => {
  const t = london().privateOf('NFSBC', 'Ada').plays('Ada', buy('NFSBC', 100));
  expect(t.state.companies.GW.rights).toEqual(['bridge']);
  const paid = table1856(three)
    .company('GW', { owners: { Ada: [20] }, treasury: 100, operated: true, tokens: ['F15.0'] })
    .privateOf('NFSBC', 'GW')
    .passes('Ada', 'Ben', 'Cid');
  expect(paid.cash('GW')).toBe(120);
});

rule('1856-R020', 'a company may give the last dollar of its treasury', () => {
  const t = london().privateOf('FT', 'Ada').purses({ GW: 20 }).plays('Ada', buy('FT', 20));
  expect([t.owner('FT'), t.cash('GW')]).toEqual(['GW', 0]);
  const poor = london().privateOf('SCFTC', 'closed').purses({ GW: 50 }).plays('Ada', right('tunnel'));
  expect([poor.state.companies.GW.rights, poor.cash('GW')]).toEqual([['tunnel'], 0]);
});

rule('1856-R020', 'to refuse an offer for one private is to refuse nothing for another', () => {
  const t = london().privateOf('FT', 'Ben').privateOf('GLSC', 'Ben').plays('Ada', buy('GLSC', 140));
  t.plays('Ben', { type: 'answer', reply: 'refuse' }).plays('Ada', buy('FT', 10));
  expect(t.waiting).toEqual(['Ben']);
});
