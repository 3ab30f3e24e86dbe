// The position of a worked example, stored as its difference from a fresh set-up, and the record that opens it.
import { type Core, choose, following, type Game, setup } from '../../../engine/index.ts';
import { FORMAT_VERSION, type GameRecord } from '../../../records/record.ts';
import { automataOf } from '../../../records/seats.ts';
import { startOf } from '../../../records/start.ts';
import { type Patch, patched, patchOf } from './patch.ts';

export interface ExamplePosition {
  /** The players, in playing order. */
  readonly names: readonly string[];
  /** Options and rulings other than their default. */
  readonly asked: Readonly<Record<string, string>>;
  readonly patch: Patch;
}

/** The positions of a game by the number of their example. */
export type ExamplePositions = Readonly<Record<string, ExamplePosition>>;

/** The seed of every fresh set-up here, so that a difference means the same everywhere. */
const SEED = 'examples';
const nothingDrawn = { drawn: [], follow: [], rng: null };

/** Null for an impossible set-up. */
export function positionOf(game: Game, names: readonly string[], state: Core): ExamplePosition | null {
  const usual = choose(game, names.length, {});
  if ('problem' in usual) return null;
  const { options, rulings } = state;
  const asked = leaving({ ...usual.options, ...usual.rulings }, { ...options, ...rulings });
  const fresh = freshOf(game, names, asked);
  const plain = JSON.parse(JSON.stringify({ ...state, chance: nothingDrawn }));
  return fresh && { names, asked, patch: patchOf(fresh, plain) ?? {} };
}

/** The record of a game that begins at this position, all seats on this screen; null if the set-up has changed since. */
export function recordOfPosition(game: Game, { names, asked, patch }: ExamplePosition): GameRecord | null {
  const fresh = freshOf(game, names, asked);
  if (!fresh) return null;
  const start = patched(fresh, patch) as Core;
  const { options, rulings, rulesVersion, shape } = start;
  const persons = names.map((name) => ({ name, kind: 'person' as const }));
  const seats = [...persons, ...automataOf(game, names.length)];
  const told = { options, rulings, rulesVersion, shape, seats, start, draws: [], entries: [] };
  return { format: 'binario', version: FORMAT_VERSION, game: game.id, ...told };
}

/** False if it cannot be opened as a game: its accounts do not balance, or nobody decides. */
export function isOpened(game: Game, position: ExamplePosition): boolean {
  const record = recordOfPosition(game, position);
  return record !== null && !('problem' in startOf(game, record));
}

function freshOf(game: Game, names: readonly string[], asked: Readonly<Record<string, string>>): Core | null {
  const fresh = setup(game, { players: names.length, asked }, following([], SEED));
  return fresh.ok ? { ...fresh.state, chance: nothingDrawn } : null;
}

const leaving = (usual: Readonly<Record<string, string>>, chosen: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(chosen).filter(([id, value]) => usual[id] !== value));
