// Section 4: home tokens, further tokens, and reserved places.
import { expect } from 'vitest';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
const token = (city: string) => ({ type: 'placeToken', city }) as const;
const pick = (city: string) => ({ type: 'pickCity', city }) as const;
const green = (hex: string, rotation: number) => ({ type: 'layTile', hex, tile: '59', rotation }) as const;

/** The Buffalo, Brantford & Goderich of Ada with a line from Brantford over Galt to Guelph. */
const brantford = (treasury = 500, tokens: readonly string[] = ['J15.0']) =>
  table1856(three)
    .phase('3')
    .tile('J15', '57', 0)
    .tile('J13', '57', 0)
    .tile('J11', '57', 0)
    .company('BBG', { owners: { Ada: [20, 10] }, treasury, operated: true, tokens })
    .operating({ company: 'BBG', at: 'placeToken' });

rule('1856-R081', 'the home token is placed free at the start of the first turn', () => {
  const t = table1856(three)
    .company('BBG', { owners: { Ada: [20, 10] }, treasury: 100 })
    .operating({ company: 'BBG' });
  expect(t.waiting).toEqual(['Ada']);
  expect(t.state.board.tokens).toEqual({ 'J15.0': ['BBG'] });
  expect(t.cash('BBG')).toBe(100);
});

// trap 42
rule('1856-R081', 'not before its own turn, and not at all where it may not operate yet', () => {
  const t = table1856(three)
    .company('GW', { owners: { Ada: [20, 10] }, par: 100 })
    .company('BBG', { owners: { Ben: [20, 10] }, par: 90 })
    .company('CA', { owners: { Cid: [20] }, par: 80 })
    .onSale('3')
    .passes('Ada', 'Ben', 'Cid');
  expect(t.state.board.tokens).toEqual({ 'F15.0': ['GW'] });
  t.passesWhile(() => t.waiting[0] === 'Ada');
  expect(t.state.board.tokens).toEqual({ 'F15.0': ['GW'], 'J15.0': ['BBG'] });
  t.passesWhile(() => t.state.flow.some((frame) => frame.kind === 'turn'));
  expect(Object.keys(t.state.board.tokens)).not.toContain('D17.0');
});

rule('1856-R081', 'the first further token costs 40, each later one 100, paid to the bank', () => {
  const t = brantford();
  const bank = t.cash('bank');
  t.plays('Ada', token('J13.0'));
  expect([t.cash('BBG'), t.cash('bank')]).toEqual([460, bank + 40]);
  const third = brantford(500, ['J15.0', 'L13.0']).plays('Ada', token('J13.0'));
  expect(third.cash('BBG')).toBe(400);
  const poor = brantford(99, ['J15.0', 'L13.0']).privateOf('WSRC', 'BBG'); // which keeps the step open
  expect(poor.refuses('Ada', token('J13.0'))).toEqual({
    code: 'token.tooDear',
    rule: '1856-R081',
    args: { cost: 100, cash: 99 },
  });
});

rule('1856-R081', 'the CGR pays 100 for each', () => {
  const t = brantford(0, []).company('CGR', { owners: { Ada: [20] }, treasury: 300, tokens: ['J15.0'] });
  t.operating({ company: 'CGR', at: 'placeToken' }).plays('Ada', token('J13.0'));
  expect(t.cash('CGR')).toBe(200);
});

rule('1856-R081', 'a step that only a loan would open is waited for', () => {
  const t = brantford(0);
  expect(t.refuses('Ada', token('J13.0'))).toMatchObject({ code: 'token.tooDear' });
  t.plays('Ada', { type: 'takeLoan' }).plays('Ada', token('J13.0'));
  expect(t.cash('BBG')).toBe(50); // less the interest
});

rule('1856-R081', 'one a turn, and no more than there are', () => {
  const t = brantford().plays('Ada', token('J13.0'));
  expect(t.refuses('Ada', token('J11.0'))).toMatchObject({ code: 'flow.notNow' });
  const none = brantford(500, ['J15.0', 'L13.0', 'O16.0']);
  none.set((s) => {
    s.flow.at(-1)!.at = 'track'; // before the tile: a step without any choice is passed by itself
  });
  none.passes('Ada');
  expect(none.choices('Ada').map(({ type }) => type)).not.toContain('placeToken');
});

rule('1856-R081', 'in a free slot of a city reached by an unblocked path, one in a hex', () => {
  expect([...brantford().values('Ada', 'placeToken')].sort()).toEqual(['J13.0']); // Guelph is kept free
  const free = () => brantford().gone('closed', 'WGB');
  expect([...free().values('Ada', 'placeToken')].sort()).toEqual(['J11.0', 'J13.0']);
  expect(free().refuses('Ada', token('J15.0'))).toMatchObject({ code: 'token.alreadyHere', rule: '1856-R081' });
  expect(free().refuses('Ada', token('J9.0'))).toMatchObject({ code: 'token.noCity' });
  expect(free().refuses('Ada', token('L13.0'))).toMatchObject({ code: 'token.outOfReach' });
  const galt = free().company('CPR', { owners: { Ben: [20] }, operated: true, tokens: ['J13.0'] });
  galt.privateOf('WSRC', 'BBG');
  expect(galt.refuses('Ada', token('J13.0'))).toMatchObject({ code: 'token.cityFull', rule: '1856-R081' });
  expect(galt.refuses('Ada', token('J11.0'))).toMatchObject({ code: 'token.outOfReach', rule: '1856-R081' });
});

rule('1856-R082', 'the last place at the home of a company that has not operated is kept free', () => {
  const kept = { code: 'token.reserved', rule: '1856-R082', args: { city: 'J11.0', company: 'WGB' } };
  expect(brantford().refuses('Ada', token('J11.0'))).toEqual(kept); // not started
  const started = brantford().company('WGB', { owners: { Ben: [20] }, par: 65 });
  expect(started.refuses('Ada', token('J11.0'))).toEqual(kept);
  // of two places one may be taken: the other is reserved for the company at home
  const two = brantford().tile('J11', '14', 0).plays('Ada', token('J11.0'));
  expect(two.state.board.tokens['J11.0']).toEqual([null, 'BBG']);
  const second = brantford()
    .tile('J11', '14', 0)
    .company('CPR', { owners: { Ben: [20] }, operated: true });
  second.set((s) => {
    s.board.tokens['J11.0'] = [null, 'CPR'];
  });
  expect(second.refuses('Ada', token('J11.0'))).toEqual(kept);
});

rule('1856-R082', 'closed and absorbed companies have no claim, nor has one that operates', () => {
  for (const status of ['closed', 'absorbed'] as const)
    expect(brantford().gone(status, 'WGB').values('Ada', 'placeToken')).toContain('J11.0');
  const operated = brantford().tile('J11', '14', 0);
  operated.company('WGB', { owners: { Ben: [20] }, operated: true, tokens: ['J11.0'] });
  expect(operated.plays('Ada', token('J11.0')).state.board.tokens['J11.0']).toEqual(['WGB', 'BBG']);
});

rule('1856-R082', 'an upgrade leaves the first place to the company at home', () => {
  const t = brantford().tile('J11', '14', 0).phase('5');
  t.set((s) => {
    s.board.tokens['J11.0'] = [null, 'BBG'];
    s.flow.at(-1)!.at = 'track';
  });
  t.plays('Ada', { type: 'layTile', hex: 'J11', tile: '63', rotation: 0 });
  expect(t.state.board.tokens['J11.0']).toEqual([null, 'BBG']);
});

/** Hamilton green with a line from Burlington, where GT stands. */
const hamilton = (first: string | null) => {
  const t = table1856(three)
    .phase('3')
    .tile('L13', '57', 0)
    .tile('L15', '59', 3) // cities at the top and at the bottom right
    .company('GT', { owners: { Ada: [20, 10] }, treasury: 500, operated: true, tokens: ['L13.0'] })
    .company('CPR', { owners: { Ben: [20] }, operated: true, par: 65, tokens: first === null ? [] : [first] });
  return t.operating({ company: 'GT', at: 'placeToken' });
};

rule('1856-R082', 'in Hamilton another company may use one city while the second is free for THB', () => {
  expect(hamilton(null).values('Ada', 'placeToken')).toContain('L15.0');
  const full = hamilton('L15.1').privateOf('WSRC', 'GT');
  expect(full.refuses('Ada', token('L15.0'))).toMatchObject({
    code: 'token.reserved',
    args: { city: 'L15.0', company: 'THB' },
  });
});

rule('1856-R083', 'CV starts in the Toronto city whose track leaves at the bottom left', () => {
  const home = () =>
    table1856(three)
      .phase('3')
      .company('CV', { owners: { Ada: [20, 10] } });
  const print = home().operating({ company: 'CV' });
  expect([print.waiting, print.state.board.tokens]).toEqual([['Ada'], { 'N11.0': ['CV'] }]);
  const laid = home().tile('N11', '120', 1).operating({ company: 'CV' });
  expect([laid.waiting, laid.state.board.tokens]).toEqual([['Ada'], { 'N11.0': ['CV'] }]);
});

const home = () =>
  table1856(three)
    .phase('3')
    .company('THB', { owners: { Ben: [20, 10] }, treasury: 100 })
    .operating({ company: 'THB' });

rule('1856-R083', 'the token of THB lies on the blank hex, and picks its city when the tile is laid', () => {
  const t = home();
  expect(t.waiting).toEqual(['Ben']);
  expect(t.state.board.tokens).toEqual({ 'L15.0': ['THB'] });
  t.plays('Ben', green('L15', 0));
  expect(t.state.board.tokens).toEqual({}); // taken up
  expect(t.refuses('Ben', pick('N17.0'))).toMatchObject({ code: 'city.otherHex', rule: '1856-R083' });
  t.plays('Ben', { type: 'takeLoan' }); // the turn goes on meanwhile
  t.plays('Ben', pick('L15.1'));
  expect(t.state.board.tokens).toEqual({ 'L15.1': ['THB'] });
});

rule('1856-R083', 'the tile of the Canada Company may come between', () => {
  const t = home().privateOf('TCC', 'THB').plays('Ben', green('L15', 0));
  expect(t.refuses('Ben', { type: 'pass' })).toMatchObject({ code: 'flow.noPass' });
  t.plays('Ben', { type: 'layCanadaTile', hex: 'H11', tile: '3', rotation: 0 }).plays('Ben', pick('L15.0'));
  expect(t.state.board.laid).toEqual({ H11: ['3', 0], L15: ['59', 0] });
});

rule('1856-R083', 'it picks at its first turn if the tile is there already', () => {
  const t = home().tile('L15', '59', 0);
  expect(t.values('Ben', 'pickCity')).toEqual(['L15.0', 'L15.1']);
  expect(t.plays('Ben', pick('L15.1')).state.board.tokens).toEqual({ 'L15.1': ['THB'] });
  // with a foreign token there one city is left, and nothing to pick
  const foreign = home().tile('L15', '59', 0);
  foreign.company('GT', { owners: { Ada: [20] }, operated: true, par: 65, tokens: ['L15.0'] });
  expect(foreign.waiting).toEqual(['Ben']);
  expect(foreign.state.board.tokens).toEqual({ 'L15.0': ['GT'], 'L15.1': ['THB'] });
});

rule('1856-R083', 'the city is picked by the president of the token, who decides nothing else', () => {
  const t = table1856(three)
    .phase('3')
    .tile('L13', '57', 0)
    .company('GT', { owners: { Ada: [20, 10] }, treasury: 500, operated: true, tokens: ['L13.0'] })
    .company('THB', { owners: { Ben: [20, 10] }, operated: true, par: 65, tokens: ['L15.0'] })
    .operating({ company: 'GT', at: 'layTile' })
    .plays('Ada', green('L15', 3));
  expect(t.waiting).toEqual(['Ben']);
  expect(t.choices('Ben').map(({ type }) => type)).toEqual(['pickCity']);
  expect(t.refuses('Ben', { type: 'takeLoan' })).toEqual({
    code: 'turn.notPresident',
    rule: '1856-R064',
    args: { company: 'GT' },
  });
  t.plays('Ben', pick('L15.0'));
  expect(t.waiting).toEqual(['Ada']);
});

// trap 59
rule('1856-R083', 'a full city cannot be picked', () => {
  const t = home().tile('L15', '59', 0);
  t.set((s) => {
    s.flow.push({ kind: 'city', at: 'pickCity', queue: [{ company: 'THB', hex: 'L15' }] });
    s.flow.at(-2)!.at = 'track';
  });
  t.company('GT', { owners: { Ada: [20] }, operated: true, par: 65, tokens: ['L15.0'] });
  expect(t.refuses('Ben', pick('L15.0'))).toMatchObject({ code: 'token.cityFull' });
});

rule('1856-R081', 'a token may cost the last dollar', () => {
  expect(brantford(40).plays('Ada', token('J13.0')).cash('BBG')).toBe(0);
});

rule('1856-R082', 'in Toronto only the city where CV starts is kept free for it', () => {
  const t = table1856(three)
    .phase('3')
    .company('GT', { owners: { Ada: [20, 10] }, treasury: 500, operated: true, tokens: ['P9.0'] })
    .tile('P9', '57', 1)
    .tile('O10', '9', 1)
    .operating({ company: 'GT', at: 'placeToken' });
  expect(t.values('Ada', 'placeToken')).toEqual(['N11.1']);
  expect(t.plays('Ada', token('N11.1')).state.board.tokens['N11.1']).toEqual(['GT']);
});

rule('1856-R083', 'on 18xx.games it is asked though one city is left (homeChoice)', () => {
  const t = home().ruled({ homeChoice: 'always' }).tile('L15', '59', 0);
  t.company('GT', { owners: { Ada: [20] }, operated: true, par: 65, tokens: ['L15.0'] });
  expect(t.values('Ben', 'pickCity')).toEqual(['L15.1']);
  expect(t.plays('Ben', pick('L15.1')).state.board.tokens['L15.1']).toEqual(['THB']);
  const blank = home().ruled({ homeChoice: 'always' });
  expect([blank.waiting, blank.state.board.tokens]).toEqual([['Ben'], { 'L15.0': ['THB'] }]);
  const other = table1856(three)
    .ruled({ homeChoice: 'always' })
    .tile('J15', '57', 0)
    .company('BBG', { owners: { Ada: [20] } })
    .operating({ company: 'BBG' });
  expect([other.waiting, other.state.board.tokens]).toEqual([['Ada'], { 'J15.0': ['BBG'] }]);
});
