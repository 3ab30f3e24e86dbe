// A game on a server, played by one person who acts for all its seats, with moves chosen at random.
import { askedAlone, type Game, isOver, rngFrom, waiting, wander } from '../../engine/index.ts';
import { type DrawnEntry, follow, headOf, lastSeq, openTimeline, type Timeline } from '../../match/timeline.ts';
import { loadGame } from '../../titles/registry.ts';
import type { Client } from './client.ts';

export interface RemoteGame {
  readonly id: string;
  readonly game: Game;
  timeline: Timeline;
  /** Moves acknowledged by the server: number and key. */
  readonly acknowledged: Map<number, string>;
  /** Sent and unanswered: to be sent again with the same key. */
  pending: Pending | null;
  /** Times an unanswered move was sent again. */
  retries: number;
}

interface Pending {
  readonly key: string;
  readonly base: number;
  readonly seat: number;
  readonly action: unknown;
}

const NAMES = ['Ada', 'Bruno', 'Carla'];

export async function newRemoteGame(person: Client, id: string): Promise<RemoteGame> {
  const game = (await loadGame(id))!;
  const record = {
    format: 'binario',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: {},
    rulings: askedAlone(game),
    seats: NAMES.map((name) => ({ name, kind: 'person' })),
    draws: [],
    entries: [],
  };
  const { status, body } = await person.ask<{ id: string }>('POST', '/api/tables/import', { record });
  if (status >= 300) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
  const { beginning } = await person.entries(body.id);
  const timeline = openTimeline(game, { table: { players: NAMES.length }, draws: beginning!.draws });
  if ('problem' in timeline) throw new Error(timeline.problem);
  return { id: body.id, game, timeline, acknowledged: new Map(), pending: null, retries: 0 };
}

/** Fetches the server's entries after the last one this game knows. */
export type News = (run: RemoteGame) => Promise<readonly DrawnEntry[]>;

/** News by asking the server. */
const askedNews =
  (person: Client): News =>
  async (run) =>
    (await person.entries(run.id, lastSeq(run.timeline))).entries as DrawnEntry[];

/** Makes one move, or repeats the last if its answer never came. False when the game is over. */
export async function playOne(run: RemoteGame, person: Client, news: News = askedNews(person)): Promise<boolean> {
  if (Math.max(0, ...run.acknowledged.keys()) > lastSeq(run.timeline)) await learn(run, news);
  if (run.pending) run.retries += 1;
  else run.pending = nextMove(run);
  if (!run.pending) return false;
  const { status, body } = await person.move(run.id, run.pending);
  if (status !== 200) throw new Error(`move refused: ${status} ${JSON.stringify(body)}`);
  run.acknowledged.set(body.seq, run.pending.key);
  run.pending = null;
  await learn(run, news);
  return true;
}

async function learn(run: RemoteGame, news: News): Promise<void> {
  const grown = follow(run.timeline, await news(run));
  if (!grown.ok) throw new Error(`an entry of the server is refused: ${grown.refusal.code}`);
  run.timeline = grown.timeline;
}

function nextMove({ id, game, timeline }: RemoteGame): Pending | null {
  const { state } = headOf(timeline);
  if (isOver(state)) return null;
  const base = lastSeq(timeline);
  const seat = waiting(game, state)[0]!;
  const action = wander(game, state, seat, rngFrom(`${id}/${base}`));
  return { key: `${id}-${base}-${Math.random().toString(36).slice(2, 10)}`, base, seat, action };
}
