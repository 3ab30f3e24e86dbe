// Section 2.6: maritime companies in the hands of companies.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { game1865 } from '../../../src/titles/1865/rules/index.ts';
import { directRoutes } from '../../../src/titles/1865/rules/operating/directRoutes.ts';
import { coverageIn } from '../../../src/titles/1865/rules/operating/revenue.ts';
import { waits } from '../../../src/titles/1865/rules/operating/turn.ts';
import type { PhaseId } from '../../../src/titles/1865/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';
import { place, table1865 } from '../../support/table1865.ts';

const three = ['Ada', 'Ben', 'Cid'];
const hand = (maritime: string) => ({ type: 'handOver', maritime }) as never;
const pass = { type: 'pass' } as const;

/** The turn of Ada's FMS; she has M3 (Cagliari) and M4 (Carbonia), Ben has M1 (Olbia). */
const fms = (at = 'build', phase: PhaseId = '2', position: object = {}) =>
  table1865(three)
    .phase(phase)
    .company('FMS', { owners: { Ada: [40, 20] }, treasury: 500, trains: ['PH3'], traffic: 3, ...position })
    .maritimes({ Ada: ['M3', 'M4'], Ben: ['M1'] })
    .operating({ company: 'FMS', at });
type Place = ReturnType<typeof fms>;

const state = (t: Place) => ({
  traffic: t.state.companies.FMS.traffic,
  coverage: coverageIn(t.state, 'FMS'),
  owner: t.state.maritimes.M3.owner,
});
/** True if Ada may hand it over now. */
const may = (t: Place, maritime = 'M4'): boolean => check(game1865, t.state, 1, hand(maritime)) === null;

rule('1865-R016', 'a president hands his maritime companies over for nothing, one or more', () => {
  const t = fms();
  const before = [t.cash('Ada'), t.cash('FMS')];
  t.plays('Ada', hand('M3')).plays('Ada', hand('M4'));
  expect([t.state.maritimes.M3.owner, t.state.maritimes.M4.owner]).toEqual(['treasury:FMS', 'treasury:FMS']);
  expect([t.cash('Ada'), t.cash('FMS')]).toEqual(before);
  expect(t.events).toContainEqual({ type: 'maritimeHandedOver', seat: 'Ada', company: 'FMS', maritime: 'M4' });
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', at: 'build', laid: [] }); // the turn continues where it stood
});

rule('1865-R016', 'at any time in the turn', () => {
  for (const at of ['build', 'token', 'dividend', 'trains']) {
    const t = fms(at).set((s) => {
      if (at === 'dividend') Object.assign(s.flow.at(-1)!, { revenue: 30 });
    });
    expect([t.waiting, t.state.flow.at(-1)!.at, may(t)], at).toEqual([['Ada'], at, true]);
  }
});

rule('1865-R016', 'what comes after the trains have run no longer changes what they have earned', () => {
  const t = fms('token', '2', { traffic: 3, unused: 0 }).plays('Ada', pass);
  expect(t.state.flow.at(-1)).toMatchObject({ at: 'dividend', revenue: 30 });
  t.plays('Ada', hand('M3'));
  expect(t.state.flow.at(-1)).toMatchObject({ at: 'dividend', revenue: 30 });
  expect(state(t)).toMatchObject({ traffic: 5, coverage: 22 });
});

rule('1865-R016', 'the turn waits for him before the revenue and before its end, if he has something to give', () => {
  // nothing can be placed, and nothing bought
  const t = fms('token', '2', { unused: 0, treasury: 0 });
  expect([t.waiting, t.state.flow.at(-1)!.at, waits(t.state)]).toEqual([['Ada'], 'token', true]);
  t.plays('Ada', hand('M3')).plays('Ada', hand('M4'));
  expect(t.state.flow.at(-1)!.at).toBe('dividend'); // nothing is left to hand over: it goes on by itself
  const end = fms('trains', '2', { unused: 0, treasury: 0 });
  expect([end.waiting, end.state.flow.at(-1)!.at]).toEqual([['Ada'], 'trains']);
  end.plays('Ada', pass);
  expect(end.state.flow.at(-1)!.at).toBe('build'); // its next turn
  expect(end.state.flow.at(-2)).toMatchObject({ kind: 'operating', round: 2 });
});

rule('1865-R016', 'only his own, only to the company that operates, and only its president', () => {
  expect(fms().refuses('Ada', hand('M1'))).toMatchObject({ code: 'maritime.notYours', rule: '1865-R016' });
  expect(fms().refuses('Ada', hand('M8'))).toMatchObject({ code: 'maritime.notYours' }); // nobody's
  expect(fms().refuses('Ben', hand('M1'))).toMatchObject({ code: 'flow.notYours' });
  expect(fms().refuses('Ada', hand('M9'))).toMatchObject({ code: 'action.unknown' });
  const short = table1865(three, { length: 'short' })
    .company('FMS', { owners: { Ada: [40, 20] } })
    .operating({ company: 'FMS', at: 'build' });
  expect(short.refuses('Ada', hand('M7'))).toMatchObject({ code: 'maritime.notYours' });
  const stock = fms().stockRound({ turn: 'Ada' });
  expect(stock.refuses('Ada', hand('M3'))).toMatchObject({ code: 'flow.notNow' });
});

rule('1865-R017', 'each covers 8 more from that moment', () => {
  const t = fms();
  expect(state(t).coverage).toBe(14);
  t.plays('Ada', hand('M3'));
  expect(state(t).coverage).toBe(22);
  t.plays('Ada', hand('M4'));
  expect(state(t).coverage).toBe(30);
  // in time for the revenue of the same turn
  const rich = fms('token', '3', { traffic: 40 }).plays('Ada', hand('M4')).plays('Ada', pass);
  expect(rich.state.flow.at(-1)).toMatchObject({ at: 'dividend', revenue: 220 });
});

rule('1865-R018', 'with a token at the place it brings the number of the phase at once', () => {
  for (const [phase, more] of [
    ['2', 2],
    ['3', 3],
    ['4', 4],
  ] as const) {
    const t = fms('build', phase).plays('Ada', hand('M3'));
    expect(state(t).traffic, phase).toBe(3 + more);
    expect(t.state.maritimes.M3.bonusTaken).toBe(true);
  }
  const none = fms().plays('Ada', hand('M4')); // no token in the mines
  expect([state(none).traffic, none.state.maritimes.M4.bonusTaken]).toEqual([3, false]);
});

example('1865-X02', 'phase 4: FMS has a token in Cagliari and gets M3: 4 more', () => {
  const t = fms('build', '4').plays('Ada', hand('M3'));
  expect(t.events).toContainEqual({ type: 'trafficGained', company: 'FMS', amount: 4, reason: 'maritime', traffic: 7 });
});

/** RCSF of Ada's with track from Oristano to Cagliari. */
const rcsf = (phase: PhaseId, owned: Record<string, readonly 'M3'[]>, taken = false) =>
  table1865(three)
    .phase(phase)
    .company('RCSF', { owners: { Ada: [40, 20] }, treasury: 500, traffic: 9, trains: ['PH5'] })
    .tile('E37', '4', 0)
    .tile('E35', '8', 0)
    .tile('D34', '4', 2)
    .tile('C33', '8', 3)
    .maritimes(owned)
    .set((s) => {
      s.maritimes.M3.bonusTaken = taken;
    })
    .operating({ company: 'RCSF', at: 'token' });
const toCagliari = (t: ReturnType<typeof rcsf>) => {
  const { track } = directRoutes(t.state, 'RCSF', place('Cagliari'))[0]!;
  return t.plays('Ada', { type: 'placeToken', city: place('Cagliari'), route: [...track] });
};

example('1865-X03', 'phase 4: RCSF gets M3 and no traffic; in phase 6 it places a token in Cagliari: 6 more', () => {
  const t = rcsf('4', { Ada: ['M3'] }).plays('Ada', hand('M3'));
  expect(t.state.companies.RCSF.traffic).toBe(9);
  const later = rcsf('6', { RCSF: ['M3'] });
  toCagliari(later);
  // two towns and the city, and 6
  expect(later.state.companies.RCSF.traffic).toBe(9 + 1 + 1 + 3 + 6);
});

rule('1865-R019', 'a token that comes later brings the phase of that time, and the bonus comes once', () => {
  const t = rcsf('5', { RCSF: ['M3'] });
  toCagliari(t);
  expect([t.state.companies.RCSF.traffic, t.state.maritimes.M3.bonusTaken]).toEqual([9 + 5 + 5, true]);
  const again = rcsf('5', { RCSF: ['M3'] }, true);
  toCagliari(again);
  expect(again.state.companies.RCSF.traffic).toBe(9 + 5);
  // another player's maritime company brings nothing
  const other = rcsf('5', { FMS: ['M3'] });
  toCagliari(other);
  expect([other.state.companies.RCSF.traffic, other.state.maritimes.M3.bonusTaken]).toEqual([9 + 5, false]);
});

rule('1865-R020', 'M4 brings its bonus for any of the three mines, once', () => {
  for (const name of ['Serbariu', 'Monteponi', 'Su Zurfuru']) {
    const t = fms('build', '3', { tokens: [name] }).plays('Ada', hand('M4'));
    expect(state(t).traffic, name).toBe(6);
  }
  expect(state(fms('build', '3', { tokens: ['Su Suergiu'] }).plays('Ada', hand('M4'))).traffic).toBe(3);
});

rule('1865-R021', 'without a train a maritime company covers nothing', () => {
  const t = fms('token', '2', { trains: [], traffic: 20, unused: 0 }).plays('Ada', hand('M3')).plays('Ada', hand('M4'));
  expect(t.events).toContainEqual({ type: 'revenueEarned', company: 'FMS', traffic: 22, coverage: 0, revenue: 0 });
  expect(state(fms().plays('Ada', hand('M3'))).coverage).toBe(14 + 8);
});

rule('1865-R024', 'what a company has is not handed on', () => {
  const t = fms().plays('Ada', hand('M3'));
  expect(t.refuses('Ada', hand('M3'))).toMatchObject({ code: 'maritime.notYours' });
  // nor by the president of another company who presides over its owner too
  const other = fms()
    .maritimes({ FMS: ['M3'] })
    .company('RCSF', { owners: { Ada: [40, 20] } })
    .operating({ company: 'RCSF', at: 'build' });
  expect(check(game1865, other.state, 1, hand('M3'))).toMatchObject({ code: 'maritime.notYours' });
});

rule('1865-R099', 'tiles, mines, token, revenue and trains follow each other', () => {
  const t = fms('build', '2', { tokens: ['Su Suergiu'], trains: ['PH2'], traffic: 3 })
    .maritimes({ Cid: ['M3', 'M4'] })
    .tile('F36', '173', 0);
  t.plays('Ada', { type: 'layTile', hex: 'F38', tile: '8', rotation: 1 }).plays('Ada', pass);
  const told = () => t.events.map(({ type }) => type);
  expect(told().indexOf('trafficGained')).toBeGreaterThan(told().indexOf('tileLaid'));
  expect(t.state.flow.at(-1)).toMatchObject({ at: 'dividend', revenue: 50 }); // the mine's 2 are in it
  t.plays('Ada', { type: 'dividend', kind: 'withhold' });
  expect(t.state.flow.at(-1)!.at).toBe('trains');
});
