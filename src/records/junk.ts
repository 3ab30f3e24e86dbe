// Rejects unknown data in a position set up by hand: it would be kept for ever.
import type { Core, Game } from '../engine/index.ts';

/** Several times the length of the fullest position as JSON. */
const LONGEST = 400_000;
/** Keys of states that neither the box nor the set-up names. A golden game fails if one is missing here. */
const OWN = ['treasury', 'automaton', 'row', 'col', 'set', 'round', 'extras', 'station', 'done', 'owed'];
/** Keys of a frame must look like names, and be few: they are declared nowhere but in its type. */
const NAME = /^[A-Za-z][A-Za-z0-9]{0,23}$/;
const MOST_IN_FRAME = 40;

/** `fresh`: the game as set up for the same table. */
export function hasJunk(game: Game, fresh: Core, { flow, ...rest }: Core): boolean {
  if (JSON.stringify({ flow, rest }).length > LONGEST) return true;
  const words = new Set([...wordsOf(game), ...wordsIn(fresh), ...OWN]);
  const isKnown = (key: string) => words.has(key) || parts(key).every((part) => isNumber(part) || words.has(part));
  const inFrame = (key: string, of: number) => isKnown(key) || (NAME.test(key) && of <= MOST_IN_FRAME);
  return !everyKey(rest, isKnown) || !everyKey(flow, inFrame);
}

const isNumber = (text: string): boolean => text === '' || /^\d+$/.test(text);
/** Splits a composed id: `treasury:NYC`, `E33.0`. */
const parts = (key: string): readonly string[] => key.split(/[^\p{L}\p{N}']+/u);

function everyKey(x: unknown, fits: (key: string, of: number) => boolean): boolean {
  if (Array.isArray(x)) return x.every((one) => everyKey(one, fits));
  if (typeof x !== 'object' || x === null) return true;
  const keys = Object.keys(x);
  return keys.every((key) => fits(key, keys.length) && everyKey((x as Record<string, unknown>)[key], fits));
}

const known = new WeakMap<Game, ReadonlySet<string>>();

function wordsOf(game: Game): ReadonlySet<string> {
  const words = known.get(game) ?? wordsIn(game);
  known.set(game, words);
  return words;
}

/** Every key and every text in plain data. */
function wordsIn(data: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const seen = new Set<unknown>();
  const look = (x: unknown): void => {
    if (typeof x === 'string') words.add(x);
    if (typeof x !== 'object' || x === null || seen.has(x)) return;
    seen.add(x);
    if (x instanceof Map || x instanceof Set) for (const one of x) look(one);
    for (const [key, value] of Object.entries(x)) {
      words.add(key);
      look(value);
    }
  };
  look(data);
  return words;
}
