// Telling moments of games that bots have played: a kind of action, and where in which game it is looked for.
import { readFileSync } from 'node:fs';
import type { Action } from '../../../src/engine/index.ts';
import type { GameRecord } from '../../../src/records/record.ts';

export interface Moment {
  readonly game: string;
  /** The record up to this moment, everybody a person. */
  readonly record: GameRecord;
  /** What was decided then. */
  readonly action: Action;
}

/** A golden game, a kind of action, and after which part of the game it is looked for. */
type Wanted = readonly [file: string, type: string, after?: number];

/** Ten a game: what its book has of its own before what all of them have. */
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

const golden = (game: string, file: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../replays/golden/${game}/${file}.json`, import.meta.url), 'utf8'));

const names = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'];

export function momentOf(game: string, [file, type, after = 0]: Wanted): Moment {
  const { result: _, ...whole } = golden(game, file) as GameRecord & { result?: unknown };
  const from = Math.floor(whole.entries.length * after);
  const at = whole.entries.findIndex((entry, i) => i >= from && 'action' in entry && typeOf(entry.action) === type);
  const entry = whole.entries[at];
  if (!entry || !('action' in entry)) throw new Error(`${game}/${file} has no ${type} after ${after}`);
  const seats = whole.seats.map((seat, i) =>
    seat.kind === 'automaton' ? seat : { name: names[i]!, kind: 'person' as const },
  );
  return {
    game,
    record: { ...whole, seats, entries: whole.entries.slice(0, at) },
    action: entry.action as Action,
  };
}

const typeOf = (action: unknown): unknown => (action as { readonly type?: unknown }).type;
