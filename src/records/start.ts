// A position set up by hand is unchecked JSON. It must have the shape of its game's states, its accounts must balance,
// and somebody must have to decide.
import {
  BANK,
  type Chance,
  type Core,
  canonical,
  choices,
  following,
  type Game,
  isHolder,
  isOver,
  OFFER,
  POOL,
  rngFrom,
  setup,
  waiting,
} from '../engine/index.ts';
import { hasJunk } from './junk.ts';
import type { GameRecord, RecordProblem } from './record.ts';
import { reshaped } from './reshaped.ts';
import { playersAt } from './seats.ts';

/**
 * The starting position of a record, followed by the record's own draws; or the reason why it is not a position of this
 * game.
 */
export function startOf(game: Game, record: GameRecord): Core | RecordProblem {
  try {
    const start = reshaped(game, record.start!);
    return 'problem' in start ? start : (playable(game, record, start.state) ?? { problem: 'badStart' });
  } catch {
    return { problem: 'badStart' }; // JSON that makes the engine throw is not a position
  }
}

function playable(game: Game, { seats, rulesVersion, draws, seed }: GameRecord, start: Core): Core | null {
  const { players, options, rulings } = start;
  if (start.game !== game.id || players !== playersAt(seats) || start.rulesVersion !== rulesVersion) return null;
  const fresh = setup(game, { players, asked: { ...options, ...rulings }, rulesVersion }, following([], 'shape'));
  if (!fresh.ok || start.seats !== fresh.state.seats) return null;
  // Options and rulings added later have their defaults here, as in records that start at the set-up.
  const s: Core = { ...start, options: fresh.state.options, rulings: fresh.state.rulings };
  if (!hasShapeOf(s, modelOf(game, fresh.state)) || hasJunk(game, fresh.state, s)) return null;
  if (!s.chance.drawn.every(Number.isSafeInteger)) return null;
  if (!s.flow.every((frame) => isFrame(game, frame)) || !isSound(game, s)) return null;
  if (!isOver(s) && !somebodyDecides(game, s)) return null;
  const chance: Chance = {
    drawn: [...s.chance.drawn],
    follow: [...draws],
    rng: seed === undefined ? null : rngFrom(seed),
  };
  return { ...s, chance };
}

/** Parts common to all states of this game. Those added by automatic steps after the set-up may be missing. */
function modelOf(game: Game, { rulesVersion, shape, players, seats, options, rulings }: Core): Core {
  const core = { game: game.id, rulesVersion, shape, players, seats, options, rulings };
  const laidOut = game.setup({ ...core, flow: [], chance: following([], 'shape') });
  return { ...withoutTokens(laidOut), flow: [], chance: { drawn: [], follow: [], rng: null } };
}

/** Drops tokens that stand on the map from the start: they do not show where later tiles have places. */
function withoutTokens(laidOut: Core): Core {
  const board = (laidOut as Core & { readonly board?: object }).board;
  return board ? Object.assign({}, laidOut, { board: { ...board, tokens: {} } }) : laidOut;
}

/** True if balanced, with whole numbers throughout. */
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

/** True for the bank's property in the set-up (money, certificates), which may change hands later. */
const isForSale = (owner: unknown): boolean => owner === BANK || owner === OFFER || owner === POOL;
const isOwner = (x: unknown): boolean => x === BANK || isHolder(x);

/** True if both have the same keys with the same kinds of value, all the way down; anything matches a null of the model. */
function hasShapeOf(x: unknown, model: unknown, depth = 0): boolean {
  if (model === null) return true;
  if (isForSale(model)) return isOwner(x);
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
