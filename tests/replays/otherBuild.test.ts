// Saves of a browser, a terminal and an open page move from one build of the program to the next, and back: they hold
// moves, and positions are always computed by the present build.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entries } from '../../src/api/moves.ts';
import type { Table } from '../../src/api/tables.ts';
import { saveRecord } from '../../src/cli/terminal/saves.ts';
import { newSession, openSession, played, type Session, undone } from '../../src/cli/terminal/session.ts';
import { rngFrom } from '../../src/engine/core/chance.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { view, waiting } from '../../src/engine/core/play.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { openOwn } from '../../src/match/openOwn.ts';
import { type OwnGame, ownRecord, withJump, withMove } from '../../src/match/ownGame.ts';
import { headOf } from '../../src/match/timeline.ts';
import { openRecord } from '../../src/records/open.ts';
import { recordFrom } from '../../src/records/read.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { followed } from '../../src/web/play/remote/followed.ts';
import { upTo } from '../support/bounded.ts';
import { buildAfter, buildBefore, isMidTurn } from '../support/yardBuilds.ts';

type Sure<T> = Exclude<T, { readonly problem: unknown }>;

function sure<T extends object>(x: T | null): Sure<T> {
  if (x === null || 'problem' in x) throw new Error(JSON.stringify(x));
  return x as Sure<T>;
}

const rng = rngFrom('builds');
const seats = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bo', kind: 'person' },
] as const;
const blank: GameRecord = {
  ...{ format: 'binario', version: 1, game: 'yard', rulesVersion: 1, options: {}, rulings: {} },
  ...{ seats, draws: [], seed: 'yard', entries: [] },
};

/** Makes some arbitrary moves, and on into the middle of a turn. */
function intoATurn<G>(game: G, state: (game: G) => Core, move: (game: G, seat: number) => G): G {
  let now = game;
  for (const n of upTo(60, 'moves into a turn')) {
    if (n > 20 && isMidTurn(state(now))) return now;
    now = move(now, waiting(buildBefore, state(now))[0]!);
  }
  return now;
}

/** Hash of the position that a build computes from a record's moves alone. */
const toldBy = (build: Game, record: GameRecord): string => hashState(sure(openRecord(build, record)).state);
const throughText = (record: GameRecord): GameRecord => sure(recordFrom(JSON.parse(JSON.stringify(record))));

describe('a game on one screen', () => {
  const head = (own: OwnGame) => headOf(own.timeline);
  const goOn = (own: OwnGame): OwnGame =>
    intoATurn(
      own,
      (o) => head(o).state,
      (o, seat) => sure(withMove(o, seat, wander(o.timeline.game, head(o).state, seat, rng))),
    );

  test('saved in mid-turn by one build opens in the next, goes on, and goes back', () => {
    const begun = goOn(sure(openOwn(buildBefore, blank)));
    const branched = goOn(sure(withJump(begun, 1, 10)));
    let save = throughText(ownRecord(branched));
    for (const build of [buildAfter, buildBefore, buildAfter]) {
      const own = sure(openOwn(build, save));
      expect(isMidTurn(head(own).state)).toBe(true);
      expect(hashState(head(own).state)).toBe(toldBy(build, save));
      const further = throughText(ownRecord(goOn(own)));
      expect(further.entries.slice(0, save.entries.length)).toEqual(save.entries);
      expect(further.shape).toBe(build.shape);
      save = further;
    }
  });

  test('begun in a position of the build before, it keeps that as it was written', () => {
    const start = view(head(goOn(sure(openOwn(buildBefore, blank)))).state);
    const there = sure(openOwn(buildAfter, { ...blank, start }));
    expect(head(there).state).toMatchObject({ shape: 2, flow: [{ at: 'run', coaled: true }] });
    const save = throughText(ownRecord(goOn(there)));
    expect(save.start).toEqual(start);
    const back = sure(openOwn(buildBefore, save));
    expect(hashState(head(back).state)).toBe(toldBy(buildBefore, save));
    const newer = { ...blank, start: head(there).state };
    expect(openOwn(buildBefore, newer)).toEqual({ problem: 'newerShape', game: 'yard', version: 2, known: 1 });
  });
});

describe('a game in the terminal', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'builds-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const goOn = (session: Session): Session =>
    intoATurn(
      session,
      (s) => s.state,
      (s, seat) => played(s, seat, wander(s.game, s.state, seat, rng)),
    );

  test('saved in mid-turn by one build is resumed by the next, undoes, and goes back', async () => {
    const path = join(folder, 'game.json');
    const read = () => sure(recordFrom(JSON.parse(readFileSync(path, 'utf8'))));
    const table = { players: 2, asked: {}, seats, seed: 'terminal' };
    await saveRecord(path, goOn(sure(newSession(buildBefore, table))).record);
    for (const build of [buildAfter, buildBefore]) {
      const save = read();
      const resumed = sure(openSession(build, save));
      expect(isMidTurn(resumed.state)).toBe(true);
      expect(hashState(resumed.state)).toBe(toldBy(build, save));
      const further = goOn(undone(resumed, 1, () => true)!.session);
      expect(further.record.entries.slice(0, save.entries.length)).toEqual(save.entries);
      await saveRecord(path, further.record);
    }
  });
});

describe('a page of another build than its server', () => {
  const state = headOf(
    intoATurn(
      sure(openOwn(buildBefore, blank)),
      (o) => headOf(o.timeline).state,
      (o, seat) => sure(withMove(o, seat, wander(buildBefore, headOf(o.timeline).state, seat, rng))),
    ).timeline,
  ).state;
  const table = { players: 2, options: {}, rulings: {}, rulesVersion: 1 } as Table;
  const from = (start: unknown): Entries => ({ beginning: { draws: [], start }, entries: [] });

  test('reads a start of the build before, and says that it is too old for one of the next', async () => {
    const { timeline, start } = sure(await followed(buildAfter, table, from(state)));
    expect(start).toMatchObject({ shape: 2, flow: [{ at: 'run', coaled: true }] });
    expect(hashState(headOf(timeline).state)).toBe(toldBy(buildAfter, { ...blank, start: state }));
    expect(await followed(buildBefore, table, from(start))).toEqual({
      problem: { problem: 'newerShape', game: 'yard', version: 2, known: 1 },
    });
    expect(await followed(buildAfter, table, from({ ...state, flow: null }))).toEqual({
      problem: { problem: 'badStart' },
    });
  });
});
