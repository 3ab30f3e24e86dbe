// A position set up by hand is anybody's JSON: it must have the shape of its game's states, balance, and stand where
// somebody decides.
import { type Chance, following, rngFrom } from '../engine/core/chance.ts';
import { choices } from '../engine/core/choices.ts';
import type { Game } from '../engine/core/game.ts';
import { canonical } from '../engine/core/hash.ts';
import { isOver, waiting } from '../engine/core/play.ts';
import { setup } from '../engine/core/setup.ts';
import type { Core } from '../engine/core/state.ts';
import type { GameRecord } from './record.ts';
import { playersAt } from './seats.ts';

/** The position a record starts from, with the record's own draws to follow; null when it is no position of this game. */
export function startOf(game: Game, { start, seats, rulesVersion, draws, seed }: GameRecord): Core | null {
  try {
    const { players, options, rulings } = start!;
    if (start!.game !== game.id || players !== playersAt(seats) || start!.rulesVersion !== rulesVersion) return null;
    const fresh = setup(game, { players, asked: { ...options, ...rulings }, rulesVersion }, following([], 'shape'));
    if (!fresh.ok) return null;
    // An option or ruling that came later has its default here, as in records that start at the set-up.
    const s: Core = { ...start!, options: fresh.state.options, rulings: fresh.state.rulings };
    if (!hasShapeOf(s, modelOf(game, fresh.state))) return null;
    if (!s.chance.drawn.every(Number.isSafeInteger)) return null;
    if (!s.flow.every((frame) => isFrame(game, frame)) || !isSound(game, s)) return null;
    if (!isOver(s) && !somebodyDecides(game, s)) return null;
    const chance: Chance = {
      drawn: [...s.chance.drawn],
      follow: [...draws],
      rng: seed === undefined ? null : rngFrom(seed),
    };
    return { ...s, chance };
  } catch {
    return null; // whatever breaks a question asked of it, it is no position
  }
}

/** What every state of this game has; what automatic steps put out after the set-up may have gone since. */
function modelOf(game: Game, { rulesVersion, players, options, rulings }: Core): Core {
  const core = { game: game.id, rulesVersion, players, options, rulings };
  const laidOut = game.setup({ ...core, flow: [], chance: following([], 'shape') });
  return { ...laidOut, flow: [], chance: { drawn: [], follow: [], rng: null } };
}

/** Balanced, and whole numbers throughout. */
export function isSound(game: Game, s: Core): boolean {
  canonical(s);
  return game.audit(s) === null;
}

function somebodyDecides(game: Game, s: Core): boolean {
  const seats = waiting(game, s);
  return seats.length > 0 && seats.every((seat) => seat >= 1 && seat <= s.players && choices(game, s, seat).length > 0);
}

const isFrame = (game: Game, { kind, at }: Core['flow'][number]): boolean =>
  Object.hasOwn(game.frames, kind) && (at === null || Object.hasOwn(game.frames[kind]!.stages, at));

const kindOf = (x: unknown): string => (x === null ? 'null' : Array.isArray(x) ? 'list' : typeof x);

/** The same keys with the same kinds of value, all the way down; where the model has null, anything will do. */
function hasShapeOf(x: unknown, model: unknown, depth = 0): boolean {
  if (model === null) return true;
  if (kindOf(x) !== kindOf(model)) return false;
  if (Array.isArray(x)) {
    const [first] = model as unknown[];
    return first === undefined || x.every((element) => hasShapeOf(element, first, depth + 1));
  }
  if (typeof x !== 'object') return true;
  const [own, wanted] = [x as Record<string, unknown>, model as Record<string, unknown>];
  if (depth === 0 && Object.keys(own).some((key) => !Object.hasOwn(wanted, key))) return false;
  return Object.keys(wanted).every((key) => Object.hasOwn(own, key) && hasShapeOf(own[key], wanted[key], depth + 1));
}
