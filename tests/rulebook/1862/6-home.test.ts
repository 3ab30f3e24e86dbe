// Section 6: the first turn of a company, and its home.
import { expect } from 'vitest';
import { apply, preview } from '../../../src/engine/core/apply.ts';
import type { GameEvent } from '../../../src/engine/core/event.ts';
import { removeToken } from '../../../src/engine/track/tokens.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { isStartable } from '../../../src/titles/1862/rules/home.ts';
import { game1862 } from '../../../src/titles/1862/rules/index.ts';
import { turnOf } from '../../../src/titles/1862/rules/state.ts';
import type { PhaseId } from '../../../src/titles/1862/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;
const add = (hex: string, track: string) => ({ type: 'addStation', hex, track }) as const;
const place = (city: string) => ({ type: 'placeToken', city }) as const;
const director = { Ada: [30, 10, 10] };
const others = { Ben: [30, 10, 10] };

/** ECR of Ada has floated and has its first turn; its home is Witham (D13). */
const first = (asked: Readonly<Record<string, string>> = {}, phase: PhaseId = 'B') =>
  table1862(three, asked).phase(phase).company('ECR', { owners: director, unused: 3 });
type Place = ReturnType<typeof first>;

const begin = (t: Place) => t.operating({ company: 'ECR' });
/** Witham with one place, which a company has taken since ECR was started. */
const taken = (t: Place, by: CompanyId = 'SVR') =>
  t.tile('D13', '57', 0).company(by, { owners: others, tokens: ['D13.0'], unused: 1 });
/** Witham with two places, both taken since. */
const full = (t: Place) =>
  t
    .tile('D13', '14', 0)
    .company('SVR', { owners: others, tokens: ['D13.0'], unused: 1 })
    .company('EUR', { owners: others, tokens: ['D13.0'], unused: 1 });

const at = (t: Place, city = 'D13.0') => t.state.board.tokens[city];
/** Plays on until something can be built. A possible merger is declined (R080). */
const rested = (t: Place): Place => {
  expect(t.waiting).toEqual(['Ada']);
  return turnOf(t.state).at === 'merge' ? t.passes('Ada') : t;
};

rule('1862-R078', 'before everything else the home token goes into a free place', () => {
  const t = rested(begin(first().tile('D13', '14', 0)));
  expect(at(t)).toEqual(['ECR', null]);
  expect(t.state.companies.ECR).toMatchObject({ home: true, tokens: 2 });
});

rule('1862-R078', 'an empty home is tiled with the first build, which may be the first of two yellow tiles', () => {
  const t = rested(begin(first()));
  expect(t.state.board.tokens).toEqual({ 'D13.0': ['ECR'] });
  expect(t.values('Ada', 'layTile')).toEqual(['D13']);
  t.plays('Ada', lay('D13', '57', 0));
  expect(t.lastEvents).toMatchObject([
    { type: 'tileLaid', company: 'ECR', hex: 'D13', tile: '57', rotation: 0, cost: 0 },
  ]);
  expect(at(t)).toEqual(['ECR']);
  expect(turnOf(t.state)).toMatchObject({ at: 'build', built: 'one' });
  t.plays('Ada', lay('D11', '57', 0));
});

rule('1862-R078', 'a full home that can be upgraded must be, and that is the build of the turn', () => {
  const t = rested(begin(taken(first())));
  expect(at(t)).toEqual(['SVR']);
  expect(t.values('Ada', 'layTile')).toEqual(['D13']);
  // trap 17: no route leads there, for there is no token of the company
  const then = preview(game1862, t.state, 1, lay('D13', '14', 0));
  expect(then.ok && turnOf(then.state)).toMatchObject({ at: 'token', built: 'done' });
  expect(at(t.plays('Ada', lay('D13', '14', 0)))).toEqual(['SVR', 'ECR']);
});

rule('1862-R079', 'where no upgrade makes room the last token that came goes back to its owner', () => {
  // trap 15: green tiles have not come
  const t = rested(begin(taken(first({}, 'A'))));
  expect(at(t)).toEqual(['ECR']);
  expect(t.state.companies.SVR.tokens).toBe(2);
  expect(t.state.companies.ECR).toMatchObject({ home: true, tokens: 2 });
});

rule('1862-R079', 'the last in time leaves, not the one in the last place', () => {
  // trap 16: EUR came last, into the first place
  const late = (asked = {}) =>
    begin(
      full(first(asked)).set((s) => {
        removeToken(s.board, 'SVR', 'D13.0');
        removeToken(s.board, 'EUR', 'D13.0');
        s.board.tokens['D13.0'] = ['EUR', 'SVR'];
        s.board.rev += 2;
        s.board.since!['D13.0'] = [s.board.rev, s.board.rev - 1];
      }),
    );
  const t = rested(late());
  expect(at(t)).toEqual(['ECR', 'SVR']);
  expect(t.state.companies.EUR.tokens).toBe(2);
  expect(at(rested(late({ displacedToken: 'lastSlot' })))).toEqual(['EUR', 'ECR']);
});

rule('1862-R079', 'a token that was there when the company was started stays', () => {
  const old = (asked = {}) =>
    begin(
      full(first(asked)).set((s) => {
        s.companies.ECR.startedAt = s.board.rev;
      }),
    );
  // the company has no home then: it may build nothing, and nothing holds it up
  const t = old();
  expect(t.state.board.tokens['D13.0']).toEqual(['SVR', 'EUR']);
  expect(apply(game1862, t.set(toBuild).state, 1, { type: 'pass' }).ok).toBe(true);
  expect(at(rested(old({ displacedToken: 'lastSlot' })))).toEqual(['SVR', 'ECR']);
});

rule('1862-R079', 'the owner of the token is told', () => {
  const t = begin(taken(first({}, 'A')));
  expect(alone(t, 'homeToken').told).toEqual([
    { type: 'tokenDisplaced', company: 'SVR', city: 'D13.0', by: 'ECR' },
    { type: 'tokenPlaced', company: 'ECR', city: 'D13.0', cost: 0, kind: 'home' },
  ]);
});

rule('1862-R081', 'nothing else is built before the home, and the build cannot be passed', () => {
  const due = { rule: '1862-R081', args: { company: 'ECR', hex: 'D13' } };
  // trap 18: the hex is empty
  const empty = rested(begin(first().tile('E6', '20', 0)));
  expect(empty.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'build.homeDue', ...due });
  expect(empty.refuses('Ada', lay('D11', '57', 0))).toMatchObject({ code: 'build.homeFirst', ...due });
  expect(empty.refuses('Ada', add('E6', '0-3'))).toMatchObject({ code: 'build.homeFirst', ...due });
  expect(empty.refuses('Ada', { type: 'placeLondon' })).toMatchObject({ code: 'build.homeFirst', ...due });
  const slip = rested(begin(first({ stationBeforeHome: 'yes' }).tile('E6', '20', 0)));
  expect(slip.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'build.homeDue', ...due });
  expect(apply(game1862, slip.state, 1, add('E6', '0-3')).ok).toBe(true);
  const upgrade = rested(begin(taken(first())));
  expect(upgrade.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'build.homeDue', ...due });
});

rule('1862-R081', 'a company that has merged before must do so too', () => {
  // its other token has come to it by a merger
  const t = rested(
    taken(first())
      .tile('D11', '57', 0)
      .set((s) => {
        s.board.tokens['D11.0'] = ['ECR'];
        s.board.rev += 1;
      })
      .operating({ company: 'ECR', at: 'build' }),
  );
  expect(t.refuses('Ada', lay('D9', '621', 0))).toMatchObject({ code: 'build.homeFirst' });
  t.plays('Ada', lay('D13', '14', 0));
  expect(at(t)).toEqual(['SVR', 'ECR']);
});

rule('1862-R081', 'where no tile is left for the home nothing holds it up', () => {
  const t = first().set((s) => {
    const yellow = ['B5', 'B7', 'B13', 'C6', 'C10', 'D5', 'E2', 'E4', 'E8', 'F3', 'F7', 'G8'];
    for (const hex of yellow) s.board.laid[hex] = ['57', 0];
    const more = ['G12', 'H7', 'D11', 'A2', 'A4', 'A6', 'A8', 'A10', 'A12', 'A14'];
    for (const hex of more) s.board.laid[hex] = ['5', 0];
    for (const hex of ['C2', 'D1', 'E0', 'F1', 'F15', 'G2', 'G14', 'H9', 'H11', 'H13']) s.board.laid[hex] = ['6', 0];
    s.board.rev += 1;
  });
  begin(t);
  expect(apply(game1862, t.set(toBuild).state, 1, { type: 'pass' }).ok).toBe(true);
});

rule('1862-R082', 'the home token does not use up the token of the turn', () => {
  const t = rested(begin(first().tile('D13', '14', 0).tile('D11', '57', 0)));
  t.passes('Ada').plays('Ada', place('D11.0'));
  expect(at(t)).toEqual(['ECR', null]);
  expect(at(t, 'D11.0')).toEqual(['ECR']);
  expect(t.state.companies.ECR.tokens).toBe(1);
});

rule('1862-R183', 'by agreement the home may wait: the build can be passed, and something else be built', () => {
  const t = rested(begin(first({ homeForced: 'no' }).tile('E6', '20', 0)));
  expect(apply(game1862, t.state, 1, { type: 'pass' }).ok).toBe(true);
  expect(apply(game1862, t.state, 1, add('E6', '0-3')).ok).toBe(true);
  // without a token it has no route, so a tile can lie at home only
  expect(t.values('Ada', 'layTile')).toEqual(['D13']);
  expect(t.refuses('Ada', lay('D11', '57', 0))).toMatchObject({ code: 'track.outOfReach' });
  expect(at(t.plays('Ada', lay('D13', '57', 0)))).toEqual(['ECR']);
});

rule('1862-R197', 'while its home token waits, one token is kept for it', () => {
  const waits = (unused: number) =>
    taken(first({ homeForced: 'no' }))
      .tile('D11', '57', 0)
      .tile('D9', '621', 0)
      .set((s) => {
        s.board.tokens['D11.0'] = ['ECR'];
        s.board.rev += 1;
        s.companies.ECR.tokens = unused;
      })
      .operating({ company: 'ECR', at: 'token' });
  expect(apply(game1862, waits(1).state, 1, place('D9.0'))).toMatchObject({ refusal: { code: 'token.noneLeft' } });
  expect(apply(game1862, waits(2).state, 1, place('D9.0')).ok).toBe(true);
});

/** Before a merger of ECR, whose home is full, with EUR in Colchester, which Ada directs as well. */
const eve = (done: readonly CompanyId[] = []) =>
  first()
    .tile('D13', '6', 2)
    .company('SVR', { owners: others, tokens: ['D13.0'] })
    .tile('E12', '790', 1)
    .company('EUR', { owners: director, tokens: ['E12.0'], unused: 1 })
    .operating({ company: 'ECR', done });
const merge = (survivor: CompanyId) => ({ type: 'merge', company: 'EUR', survivor }) as const;

rule('1862-R197', 'the token waits through a merger, and the upgrade is the build that follows', () => {
  const t = eve().plays('Ada', merge('ECR'));
  expect(turnOf(t.state)).toMatchObject({ company: 'ECR', at: 'build' });
  expect(at(t, 'E12.0')).toEqual(['ECR', null]);
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'build.homeDue' });
  expect(at(t.plays('Ada', lay('D13', '14', 1)))).toEqual(['SVR', 'ECR']);
  expect(t.state.companies.ECR).toMatchObject({ home: true, tokens: 3 });
});

rule('1862-R197', 'where the merger ends the turn it waits for the next one', () => {
  const t = eve(['EUR']).plays('Ada', merge('ECR'));
  expect(at(t)).toEqual(['SVR']);
  expect(t.state.companies.ECR).toMatchObject({ home: false, tokens: 4 });
});

rule('1862-R197', 'it is an unused token of the survivor where its company is absorbed', () => {
  const t = eve().plays('Ada', merge('EUR'));
  expect(at(t)).toEqual(['SVR']);
  expect(t.state.companies.EUR.tokens).toBe(4);
  expect(t.state.companies.ECR).toMatchObject({ status: 'waiting', home: false, tokens: 0 });
});

rule('1862-R197', 'a token that waited through a turn is placed in the next one, or the upgrade is due then', () => {
  // as after a merger that ended the turn: another token stands on the map, the home token is on the sheet
  const next = (t: Place) =>
    begin(
      t.set((s) => {
        s.board.tokens['E8.0'] = ['ECR'];
        s.board.laid.E8 = ['57', 0];
        s.board.rev += 1;
      }),
    );
  expect(at(rested(next(first().tile('D13', '14', 0))))).toEqual(['ECR', null]);
  const due = rested(next(taken(first())));
  expect(due.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'build.homeDue' });
});

rule('1862-R197', 'a company that stands at home by a merger waits for nothing', () => {
  const t = rested(
    first()
      .tile('D13', '57', 0)
      .set((s) => {
        s.board.tokens['D13.0'] = ['ECR'];
        s.board.rev += 1;
      })
      .operating({ company: 'ECR', at: 'build' }),
  );
  expect(apply(game1862, t.state, 1, { type: 'pass' }).ok).toBe(true);
  expect(t.values('Ada', 'layTile')).toContain('D11');
});

rule('1862-R201', 'in receivership there is no home token; with a director the first turn is made up for', () => {
  const pool = first().company('ECR', { owners: { Ada: [10, 10] }, pool: [30], unused: 3 });
  const t = begin(pool.tile('D13', '14', 0));
  expect(alone(t, 'homeToken').after.board.tokens).toEqual({});
  expect(apply(game1862, t.set(toBuild).state, 1, { type: 'pass' }).ok).toBe(true);
  const later = rested(begin(first().tile('D13', '14', 0)));
  expect(at(later)).toEqual(['ECR', null]);
});

rule('1862-R161', 'after the LNER a company that floats late gets no home token', () => {
  const late = (asked = {}) =>
    begin(first(asked).tile('D13', '14', 0)).set((s) => {
      s.lner = 'formed';
    });
  const t = late();
  expect(alone(t, 'homeToken').after.board.tokens).toEqual({});
  expect(alone(late({ homeAfterLner: 'placed' }), 'homeToken').after.board.tokens).toEqual({ 'D13.0': ['ECR', null] });
  // building is over, so an empty home holds nobody up
  const empty = begin(first({ homeAfterLner: 'placed' })).set((s) => {
    s.lner = 'formed';
  });
  expect(apply(game1862, empty.set(toBuild).state, 1, { type: 'pass' }).ok).toBe(true);
});

example('1862-X10', 'ESR can start though Ipswich is full, ECR never again: no tile brings Witham a place', () => {
  const t = table1862(three)
    .available('ESR', 'ECR')
    .tile('F11', '790', 1)
    .company('N&B', { owners: others, tokens: ['F11.0'] })
    .company('WVR', { owners: others, tokens: ['F11.0'] })
    .tile('D13', '14', 0)
    .company('SVR', { owners: others, tokens: ['D13.0'] })
    .tile('D11', '57', 0)
    .company('EUR', { owners: director, tokens: ['D11.0'], unused: 1 });
  expect(isStartable(t.state, 'ESR')).toBe(false); // not yet: green tiles have not come
  t.phase('B').operating({ company: 'EUR', at: 'token' });
  expect(isStartable(t.state, 'ESR')).toBe(true);
  expect(isStartable(t.state, 'ECR')).toBe(true);
  t.plays('Ada', place('D13.0'));
  expect(t.told('companyBarred')).toEqual([{ type: 'companyBarred', company: 'ECR' }]);
  expect(isStartable(t.state, 'ECR')).toBe(false);
  expect(t.state.companies.ESR.barred).toBe(false);
});

/** Both places of Witham are taken while ECR waits, as a merger may leave them; the turn of EUR ends. */
const blocked = (asked: Readonly<Record<string, string>> = {}) => {
  const t = full(table1862(three, asked).phase('B').available('ECR') as Place).operating({ company: 'EUR' });
  return alone(t, 'endTurn').after;
};

rule('1862-R020', 'a home that is full for good bars its company, whatever becomes free there later', () => {
  const s = blocked();
  expect(s.companies.ECR.barred).toBe(true);
  removeToken(s.board, 'EUR', 'D13.0');
  expect(isStartable(s, 'ECR')).toBe(false);
  const ruled = blocked({ blockedHome: 'whileBlocked' });
  expect(isStartable(ruled, 'ECR')).toBe(false);
  removeToken(ruled.board, 'EUR', 'D13.0');
  expect(isStartable(ruled, 'ECR')).toBe(true);
});

rule('1862-R020', 'a home that is full only for now does not', () => {
  const t = table1862(three)
    .available('ECR')
    .tile('D13', '57', 0)
    .company('SVR', { owners: others, tokens: ['D13.0'] })
    .operating({ company: 'SVR' });
  const { after } = alone(t, 'endTurn');
  expect(after.companies.ECR.barred).toBe(false);
  expect(isStartable(after, 'ECR')).toBe(false);
  after.phase = 'B';
  expect(isStartable(after, 'ECR')).toBe(true);
});

/** Runs a stage of the turn that nobody decides, without its consequences. */
function alone(t: Place, name: 'homeToken' | 'endTurn') {
  const stage = game1862.frames.turn!.stages[name]!;
  const after = structuredClone(t.state);
  const told: GameEvent[] = [];
  if (!('auto' in stage)) throw new Error(`somebody decides in ${name}`);
  stage.auto(after, (e) => told.push(e));
  return { after, told };
}

function toBuild(s: Place['state']): void {
  turnOf(s).at = 'build';
}
