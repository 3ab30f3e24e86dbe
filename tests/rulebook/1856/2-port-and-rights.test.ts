// Section 2: the port, the bridge and the tunnel.
import { expect } from 'vitest';
import { suggestion } from '../../../src/engine/routes/suggestion.ts';
import { portHexes } from '../../../src/titles/1856/rules/map.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];

/** The Great Western of Ada, at home in London, at the beginning of a turn while 3-trains are sold. */
const london = (at: 'layTile' | 'placeToken' | 'run' | 'dividend' | 'buyTrain' = 'layTile') =>
  table1856(three)
    .phase('3')
    .company('GW', { owners: { Ada: [20, 10, 10] }, treasury: 500, operated: true, tokens: ['F15.0'] })
    .operating({ company: 'GW', at });
const port = (hex: string) => ({ type: 'placePort', hex }) as const;
const right = (id: 'bridge' | 'tunnel') => ({ type: 'buyRight', right: id }) as const;

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
