// Telling moments of games played by bots: a kind of action, and the part of a game in which to look for it.
import { readFileSync } from 'node:fs';
import { type Action, type Core, view } from '../../../src/engine/index.ts';
import { openOwn } from '../../../src/match/openOwn.ts';
import type { GameRecord } from '../../../src/records/record.ts';
import { loadGame } from '../../../src/titles/registry.ts';

export interface Moment {
  readonly game: string;
  /** A record that begins at this moment, with people on all seats. */
  readonly record: GameRecord;
  /** The decision taken then. */
  readonly action: Action;
}

/** A golden game, a kind of action, and the part of the game after which to look for it. */
type Wanted = readonly [file: string, type: string, after?: number];

/** Ten for each game: the book's special actions before the common ones. */
export const telling: Readonly<Record<string, readonly Wanted[]>> = {
  'chicago-express': [
    ['3p-1', 'bid'],
    ['3p-1', 'pass'],
    ['3p-1', 'build'],
    ['3p-1', 'develop'],
    ['3p-1', 'auction'],
    ['3p-1', 'decline', 0.4],
    ['3p-1', 'build', 0.7],
    ['5p-1', 'bid', 0.5],
    ['5p-1', 'develop', 0.8],
    ['5p-1', 'auction', 0.6],
  ],
  '1856': [
    ['3p-whole-cgr', 'bid'],
    ['3p-whole-cgr', 'buyCheapest'],
    ['3p-whole-cgr', 'startCompany'],
    ['3p-whole-cgr', 'sellShares', 0.3],
    ['3p-whole-cgr', 'layTile', 0.5],
    ['3p-whole-cgr', 'placeToken'],
    ['3p-whole-cgr', 'run', 0.3],
    ['3p-whole-cgr', 'dividend', 0.3],
    ['3p-whole-cgr', 'buyTrain', 0.2],
    ['3p-whole-cgr', 'settleLoans'],
  ],
  '1862': [
    ['4p-greedy', 'openAuction'],
    ['4p-greedy', 'bid'],
    ['4p-greedy', 'setPrice'],
    ['2p-advanced', 'buyShare', 0.3],
    ['2p-advanced', 'takeTokens'],
    ['2p-advanced', 'merge'],
    ['2p-advanced', 'layTile', 0.4],
    ['2p-advanced', 'run', 0.3],
    ['2p-advanced', 'dividend', 0.5],
    ['2p-advanced', 'refinance'],
  ],
  '1865': [
    ['3p-full', 'takeMaritime'],
    ['3p-full', 'startCompany'],
    ['3p-full', 'buyShare', 0.3],
    ['3p-full', 'sellShares'],
    ['3p-full', 'layTile', 0.3],
    ['3p-full', 'placeToken', 0.3],
    ['3p-full', 'handOver'],
    ['3p-full', 'dividend', 0.4],
    ['3p-full', 'convert'],
    ['3p-full', 'absorb'],
  ],
  '18mag': [
    ['3p-greedy', 'draft'],
    ['3p-greedy', 'layTile', 0.2],
    ['3p-greedy', 'placeToken', 0.2],
    ['3p-greedy', 'run', 0.3],
    ['3p-greedy', 'buyTrain'],
    ['3p-greedy', 'buyShare'],
    ['3p-greedy', 'dividend', 0.4],
    ['3p-greedy', 'scrapTrain'],
    ['solo-hard-long', 'upgradeForIstvan'],
    ['solo-hard-long', 'layTile', 0.5],
  ],
};

const names = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'];

function golden(id: string, file: string): GameRecord {
  const path = new URL(`../../replays/golden/${id}/${file}.json`, import.meta.url);
  const { result: _, seed: __, ...record } = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
  const seats = record.seats.map((seat, i) =>
    seat.kind === 'automaton' ? seat : { name: names[i]!, kind: 'person' as const },
  );
  return { ...record, seats };
}

/** Index of the wanted move, counted from 0. */
function moveOf({ entries }: GameRecord, [file, type, after = 0]: Wanted): number {
  const from = Math.floor(entries.length * after);
  const at = entries.findIndex((entry, i) => i >= from && 'action' in entry && typeOf(entry.action) === type);
  if (at < 0) throw new Error(`${file} has no ${type} after ${after}`);
  return at;
}

/** Golden games, each followed only as far as its moments need: whole ones take long. */
const followed = new Map<string, readonly Core[]>();

async function statesOf(record: GameRecord, file: string, moves: number): Promise<readonly Core[]> {
  const known = followed.get(file);
  if (known && known.length > moves) return known;
  const own = openOwn((await loadGame(record.game))!, { ...record, entries: record.entries.slice(0, moves) });
  if ('problem' in own) throw new Error(own.problem);
  const states = own.timeline.line.map(({ state }) => state);
  followed.set(file, states);
  return states;
}

/** The table begins with the position itself: nobody has to replay earlier moves. */
export async function momentOf(game: string, wanted: Wanted): Promise<Moment> {
  const [file] = wanted;
  const record = golden(game, file);
  const at = moveOf(record, wanted);
  const all = telling[game]!.filter((one) => one[0] === file).map((one) => moveOf(record, one));
  const states = await statesOf(record, `${game}/${file}`, Math.max(at, ...all));
  const entry = record.entries[at] as { readonly action: Action };
  return { game, record: { ...record, start: view(states[at]!), draws: [], entries: [] }, action: entry.action };
}

const typeOf = (action: unknown): unknown => (action as { readonly type?: unknown } | null)?.type;
