// Random and mutated actions: for any input, the engine accepts or refuses with a reason, never breaks, and keeps the books.
import {
  type Action,
  apply,
  askedAlone,
  below,
  type Core,
  type Game,
  hashState,
  rngFrom,
  seeded,
  setup,
  waiting,
  wander,
} from '../../src/engine/index.ts';
import { upTo } from './bounded.ts';

export interface Fuzzed {
  readonly tried: number;
  readonly accepted: number;
  readonly games: number;
  /** Faults, each with its input. */
  readonly faults: readonly string[];
}

/** Refusals before a legal action moves the game on, and actions before it is given up. */
const PATIENCE = 6;
const LONGEST = 3000;
const MOST_FAULTS = 10;

const JUNK: readonly unknown[] = [
  null,
  undefined,
  '',
  'constructor',
  '__proto__',
  '\u0000',
  -1,
  0,
  1,
  0.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  Number.NaN,
  Infinity,
  true,
  [],
  [null],
  [[]],
  {},
  { length: 3 },
  'x'.repeat(1000),
  Array.from({ length: 200 }, () => 'A1'),
  [{ train: '2', track: ['A1-0-1'] }],
];

export function fuzz(game: Game, count: number, seed: string): Fuzzed {
  const rng = rngFrom(seed);
  const any = <T>(list: readonly T[]): T => list[below(rng, list.length)]!;
  const types = [...typesOf(game)];
  /** Values seen in legal actions: wrong in most other places, but not at a glance. */
  const seen: unknown[] = ['A1'];
  const faults: string[] = [];
  let [tried, accepted, games] = [0, 0, 0];

  for (const _ of upTo(count, 'games in which nothing is tried')) {
    if (tried >= count || faults.length >= MOST_FAULTS) break;
    const [min, max] = game.players;
    const ready = setup(
      game,
      { players: min + below(rng, max - min + 1), asked: askedAlone(game) },
      seeded(`${seed}/${games}`),
    );
    if (!ready.ok) throw new Error(ready.problem.problem);
    games += 1;
    let s: Core = ready.state;
    for (let moves = 0; moves < LONGEST && tried < count && faults.length < MOST_FAULTS; moves++) {
      const [seat] = waiting(game, s);
      if (seat === undefined) break;
      const legal = wander(game, s, seat, rng);
      for (const value of Object.values(legal)) if (seen.length < 500) seen.push(value);
      let moved = false;
      for (let i = 0; i < PATIENCE && !moved; i++)
        moved = attempt(below(rng, 10) === 0 ? below(rng, 7) : seat, spoilt(legal));
      if (!moved && !attempt(seat, legal)) faults.push(`${game.id} refuses what it offers: ${JSON.stringify(legal)}`);
    }

    /** Returns true if the action was accepted and the game has gone on. */
    function attempt(seat: number, action: unknown): boolean {
      tried += 1;
      const before = tried % 50 === 0 ? hashState(s) : null;
      try {
        const outcome = apply(game, s, seat, action);
        if (before !== null && hashState(s) !== before) faults.push(`${game.id} wrote into a state: ${tell(action)}`);
        if (!outcome.ok) {
          if (typeof outcome.refusal.code !== 'string') faults.push(`${game.id} gives no reason: ${tell(action)}`);
          return false;
        }
        accepted += 1;
        s = outcome.state;
        const wrong = game.audit(s);
        if (wrong !== null) faults.push(`${game.id}, ${wrong}: ${tell(action)}`);
        return true;
      } catch (error) {
        faults.push(`${game.id} breaks, ${(error as Error).message}: ${tell(action)}`);
        return false;
      }
    }
  }
  return { tried, accepted, games, faults };

  function spoilt(legal: Action): unknown {
    const how = below(rng, 8);
    const fields = Object.keys(legal).filter((name) => name !== 'type');
    const field = fields.length > 0 ? any(fields) : 'type';
    const own = { ...legal } as Record<string, unknown>;
    if (how === 0) return any(JUNK);
    if (how === 1) return { ...own, type: any(types) };
    if (how === 2) return { ...own, [any(['extra', 'seat', 'toString', 'constructor'])]: any(JUNK) };
    if (how === 3) delete own[field];
    else if (how === 4) own[field] = any(JUNK);
    else if (how === 5) own[field] = any(seen);
    else if (typeof own[field] === 'number') own[field] = (own[field] as number) + any([-10, -1, 1, 5, 10, 1000]);
    else if (Array.isArray(own[field])) own[field] = reordered(own[field] as unknown[]);
    else own[field] = any(seen);
    return own;
  }

  function reordered(list: readonly unknown[]): unknown[] {
    const how = below(rng, 4);
    if (how === 0) return [...list, ...list];
    if (how === 1) return list.slice(1);
    if (how === 2) return list.toReversed();
    return [...list, any(seen)];
  }
}

const tell = (action: unknown): string => (JSON.stringify(action) ?? String(action)).slice(0, 300);

function typesOf(game: Game): Set<string> {
  const stages = Object.values(game.frames).flatMap(({ stages, asides = [] }) => [
    ...Object.values(stages).flat(),
    ...asides,
  ]);
  return new Set(['pass', ...stages.map(({ id }) => id as string)]);
}
