// Section 2: track and token through private companies.
import { expect } from 'vitest';
import type { PrivateId } from '../../../src/titles/1856/rules/privates.ts';
import { repeatWhile } from '../../support/bounded.ts';
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
const canada = (number: string, rotation: number) =>
  ({ type: 'layCanadaTile', hex: 'H11', tile: number, rotation }) as const;
const buy = (id: PrivateId, price: number) => ({ type: 'buyPrivate', private: id, price }) as const;
const kitchener = (city: string) => ({ type: 'placeKitchenerToken', city }) as const;

/** The Wellington, Grey & Bruce from Guelph, its track leading to the hex of the Canada Company. */
const guelph = () =>
  table1856(three)
    .phase('3')
    .company('WGB', { owners: { Ada: [20] }, treasury: 100, operated: true, tokens: ['J11.0'] })
    .tile('J11', '57', 2)
    .tile('I10', '8', 5)
    .operating({ company: 'WGB', at: 'layTile' });

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
  const t = london('placeToken').tile('F17', '5', 3); // there is a city to reach, so the step waits
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
  expect(t.choices('Ada').map(({ type }) => type)).toContain('buyPrivate'); // the step waits
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
  // a loan counts with the money at hand, and unavailable things open nothing
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
