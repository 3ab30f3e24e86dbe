// Section 6: a company's builds in a turn.
import { expect } from 'vitest';
import { apply, preview } from '../../../src/engine/core/apply.ts';
import { narrow } from '../../../src/engine/core/choices.ts';
import { addStation } from '../../../src/engine/track/extras.ts';
import { trackOn } from '../../../src/engine/track/hexTrack.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { game1862 } from '../../../src/titles/1862/rules/index.ts';
import { map } from '../../../src/titles/1862/rules/map.ts';
import { turnOf } from '../../../src/titles/1862/rules/state.ts';
import { SMALL_STATION } from '../../../src/titles/1862/rules/tiles.ts';
import type { PhaseId } from '../../../src/titles/1862/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;
const add = (hex: string, track: string) => ({ type: 'addStation', hex, track }) as const;
const london = { type: 'placeLondon' } as const;
const owners = { Ada: [30, 10, 10] };
const others = { Ben: [30, 10, 10] };

/** A company of Ada's in its step of building, with its home tiled, and two tokens on its sheet. */
const builder = (id: CompanyId, home: readonly [hex: string, tile: string, rotation: number], phase: PhaseId = 'A') =>
  table1862(three)
    .phase(phase)
    .tile(...home)
    .company(id, { owners, tokens: [`${home[0]}.0`], unused: 2 })
    .operating({ company: id, at: 'build' });
type Place = ReturnType<typeof builder>;

/** ECR in Witham (D13), with a line to London and one to Sudbury (D11). */
const ecr = (phase: PhaseId = 'A') => builder('ECR', ['D13', '57', 0], phase);
/** The same with lines to Great Dunmow (C12) and Colchester (E12). */
const ecrAcross = (phase: PhaseId = 'A') => builder('ECR', ['D13', '6', 2], phase);

/** The stage of the turn after an action, before anything follows by itself. */
function after(t: Place, action: unknown) {
  const outcome = preview(game1862, t.state, 1, action);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return turnOf(outcome.state);
}
/** The company goes on building, or has finished it. */
const again = { at: 'build', built: 'one' };
const over = { at: 'token', built: 'done' };

/** The refusal of Ada's action in the step of building, before anything is passed by itself. */
function why(t: Place, action: unknown) {
  const outcome = apply(game1862, t.state, 1, action);
  return outcome.ok ? null : outcome.refusal;
}

/** The tiles that Ada may lay on a hex. */
function tilesFor(t: Place, hex: string): string[] {
  const choice = t.choices('Ada').find(({ type }) => type === 'layTile');
  if (!choice?.open || !('values' in choice.open) || !choice.open.values.includes(hex)) return [];
  const { open } = narrow(game1862, t.state, choice, hex);
  return open && 'values' in open ? open.values.map(String) : [];
}

rule('1862-R106', 'two yellow tiles, an upgrade, a small station or a terminal, and nothing besides', () => {
  expect(after(ecr(), lay('D11', '57', 0))).toMatchObject(again);
  const two = ecr().plays('Ada', lay('D11', '57', 0));
  expect(after(two, lay('D9', '621', 0))).toMatchObject(over);
  const one = ecr('B')
    .tile('E6', '20', 0)
    .plays('Ada', lay('D11', '57', 0));
  expect(one.refuses('Ada', add('E6', '0-3'))).toMatchObject({ code: 'build.done', rule: '1862-R106' });
  expect(one.refuses('Ada', london)).toMatchObject({ code: 'build.done' });
  expect(after(ecr('B'), lay('D13', '14', 0))).toMatchObject(over);
});

rule('1862-R106', 'the second tile may be left out', () => {
  const t = ecr().plays('Ada', lay('D11', '57', 0));
  expect(after(t, { type: 'pass' }).at).toBe('token');
  expect(after(ecr(), { type: 'pass' }).at).toBe('token'); // and so may the first
});

rule('1862-R106', 'the second tile is yellow', () => {
  const t = ecr('B').plays('Ada', lay('D11', '57', 0));
  expect(t.refuses('Ada', lay('D13', '14', 0))).toEqual({
    code: 'build.second',
    rule: '1862-R107',
    args: { tile: '14' },
  });
});

rule('1862-R107', 'a yellow N tile is neither the first nor the second of two', () => {
  expect(after(ecrAcross(), lay('E12', '790', 1))).toMatchObject(over);
  const second = ecrAcross().plays('Ada', lay('C12', '8852', 2));
  expect(second.refuses('Ada', lay('E12', '790', 1))).toMatchObject({ code: 'build.second', rule: '1862-R107' });
});

rule('1862-R108', 'some track of a new tile belongs to a route of the company', () => {
  expect(ecr().refuses('Ada', lay('E8', '57', 0))).toMatchObject({ code: 'track.outOfReach', rule: '1862-R108' });
  // Sudbury is reached from below, and this tile has no track there
  expect(ecr().refuses('Ada', lay('D11', '57', 1))).toMatchObject({ code: 'track.notConnected', rule: '1862-R108' });
  // beyond a city full of foreign tokens nothing is reached
  const beyond = (tile: string) =>
    ecr()
      .tile('D11', tile, 0)
      .company('SVR', { owners: others, tokens: ['D11.0'] });
  expect(beyond('57').refuses('Ada', lay('D9', '621', 0))).toMatchObject({ code: 'track.outOfReach' });
  expect(beyond('14').plays('Ada', lay('D9', '621', 0)).state.board.laid.D9).toEqual(['621', 0]);
});

rule('1862-R108', 'no track leads against a barrier or into the sea, except at a port', () => {
  const fdr = () => table1862(three).company('FDR', { owners, unused: 2 }).operating({ company: 'FDR' });
  expect(fdr().refuses('Ada', lay('G12', '5', 0))).toMatchObject({ code: 'track.doesNotFit', rule: '1862-R108' });
  expect(fdr().plays('Ada', lay('G12', '6', 0)).state.board.laid.G12).toEqual(['6', 0]); // the port of Felixstowe
  // and the red and blue hexes themselves are never built on
  expect(ecr().refuses('Ada', lay('D15', '57', 0))).toEqual({
    code: 'track.printed',
    rule: '1862-R108',
    args: { hex: 'D15', colour: 'red' },
  });
  const wnr = table1862(three).company('WNR', { owners, unused: 2 }).operating({ company: 'WNR' });
  expect(wnr.refuses('Ada', lay('E2', '57', 0))).toMatchObject({ code: 'track.doesNotFit' });
});

rule('1862-R109', 'cities, small towns and letters have tiles of their own', () => {
  expect(tilesFor(ecrAcross(), 'C12').sort()).toEqual(['8850', '8851', '8852']);
  expect(tilesFor(ecrAcross(), 'E12')).toEqual(['790']);
  const y = ecr().tile('D11', '57', 0);
  expect(tilesFor(y, 'D9').sort()).toEqual(['201', '202', '621']);
  expect(y.refuses('Ada', lay('D9', '57', 0))).toMatchObject({ code: 'track.wrongTile', rule: '1862-R109' });
});

rule('1862-R109', 'Ipswich and Harwich have brown tiles that go nowhere else', () => {
  expect(tilesFor(builder('ESR', ['F11', '791', 1], 'D'), 'F11')).toEqual(['795']);
  expect(tilesFor(builder('EUR', ['E12', '791', 1], 'D'), 'E12')).toEqual(['794']);
  // 797 fits Harwich alone, and there nothing else does
  const harwich = builder('EUR', ['F13', '793', 5], 'D');
  expect(tilesFor(harwich, 'F13')).toEqual(['797']);
  expect(tilesFor(builder('I&B', ['D9', '793', 5], 'D'), 'D9')).not.toContain('797');
});

rule('1862-R109', 'a tile of which no piece is left cannot be laid', () => {
  const t = ecr().set((s) => {
    for (const hex of ['C4', 'C8']) s.board.laid[hex] = ['621', 0];
    s.board.laid.D11 = ['57', 0];
    s.board.rev += 1;
  });
  expect(t.refuses('Ada', lay('D9', '621', 0))).toMatchObject({ code: 'track.noneLeft', rule: '1862-R109' });
});

rule('1862-R110', 'the second yellow tile may build on the first', () => {
  const t = ecr();
  expect(t.refuses('Ada', lay('D9', '621', 0))).toMatchObject({ code: 'track.outOfReach' });
  t.plays('Ada', lay('D11', '57', 0)).plays('Ada', lay('D9', '621', 0));
  expect(Object.keys(t.state.board.laid)).toEqual(['D13', 'D11', 'D9']);
});

/** SVR in Sudbury (D11) with a line to Great Dunmow (C12), where a small station lies on track from Witham to London. */
const dunmow = (phase: PhaseId = 'B') => builder('SVR', ['D11', '5', 0], phase).tile('C12', '8850', 0);

rule('1862-R111', 'a yellow tile without a city has a small station, which stays on its track in every upgrade', () => {
  expect(trackOn(map, dunmow().state.board, 'C12').nodes).toMatchObject([{ kind: 'town', value: 20 }]);
  const green = dunmow().plays('Ada', lay('C12', '18', 4));
  expect(green.state.board.extras).toEqual({ C12: [{ station: SMALL_STATION, on: [0, 5] }] });
  const brown = builder('NGC', ['C10', '57', 0], 'D')
    .tile('C12', '18', 4)
    .set((s) => addStation(map, s.board, 'C12', SMALL_STATION, [5, 0]))
    .plays('Ada', lay('C12', '780', 4));
  expect(brown.state.board.extras).toEqual({ C12: [{ station: SMALL_STATION, on: [5, 0] }] });
});

rule('1862-R112', 'green tiles from phase B on, brown ones from phase D on', () => {
  const green = { code: 'track.colour', rule: '1862-R112', args: { tile: '14', colour: 'green', phase: 'A' } };
  expect(ecr('A').refuses('Ada', lay('D13', '14', 0))).toEqual(green);
  expect(ecr('B').plays('Ada', lay('D13', '14', 0)).state.board.laid.D13).toEqual(['14', 0]);
  const brown = (phase: PhaseId) => builder('ECR', ['D13', '14', 0], phase);
  expect(brown('C').refuses('Ada', lay('D13', '611', 0))).toMatchObject({ code: 'track.colour' });
  expect(brown('D').plays('Ada', lay('D13', '611', 0)).state.board.laid.D13).toEqual(['611', 0]);
});

rule('1862-R112', 'an upgrade keeps all track, and the tokens in their places', () => {
  expect(ecr('B').refuses('Ada', lay('D13', '14', 1))).toMatchObject({ code: 'track.doesNotFit' });
  const t = ecr('B').plays('Ada', lay('D13', '14', 0));
  expect(t.state.board.tokens['D13.0']).toEqual(['ECR', null]);
});

rule('1862-R112', 'new track, or the city that is worth more, belongs to a route', () => {
  // from Sudbury the new track of this tile is reached; that of the other one is not
  expect(dunmow().plays('Ada', lay('C12', '18', 4)).state.board.laid.C12).toEqual(['18', 4]);
  const ecrs = ecrAcross('B').tile('C12', '8850', 0);
  expect(ecrs.refuses('Ada', lay('C12', '18', 4))).toMatchObject({ code: 'track.notConnected' });
  // a city on a route may get any track: here all of it leads elsewhere
  const sudbury = ecr('B').tile('D11', '57', 0);
  expect(sudbury.plays('Ada', lay('D11', '14', 2)).state.board.laid.D11).toEqual(['14', 2]);
});

rule('1862-R113', 'a company without trains may build and upgrade, one upgrade a turn', () => {
  const t = ecr('B').tile('D11', '57', 0);
  expect(t.state.trains.ECR ?? []).toEqual([]);
  expect(after(t, lay('D13', '14', 0))).toMatchObject(over);
});

rule('1862-R114', 'a small station goes on any free track of a green or brown tile without a city', () => {
  const t = ecr('B').tile('E6', '20', 0); // nothing leads there
  expect(after(t, add('E6', '0-3'))).toMatchObject(over);
  t.plays('Ada', add('E6', '0-3'));
  expect(t.state.board.extras).toEqual({ E6: [{ station: SMALL_STATION, on: [0, 3] }] });
  expect(t.told('stationAdded')).toEqual([{ type: 'stationAdded', company: 'ECR', hex: 'E6', track: '0-3' }]);
  expect(t.told('paid')).toEqual([]);
});

rule('1862-R114', 'each track has one: two on a green tile, three on a brown one', () => {
  const withStations = (tile: string, ...on: (readonly [number, number])[]) =>
    ecr('D')
      .tile('E6', tile, 0)
      .set((s) => {
        for (const track of on) addStation(map, s.board, 'E6', SMALL_STATION, track);
      });
  const none = (track: string) => ({ code: 'station.noTrack', rule: '1862-R114', args: { hex: 'E6', track } });
  expect(withStations('20', [0, 3]).refuses('Ada', add('E6', '0-3'))).toEqual(none('0-3'));
  expect(withStations('20', [0, 3]).refuses('Ada', add('E6', '2-5'))).toEqual(none('2-5'));
  expect(withStations('20', [0, 3]).plays('Ada', add('E6', '1-4')).state.board.extras?.E6).toHaveLength(2);
  const brown = withStations('798', [0, 3], [1, 4]).plays('Ada', add('E6', '2-5'));
  expect(brown.state.board.extras?.E6).toHaveLength(3);
  expect(withStations('798', [0, 3], [1, 4], [2, 5]).values('Ada', 'addStation')).toEqual([]);
});

rule('1862-R114', 'not on yellow tiles, not on tiles with a city, not where no tile lies', () => {
  const t = ecr('B').tile('E6', '8852', 0);
  const no = (hex: string) => ({ code: 'station.tile', rule: '1862-R114', args: { hex } });
  expect(t.refuses('Ada', add('E6', '0-3'))).toEqual(no('E6'));
  expect(t.refuses('Ada', add('D13', '0-3'))).toEqual(no('D13'));
  expect(t.refuses('Ada', add('D7', '0-3'))).toEqual(no('D7'));
});

rule('1862-R115', 'a terminal is a token of the sheet in London, in the first place that is free', () => {
  const t = ecr().plays('Ada', london);
  expect(t.state.board.tokens['B15.1']).toEqual(['ECR', null]);
  expect(t.state.companies.ECR.tokens).toBe(1);
  expect(t.told('tokenPlaced')).toEqual([
    { type: 'tokenPlaced', company: 'ECR', city: 'B15.1', cost: 0, kind: 'london' },
  ]);
  const third = ecr()
    .company('SVR', { owners: others, tokens: ['B15.1'] })
    .company('EUR', { owners: others, tokens: ['B15.1'] })
    .plays('Ada', london);
  expect(third.state.board.tokens['D15.1']).toEqual(['ECR', null]);
});

rule('1862-R115', 'London must be reached by a route now', () => {
  // trap 14
  expect(why(ecrAcross(), london)).toEqual({
    code: 'london.outOfReach',
    rule: '1862-R115',
    args: { company: 'ECR' },
  });
  const blocked = builder('SVR', ['D11', '57', 0]).tile('D13', '57', 0);
  expect(why(blocked, london)).toBeNull();
  blocked.company('ECR', { owners: others, tokens: ['D13.0'] });
  expect(why(blocked, london)).toMatchObject({ code: 'london.outOfReach' });
});

rule('1862-R115', 'one a company, four in all', () => {
  const again = ecr().company('ECR', { owners, tokens: ['B15.1'], unused: 2 });
  expect(why(again, london)).toEqual({ code: 'london.already', rule: '1862-R115', args: { company: 'ECR' } });
  const four = ecr()
    .company('SVR', { owners: others, tokens: ['B15.1'] })
    .company('EUR', { owners: others, tokens: ['B15.1'] })
    .company('ESR', { owners: others, tokens: ['D15.1'] })
    .company('FDR', { owners: others, tokens: ['D15.1'] });
  expect(why(four, london)).toMatchObject({ code: 'london.full', rule: '1862-R115' });
  const none = ecr().set((s) => {
    s.companies.ECR.tokens = 0;
  });
  expect(why(none, london)).toMatchObject({ code: 'token.noneLeft', args: { company: 'ECR' } });
});

rule('1862-R115', 'it is the build and the token of the turn', () => {
  const t = ecr().tile('D11', '57', 0);
  expect(after(t, london)).toMatchObject({ ...over, london: true });
  const token = (frame: { london: boolean }) =>
    why(ecr().tile('D11', '57', 0).operating({ company: 'ECR', at: 'token' }, frame), {
      type: 'placeToken',
      city: 'D11.0',
    });
  expect(token({ london: true })).toMatchObject({ code: 'token.london', rule: '1862-R115' });
  expect(token({ london: false })).toBeNull();
});

rule('1862-R084', 'in receivership a company builds nothing', () => {
  const t = ecr('B')
    .tile('E6', '20', 0)
    .company('ECR', { owners: { Ada: [10, 10] }, pool: [30], unused: 2 });
  const no = { code: 'build.receivership', rule: '1862-R084', args: { company: 'ECR' } };
  for (const action of [lay('D11', '57', 0), add('E6', '0-3'), london]) expect(why(t, action)).toEqual(no);
});

rule('1862-R161', 'after the LNER nothing is built', () => {
  const t = ecr('H')
    .tile('E6', '20', 0)
    .set((s) => {
      s.lner = 'formed';
    });
  for (const action of [lay('D11', '57', 0), add('E6', '0-3'), london])
    expect(why(t, action)).toMatchObject({ code: 'build.lner', rule: '1862-R161' });
});

example(
  '1862-X18',
  'Felixstowe is upgraded before the tile north of it, which keeps its small station in its place',
  () => {
    const fdr = (tile: string) =>
      builder('FDR', ['G12', tile, 0], 'B')
        .tile('G10', '8851', 3)
        .tile('F11', '790', 1)
        .company('N&B', { owners: others, tokens: ['F11.0'] })
        .company('WVR', { owners: others, tokens: ['F11.0'] });
    const now = fdr('6');
    expect(now.refuses('Ada', lay('G10', '16', 0))).toMatchObject({ code: 'track.outOfReach' });
    expect(after(now, lay('G12', '619', 0))).toMatchObject(over);
    const then = fdr('619').plays('Ada', lay('G10', '16', 0));
    expect(then.state.board.extras).toEqual({ G10: [{ station: SMALL_STATION, on: [1, 3] }] });
  },
);
