// Section 2: what the private companies do for whoever owns them.
import { expect } from 'vitest';
import { suggestion } from '../../../src/engine/routes/suggestion.ts';
import { type PrivateId, portHexes, privates } from '../../../src/titles/1856/rules/privates.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];

/** The Great Western of Ada, at home in London, at the beginning of a turn when 3-trains are being sold. */
const london = (at: 'layTile' | 'placeToken' | 'run' | 'dividend' | 'buyTrain' = 'layTile') =>
  table1856(three)
    .phase('3')
    .company('GW', { owners: { Ada: [20, 10, 10] }, treasury: 500, operated: true, tokens: ['F15.0'] })
    .operating({ company: 'GW', at });

const tile = (hex: string, number: string, rotation: number) =>
  ({ type: 'layTile', hex, tile: number, rotation }) as const;
const canada = (number: string, rotation: number) =>
  ({ type: 'layCanadaTile', hex: 'H11', tile: number, rotation }) as const;
const buy = (id: PrivateId, price: number) => ({ type: 'buyPrivate', private: id, price }) as const;
const port = (hex: string) => ({ type: 'placePort', hex }) as const;
const right = (id: 'bridge' | 'tunnel') => ({ type: 'buyRight', right: id }) as const;
const kitchener = (city: string) => ({ type: 'placeKitchenerToken', city }) as const;

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
  expect(t.waiting).toEqual(['Ada']); // the turn goes on where it stood
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

rule(
  '1856-R022',
  'the owner of Waterloo and Saugeen lays tile 59 on Kitchener without a connection, as its tile',
  () => {
    const t = london();
    expect(t.refuses('Ada', tile('I12', '59', 0))).toMatchObject({ code: 'track.outOfReach', rule: '1856-R072' });
    const owner = london()
      .privateOf('WSRC', 'GW')
      .plays('Ada', tile('I12', '59', 0));
    expect(owner.state.board.laid.I12).toEqual(['59', 0]);
    expect(owner.refuses('Ada', tile('F17', '5', 3))).toMatchObject({ code: 'flow.notNow' });
  },
);

rule('1856-R022', 'its token there is free, the token of the turn, and the next one of the company', () => {
  const t = london('placeToken').tile('F17', '5', 3); // there is a city to reach, so the step is waited for
  expect(t.refuses('Ada', kitchener('I12.0'))).toMatchObject({ code: 'kitchener.notOwner', rule: '1856-R022' });
  const owner = london('placeToken').privateOf('WSRC', 'GW');
  expect(owner.refuses('Ada', kitchener('F17.0'))).toMatchObject({ code: 'kitchener.hex', rule: '1856-R022' });
  owner.plays('Ada', kitchener('I12.1'));
  expect(owner.cash('GW')).toBe(500);
  expect(owner.state.board.tokens).toEqual({ 'F15.0': ['GW'], 'I12.1': ['GW'] });
  expect(owner.lastEvents).toContainEqual({
    type: 'tokenPlaced',
    company: 'GW',
    city: 'I12.1',
    cost: 0,
    kind: 'kitchener',
  });
  expect(owner.choices('Ada').map(({ type }) => type)).not.toContain('placeToken');
});

rule('1856-R022', 'it takes a token to have one, a free city, and one token a hex', () => {
  const none = london('placeToken').privateOf('WSRC', 'GW').tile('F17', '5', 3).tile('C14', '5', 0).tile('J15', '5', 0);
  none.set((s) => {
    for (const city of ['F17.0', 'C14.0', 'J15.0']) s.board.tokens[city] = ['GW'];
  });
  expect(none.choices('Ada').map(({ type }) => type)).not.toContain('placeKitchenerToken');
  const full = london('placeToken').privateOf('WSRC', 'GW').tile('I12', '59', 0);
  full.company('CPR', { owners: { Ben: [20] }, tokens: ['I12.0'] });
  expect(full.refuses('Ada', kitchener('I12.0'))).toMatchObject({ code: 'token.cityFull' });
  full.plays('Ada', kitchener('I12.1'));
  const there = london('placeToken').privateOf('WSRC', 'GW').tile('I12', '59', 0);
  there.set((s) => {
    s.board.tokens['I12.0'] = ['GW'];
  });
  expect(there.choices('Ada').map(({ type }) => type)).not.toContain('placeKitchenerToken');
});

rule('1856-R022', 'the token is placed in the step of tokens; by ruling also later', () => {
  const later = () => london('buyTrain').privateOf('WSRC', 'GW');
  expect(later().refuses('Ada', kitchener('I12.0'))).toMatchObject({ code: 'kitchener.tokenStep', rule: '1856-R022' });
  const slip = later().ruled({ wsrcToken: 'anyTime' }).plays('Ada', kitchener('I12.0'));
  expect(slip.state.board.tokens).toEqual({ 'F15.0': ['GW'], 'I12.0': ['GW'] });
});

rule('1856-R022', 'a hex with a tile leaves the token alone', () => {
  const t = london().privateOf('WSRC', 'GW').tile('I12', '59', 0).phase('5');
  expect(t.refuses('Ada', tile('I12', '64', 0))).toMatchObject({ code: 'track.outOfReach' });
});

rule('1856-R023', 'tile and token are used in one turn, and the private closes at its end', () => {
  const t = london()
    .privateOf('WSRC', 'GW')
    .plays('Ada', tile('I12', '59', 0));
  expect(t.owner('WSRC')).toBe('GW');
  t.plays('Ada', kitchener('I12.0'));
  expect(t.owner('WSRC')).toBe('GW');
  repeatWhile(
    () => t.owner('WSRC') === 'GW',
    () => t.passes('Ada'),
  );
  expect(t.told('privateClosed')).toEqual([{ type: 'privateClosed', private: 'WSRC' }]);
});

rule('1856-R023', 'by ruling it closes only when the round is over', () => {
  const t = london()
    .ruled({ wsrcCloses: 'endOfRound' })
    .privateOf('WSRC', 'GW')
    .company('CPR', { owners: { Ben: [20, 10] }, operated: true, par: 65, tokens: ['M4.0'], treasury: 100 })
    .plays('Ada', tile('I12', '59', 0));
  t.passesWhile(() => t.waiting[0] === 'Ada');
  expect([t.waiting, t.owner('WSRC')]).toEqual([['Ben'], 'GW']);
  repeatWhile(
    () => t.owner('WSRC') === 'GW',
    () => t.passes('Ben'),
  );
  expect(t.told('privateClosed')).toHaveLength(1);
});

rule('1856-R023', 'a connection makes it an ordinary tile, and the private goes on', () => {
  const t = guelph()
    .tile('J11', '57', 1)
    .privateOf('WSRC', 'WGB')
    .plays('Ada', tile('I12', '59', 2));
  expect(t.lastEvents).toContainEqual(expect.objectContaining({ type: 'tileLaid', hex: 'I12', by: null }));
  expect(t.state.kitchenerUsed).toBe(false);
});

rule(
  '1856-R024',
  'the Canada Company lays an extra yellow tile, connected or not, before or after the tile of the turn',
  () => {
    const before = london()
      .privateOf('TCC', 'GW')
      .plays('Ada', canada('3', 0))
      .plays('Ada', tile('F17', '5', 3));
    const after = london()
      .privateOf('TCC', 'GW')
      .plays('Ada', tile('F17', '5', 3))
      .plays('Ada', canada('3', 0));
    for (const t of [before, after]) {
      expect(t.state.board.laid).toEqual({ F17: ['5', 3], H11: ['3', 0] });
      expect([t.owner('TCC'), t.cash('GW')]).toEqual(['GW', 500]);
    }
    expect(after.refuses('Ada', canada('3', 0))).toMatchObject({ code: 'flow.notNow' });
  },
);

rule('1856-R024', 'once in the game, only with 3, 4 or 58, only on its blank hex, only by its owner', () => {
  const owner = () => london().privateOf('TCC', 'GW');
  expect(london().refuses('Ada', canada('3', 0))).toMatchObject({ code: 'canada.notOwner', rule: '1856-R024' });
  expect(owner().refuses('Ada', canada('57', 0))).toMatchObject({ code: 'canada.tile' });
  expect(owner().refuses('Ada', { ...canada('3', 0), hex: 'D19' })).toMatchObject({ code: 'canada.hex' });
  expect(owner().tile('H11', '4', 0).refuses('Ada', canada('3', 0))).toMatchObject({ code: 'canada.hexTaken' });
  const used = owner().set((s) => {
    s.canadaUsed = true;
  });
  expect(used.refuses('Ada', canada('3', 0))).toMatchObject({ code: 'canada.used' });
});

rule('1856-R024', 'whoever passes the track step is not asked again for the extra tile', () => {
  const t = london().privateOf('TCC', 'GW').passes('Ada');
  expect(t.refuses('Ada', canada('3', 0))).toMatchObject({ code: 'flow.notNow' });
});

rule('1856-R025', 'the owner of Great Lakes places the port once, in any port hex; that closes the private', () => {
  expect([...portHexes].sort()).toEqual('C14 D19 E18 F17 F9 H17 H5 H7 J17 J5 K2 M18 O18'.split(' '));
  expect(london().refuses('Ada', port('F17'))).toMatchObject({ code: 'port.notOwner', rule: '1856-R025' });
  expect(london().privateOf('GLSC', 'GW').refuses('Ada', port('F15'))).toMatchObject({ code: 'port.noPort' });
  const t = london().privateOf('GLSC', 'GW');
  expect([...t.values('Ada', 'placePort')].sort()).toEqual([...portHexes].sort());
  t.plays('Ada', port('M18')); // no connection needed
  expect(t.state.port).toEqual({ hex: 'M18', company: 'GW' });
  expect(t.owner('GLSC')).toBe('closed');
  expect(t.refuses('Ada', port('F17'))).toMatchObject({ code: 'port.notOwner' });
});

rule('1856-R025', 'at any time in its turn', () => {
  for (const at of ['layTile', 'placeToken', 'buyTrain'] as const)
    expect(london(at).privateOf('GLSC', 'GW').plays('Ada', port('F17')).state.port).not.toBeNull();
});

rule('1856-R026', 'the first 6-train removes the port marker', () => {
  const t = london('buyTrain')
    .onSale('6')
    .purses({ GW: 1000 })
    .set((s) => {
      s.port = { hex: 'F17', company: 'GW' };
    });
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: '6-0', price: 700 });
  expect(t.state.port).toBeNull();
});

rule('1856-R028', 'others buy a right for 50 from the company that owns the private', () => {
  const t = london()
    .privateOf('NFSBC', 'CPR')
    .company('CPR', { owners: { Ben: [20] }, rights: ['bridge'] });
  t.plays('Ada', right('bridge'));
  expect([t.cash('GW'), t.cash('CPR')]).toEqual([450, 50]);
  expect(t.state.companies.GW.rights).toEqual(['bridge']);
  expect(t.refuses('Ada', right('bridge'))).toMatchObject({ code: 'right.held', rule: '1856-R028' });
  const poor = london().privateOf('NFSBC', 'CPR').purses({ GW: 49 });
  expect(poor.refuses('Ada', right('bridge'))).toMatchObject({ code: 'right.tooDear', args: { price: 50, cash: 49 } });
});

rule('1856-R028', 'from the bank once the private has closed, and not while a player owns it', () => {
  const t = london().privateOf('SCFTC', 'Ben');
  const refusal = { code: 'right.withPlayer', rule: '1856-R028', args: { right: 'tunnel', private: 'SCFTC' } };
  expect(t.refuses('Ada', right('tunnel'))).toEqual(refusal);
  const bank = london().privateOf('SCFTC', 'closed');
  const before = bank.cash('bank');
  expect(bank.plays('Ada', right('tunnel')).cash('bank')).toBe(before + 50);
});

rule('1856-R029', 'the owner and two more can have a right', () => {
  const t = london()
    .privateOf('NFSBC', 'CPR')
    .company('CPR', { owners: { Ben: [20] }, rights: ['bridge'] });
  t.set((s) => {
    s.companies.BBG.rights = ['bridge'];
    s.rightsLeft.bridge = 1;
  });
  expect(t.plays('Ada', right('bridge')).state.rightsLeft.bridge).toBe(0);
  const none = london()
    .privateOf('NFSBC', 'CPR')
    .set((s) => {
      s.rightsLeft.bridge = 0;
    });
  expect(none.refuses('Ada', right('bridge'))).toMatchObject({ code: 'right.noneLeft', rule: '1856-R029' });
});

/** The first 5-train is bought, and all privates close. */
const firstFive = () => london('buyTrain').onSale('5').purses({ GW: 1000 });
const five = { type: 'buyTrain', from: 'bank', train: '5-0', price: 550 } as const;

rule('1856-R029', 'the bank has all three if the private closes in the hands of a player', () => {
  const t = firstFive().privateOf('NFSBC', 'Ben').privateOf('SCFTC', 'CPR');
  expect(t.plays('Ada', five).state.rightsLeft).toEqual({ bridge: 3, tunnel: 2 });
});

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

rule('1856-R128', 'the rights may be without limit', () => {
  const t = london()
    .options({ unlimitedRights: 'yes' })
    .company('CPR', { owners: { Ben: [20] } })
    .privateOf('NFSBC', 'CPR')
    .set((s) => {
      s.rightsLeft.bridge = 0;
    });
  expect(t.plays('Ada', right('bridge')).state.rightsLeft.bridge).toBe(0);
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

rule('1856-R022', 'of Waterloo and Saugeen only Kitchener can be built without a connection', () => {
  const owner = () => london().privateOf('WSRC', 'GW');
  expect(owner().values('Ada', 'layTile')).toContain('I12');
  expect(london().values('Ada', 'layTile')).not.toContain('I12');
  expect(owner().refuses('Ada', tile('J15', '57', 0))).toMatchObject({ code: 'track.outOfReach' });
  const t = owner().plays('Ada', tile('I12', '59', 0));
  expect(t.lastEvents).toContainEqual(expect.objectContaining({ type: 'tileLaid', hex: 'I12', by: 'WSRC' }));
});

rule('1856-R022', 'the last token of a company can go there', () => {
  const t = london('placeToken').privateOf('WSRC', 'GW').tile('F17', '5', 3).tile('C14', '5', 0);
  t.set((s) => {
    for (const city of ['F17.0', 'C14.0']) s.board.tokens[city] = ['GW'];
  });
  t.plays('Ada', kitchener('I12.0'));
  expect(t.state.board.tokens['I12.0']).toEqual(['GW']);
});

rule('1856-R022', 'it is the next token of the company: the one after it costs 100', () => {
  const t = london('placeToken').privateOf('WSRC', 'GW').tile('F17', '5', 3).tile('I12', '59', 0);
  t.set((s) => {
    s.board.tokens['I12.0'] = ['GW'];
  });
  expect(t.plays('Ada', { type: 'placeToken', city: 'F17.0' }).cash('GW')).toBe(400);
});

/** The CPR of Ben has its turn after the Great Western. */
const barrie = (t: ReturnType<typeof london>) =>
  t.company('CPR', { owners: { Ben: [20, 10] }, operated: true, par: 65, tokens: ['M4.0'], treasury: 100 });

rule('1856-R023', 'it closes when that turn is over, not with the round; the token alone closes it too', () => {
  const t = barrie(london('placeToken').privateOf('WSRC', 'GW')).plays('Ada', kitchener('I12.0'));
  expect(t.owner('WSRC')).toBe('GW');
  t.passesWhile(() => t.waiting[0] === 'Ada');
  expect([t.waiting, t.owner('WSRC')]).toEqual([['Ben'], 'closed']);
});

rule('1856-R023', 'unused it goes on', () => {
  const t = barrie(london().privateOf('WSRC', 'GW'));
  t.passesWhile(() => !t.state.flow.some(({ kind }) => kind === 'stock'));
  expect(t.owner('WSRC')).toBe('GW');
});

rule('1856-R024', 'it is laid by a company that buys the private after the tile of its turn, and then only', () => {
  const t = london()
    .privateOf('TCC', 'Ben')
    .plays('Ada', tile('F17', '5', 3));
  expect(t.choices('Ada').map(({ type }) => type)).toContain('buyPrivate'); // the step is waited for
  t.plays('Ada', buy('TCC', 50)).plays('Ben', { type: 'answer', reply: 'accept' }).plays('Ada', canada('4', 0));
  expect(t.state.board.laid).toEqual({ F17: ['5', 3], H11: ['4', 0] });
  for (const [treasury, used] of [
    [24, false],
    [500, true],
  ] as const) {
    // with nothing to spend, or nothing to lay, nobody waits: the next decision is a train, with a loan beside it
    const none = london().privateOf('TCC', 'Ben').purses({ GW: treasury });
    none.set((s) => {
      if (used) s.board.laid.H11 = ['4', 0];
      s.cgr.stage = 'never';
    });
    none.plays('Ada', tile('F17', '5', 3));
    expect(none.refuses('Ada', canada('3', 0)).code).toBe('flow.notNow');
  }
});

rule('1856-R024', 'pieces of its tiles are limited like all others', () => {
  const t = london().privateOf('TCC', 'GW').tile('D19', '3', 2).tile('J9', '3', 0).tile('K16', '3', 0);
  expect(t.refuses('Ada', canada('3', 0))).toMatchObject({ code: 'track.noneLeft', rule: '1856-R137' });
});

rule('1856-R064', 'a step that only Waterloo and Saugeen would open is waited for, by whoever can buy it', () => {
  const isOver = (t: ReturnType<typeof london>) =>
    t.refuses('Ada', { type: 'placeToken', city: 'J15.0' }).code === 'flow.notNow';
  const t = london('placeToken').privateOf('WSRC', 'Ben');
  expect(isOver(t)).toBe(false);
  t.plays('Ada', buy('WSRC', 80)).plays('Ben', { type: 'answer', reply: 'accept' }).plays('Ada', kitchener('I12.0'));
  // a loan counts with the money at hand, and what cannot be had opens nothing
  expect(isOver(london('placeToken').privateOf('WSRC', 'Ben').purses({ GW: 0 }))).toBe(false);
  for (const shut of [
    london('placeToken').privateOf('WSRC', 'closed'),
    london('placeToken').privateOf('WSRC', 'Ben').phase('5'),
    london('placeToken')
      .privateOf('WSRC', 'CPR')
      .company('CPR', { owners: { Ben: [20] } }),
  ])
    expect(isOver(shut)).toBe(true);
});

rule('1856-R025', 'what is suggested knows of a port that has just been placed', () => {
  const t = table1856(three)
    .company('GW', { owners: { Ada: [20, 10] }, trains: ['3'], operated: true, tokens: ['F15.0'] })
    .phase('3')
    .tile('F17', '5', 3)
    .privateOf('GLSC', 'GW')
    .operating({ company: 'GW', at: 'run' });
  const best = () => suggestion(t.game, t.state, t.choices('Ada').find(({ type }) => type === 'run')!)!.revenue;
  expect(best()).toBe(50);
  t.plays('Ada', port('F17'));
  expect(best()).toBe(70);
});

rule('1856-R029', 'a private that closed with its company brings the bank no right when the others close', () => {
  const t = table1856(three)
    .phase('4')
    .company('GW', { at: { row: 8, col: 0 }, owners: { Ada: [20, 10] }, operated: true, rights: ['bridge'] })
    .privateOf('NFSBC', 'GW')
    .plays('Ada', { type: 'sellShares', company: 'GW', percent: 10 });
  expect([t.owner('NFSBC'), t.state.rightsLeft.bridge]).toEqual(['closed', 2]);
  const later = firstFive().privateOf('NFSBC', 'closed');
  expect(later.plays('Ada', five).state.rightsLeft.bridge).toBe(2);
});

rule('1856-R022', 'on 18xx.games its owner says whether the tile is laid by that right (wsrcTile)', () => {
  const right59 = { ...tile('I12', '59', 2), type: 'layKitchenerTile' } as const;
  const connected = (rulings: Record<string, string>, owner = 'WGB') =>
    guelph().ruled(rulings).tile('J11', '57', 1).privateOf('WSRC', owner);
  const declared = { wsrcTile: 'declared' };
  expect(connected({}).refuses('Ada', right59)).toMatchObject({ code: 'kitchener.ownTile', rule: '1856-R022' });
  expect(connected(declared, 'closed').refuses('Ada', right59)).toMatchObject({ code: 'kitchener.notOwner' });
  const t = connected(declared).plays('Ada', right59);
  expect([t.state.board.laid.I12, t.state.kitchenerUsed]).toEqual([['59', 2], true]);
  expect(t.refuses('Ada', tile('H11', '4', 1))).toMatchObject({ code: 'flow.notNow' }); // it was the tile of the turn
  const other = { ...right59, hex: 'N17' };
  expect(connected(declared).refuses('Ada', other)).toMatchObject({ code: 'track.wrongTile' });
  expect(connected(declared).tile('I12', '59', 2).refuses('Ada', right59)).toMatchObject({ code: 'track.wrongTile' });
  const used = connected(declared).tile('N17', '59', 0).tile('L15', '59', 0);
  expect(used.refuses('Ada', right59)).toMatchObject({ code: 'track.noneLeft' });
});
