import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { upTo } from '../../../../tests/support/bounded.ts';
import type { Opening } from '../../../api/moves.ts';
import type { Table } from '../../../api/tables.ts';
import { type Game, hashState, rngFrom, view, waiting, wander } from '../../../engine/index.ts';
import { openOwn } from '../../../match/openOwn.ts';
import { type OwnGame, withMove } from '../../../match/ownGame.ts';
import { headOf, lastSeq } from '../../../match/timeline.ts';
import { loadGame } from '../../../titles/registry.ts';
import type { LinkState } from '../link.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A game of 130 moves, long enough to be joined late. */
async function served(): Promise<{ game: Game; own: OwnGame }> {
  const game = (await loadGame('chicago-express')) as Game;
  const about = { format: 'binario', version: 1, game: game.id, rulesVersion: game.rulesVersion } as const;
  const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'person' as const }));
  const chance = rngFrom('feed');
  for (const n of upTo(20, 'games that are too short')) {
    let own = openOwn(game, { ...about, options: {}, rulings: {}, seats, draws: [], seed: `seed ${n}`, entries: [] });
    for (let left = 130; left > 0 && !('problem' in own); left--) {
      const { state } = headOf(own.timeline);
      const [seat] = waiting(game, state);
      if (seat === undefined) break;
      own = withMove(own, seat, wander(game, state, seat, chance));
    }
    if (!('problem' in own) && lastSeq(own.timeline) === 130) return { game, own };
  }
  throw new Error('never here');
}

const PART = 50;

async function told() {
  const { game, own } = await served();
  const { timeline } = own;
  const entries = timeline.entries.map((entry) => ({ ...entry, at: 1000 + entry.seq }));
  const part = (after: number) => ({
    ...(after === 0 && { beginning: { draws: [...timeline.line[0]!.state.chance.drawn] } }),
    entries: entries.slice(after, after + PART),
    ...(after + PART < entries.length && { more: true }),
  });
  const { state } = headOf(timeline);
  const table = {
    ...{ id: 'abcdefgh', game: game.id, players: 3, options: state.options, rulings: state.rulings, seats: [] },
    ...{ rulesVersion: game.rulesVersion, status: 'playing', seq: 130, waiting: waiting(game, state) },
  } as unknown as Table;
  const position = {
    ...{ seq: 130, head: headOf(timeline).seq, rulesVersion: game.rulesVersion, shape: game.shape },
    state: JSON.parse(JSON.stringify(view(state))),
  };
  return { hash: hashState(state), part, opening: { table, game: part(0), position } as unknown as Opening };
}

/** A page at this table without a browser, with its requests to the server; `fails` counts down. */
async function visit({ part, opening }: Awaited<ReturnType<typeof told>>, fails = 0) {
  const asked: string[] = [];
  let left = fails;
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: { lang: '' }, getElementById: () => null });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const [, after] = /entries\?after=(\d+)/.exec(url) ?? [];
    if (after !== undefined && left-- > 0) throw new Error('gone');
    const body = after === undefined ? (url.includes('/opening') ? opening : opening.table) : part(Number(after));
    return new Response(JSON.stringify(body));
  });
  const [{ inbound }, { unlinked }] = await Promise.all([import('./inbound.ts'), import('../link.ts')]);
  const store = createStore<LinkState>(() => unlinked);
  const page = inbound('abcdefgh', null, store);
  const whole = () => {
    const { timeline } = store.getState();
    return timeline && timeline.since === undefined ? timeline : null;
  };
  return { asked, store, page, whole };
}

test('a long game that is told in parts is asked for until all of it is here', async () => {
  const game = await told();
  const { asked, page, whole, store } = await visit(game);
  await page.load();
  await vi.waitFor(() => expect(whole()?.entries).toHaveLength(130), { timeout: 20_000 });
  expect(hashState(headOf(whole()!).state)).toBe(game.hash);
  expect(asked.map((url) => url.replace('/api/tables/abcdefgh/', ''))).toEqual([
    'opening',
    'entries?after=50',
    'entries?after=100',
  ]);
  expect(store.getState().trouble).toBeNull();
  page.close();
});

test('where a part does not come the board stays, and its past is asked for again', async () => {
  const { page, whole, store } = await visit(await told(), 1);
  await page.load();
  await vi.waitFor(() => expect(store.getState().timeline?.since).toBe(130), { timeout: 20_000 });
  await vi.waitFor(() => expect(whole()?.entries).toHaveLength(130), { timeout: 20_000 });
  expect(store.getState().trouble).toBeNull();
  page.close();
});
