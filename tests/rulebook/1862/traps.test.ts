// Errors of other implementations of 1862 about track, tokens and starts (those about shares, mergers and routes have
// files of their own), one test for each. Where such a report and our checklist disagree the checklist holds, and the
// report is the other side of a ruling: then both sides are here.
import { expect, test } from 'vitest';
import { apply } from '../../../src/engine/core/apply.ts';
import { trackOn } from '../../../src/engine/track/hexTrack.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { game1862 } from '../../../src/titles/1862/rules/index.ts';
import { hexes, map } from '../../../src/titles/1862/rules/map.ts';
import { turnOf } from '../../../src/titles/1862/rules/state.ts';
import { tiles } from '../../../src/titles/1862/rules/tiles.ts';
import type { PhaseId } from '../../../src/titles/1862/rules/trains.ts';
import { table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Asked = Readonly<Record<string, string>>;

const pass = { type: 'pass' } as const;
const london = { type: 'placeLondon' } as const;
const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;
const station = (hex: string, track: string) => ({ type: 'addStation', hex, track }) as const;

const owners = { Ada: [30, 10, 10] };
const others = { Ben: [30, 10, 10] };
const settled = (t: Table): Table => {
  t.waiting;
  return t;
};

/** A company of Ada's in its step of building, at home, with two tokens on its sheet. */
const builder = (id: CompanyId, home: readonly [hex: string, tile: string, rotation: number], phase: PhaseId = 'A') =>
  table1862(three)
    .phase(phase)
    .tile(...home)
    .company(id, { owners, tokens: [`${home[0]}.0`], unused: 2 })
    .operating({ company: id, at: 'build' });

test('trap 14: a terminal needs an open route to London now, and is the track and the token of the turn', () => {
  // by Witham, where ECR has the only place or not
  const svr = () => builder('SVR', ['D11', '57', 0]).tile('D13', '57', 0);
  const blocked = svr().company('ECR', { owners: others, tokens: ['D13.0'] });
  expect(blocked.refuses('Ada', london)).toMatchObject({ code: 'london.outOfReach', rule: '1862-R115' });
  const t = svr().plays('Ada', london);
  expect(t.state.board.tokens['B15.1']).toEqual(['SVR', null]);
  // neither track nor a token in Witham follows, and SVR has no train: it is the turn of nobody
  expect(t.state.board.tokens['D13.0']).toBeUndefined();
  expect(t.state.flow.find(({ kind, at }) => kind === 'turn' && (at === 'build' || at === 'token'))).toBeUndefined();
});

/** ECR of Ada in its first turn; since it was started SVR has taken the only place of its home. */
const taken = (phase: PhaseId) =>
  table1862(three)
    .phase(phase)
    .company('ECR', { owners, unused: 3 })
    .tile('D13', '57', 0)
    .company('SVR', { owners: others, tokens: ['D13.0'], unused: 1 })
    .operating({ company: 'ECR' });
/** Declines a possible merger. */
const building = (t: Table): Table => (t.waiting[0] === 'Ada' && turnOf(t.state).at === 'merge' ? t.passes('Ada') : t);

test('trap 15: before green tiles the token at a full home goes back; from then on the director upgrades instead', () => {
  const yellow = settled(taken('A'));
  expect([yellow.state.board.tokens['D13.0'], yellow.state.companies.SVR.tokens]).toEqual([['ECR'], 2]);
  const green = building(taken('B'));
  expect(green.state.board.tokens['D13.0']).toEqual(['SVR']);
  expect(green.refuses('Ada', pass)).toMatchObject({ code: 'build.homeDue', rule: '1862-R081' });
  green.plays('Ada', lay('D13', '14', 0));
  expect([green.state.board.tokens['D13.0'], green.state.companies.SVR.tokens]).toEqual([['SVR', 'ECR'], 1]);
});

test('trap 16: the token placed last makes room, not the one in a certain place; or that of the last place', () => {
  const full = (asked: Asked = {}) =>
    settled(
      table1862(three, asked)
        .phase('B')
        .company('ECR', { owners, unused: 3 })
        .tile('D13', '14', 0)
        .company('SVR', { owners: others, tokens: ['D13.0'] })
        .company('EUR', { owners: others, tokens: ['D13.0'] })
        .set((s) => {
          s.board.tokens['D13.0'] = ['EUR', 'SVR']; // EUR came last, into the first place
          s.board.rev += 1;
          s.board.since!['D13.0'] = [s.board.rev, s.board.rev - 1];
        })
        .operating({ company: 'ECR' }),
    ).state.board.tokens['D13.0'];
  expect(full()).toEqual(['ECR', 'SVR']);
  expect(full({ displacedToken: 'lastSlot' })).toEqual(['EUR', 'ECR']);
});

test('trap 17: the upgrade of a home and a small station need no route, everything else does', () => {
  expect(building(taken('B')).plays('Ada', lay('D13', '14', 0)).state.board.laid.D13).toEqual(['14', 0]);
  const far = builder('ECR', ['D13', '57', 0], 'B').tile('E6', '20', 0).tile('E4', '57', 0);
  expect(apply(game1862, far.state, 1, station('E6', '0-3')).ok).toBe(true);
  expect(far.refuses('Ada', lay('E4', '14', 0))).toMatchObject({ code: 'track.outOfReach' });
  expect(far.refuses('Ada', lay('E8', '57', 0))).toMatchObject({ code: 'track.outOfReach' });
});

test('trap 18: with an empty home the build cannot be passed before its tile is laid', () => {
  const t = table1862(three).company('ECR', { owners, unused: 3 }).operating({ company: 'ECR' });
  expect(t.refuses('Ada', pass)).toMatchObject({ code: 'build.homeDue', rule: '1862-R081' });
  t.plays('Ada', lay('D13', '57', 0));
  expect(t.passes('Ada').state.board.tokens['D13.0']).toEqual(['ECR']);
});

test('trap 19: names and values: Framlingham, the port of Harwich by both its hexes, tiles 797 and 61y', () => {
  expect(hexes.F9!.name).toBe('Framlingham');
  const holland = ['F15', 'G14'].map((hex) => hexes[hex]!.nodes.find(({ group }) => group === 'Holland')?.value);
  expect(holland).toEqual([
    { white: 70, gray: 100, purple: 130 },
    { white: 70, gray: 100, purple: 130 },
  ]);
  expect([tiles['797']!.label, tiles['61y']!.label]).toEqual(['H', 'Y']);
  const t = builder('EUR', ['F13', '793', 5], 'D').plays('Ada', lay('F13', '797', 2));
  expect(trackOn(map, t.state.board, 'F13').nodes).toMatchObject([{ kind: 'city', value: 60, slots: 2 }]);
});
