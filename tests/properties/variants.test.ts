// Every mixture of a book's options and rulings is a game: it ends, conserves money, and both paths agree.
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/core/apply.ts';
import { below, rngFrom } from '../../src/engine/core/chance.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { rulingSets, unmetNeed } from '../../src/engine/core/options.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { games } from '../support/games.ts';
import { goldenAt } from '../support/goldenAt.ts';
import { largeCgr } from '../support/largeCgr.ts';
import { forSeeds, RUNS, start, wanderFrom } from '../support/randomPlay.ts';

/** Random options and rulings; now and then a whole set of rulings. */
function drawn({ options, rulings }: Game, players: number, random: number): Record<string, string> {
  const rng = rngFrom(String(random));
  const open = options.filter((option) => option.players?.includes(players) ?? true);
  const values = [...open, ...(below(rng, 4) === 0 ? [] : rulings)].map(({ id, values }) => [
    id,
    values[below(rng, values.length)]!,
  ]);
  const asked = { rulings: rulingSets[below(rng, rulingSets.length)]!, ...Object.fromEntries(values) };
  for (const option of options) if (unmetNeed(options, option, asked)) delete asked[option.id];
  return asked;
}

/** The rulings alone, for games that have begun. */
function drawnRulings(game: Game, players: number, random: number): Record<string, string> {
  const { rulings: _, ...asked } = drawn(game, players, random);
  const names = game.rulings.map(({ id }) => id);
  return Object.fromEntries(Object.entries(asked).filter(([id]) => names.includes(id)));
}

function holds(game: Game, from: Core, seed: string, count: () => void): void {
  let state = from;
  const last = wanderFrom(game, from, seed, (s, seat, action) => {
    count();
    expect(game.audit(s)).toBeNull();
    const outcome = apply(game, state, seat, action);
    if (!outcome.ok) throw new Error(`${outcome.refusal.code} for ${JSON.stringify(action)}`);
    state = outcome.state;
  });
  expect(game.audit(last)).toBeNull();
  expect(hashState(last)).toBe(hashState(state));
}

/** Moves of the golden game before a stock round. */
const MIDDLES = [384, 504];

const varied = games.filter(({ options, rulings }) => options.length + rulings.length > 0);

describe.each(varied.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('by any options and rulings', () => {
    const [min, max] = game.players;
    forSeeds(RUNS, (seed, random, count) => {
      const players = min + (random % (max - min + 1));
      holds(game, start(game, players, seed, drawn(game, players, random)), seed, count);
    });
  });
});

// Random play hardly ever reaches the CGR: so it begins on its eve too.
describe('1856, from the eve of the CGR', () => {
  const game = games.find(({ id }) => id === '1856')!;

  test('by any options and rulings', () => {
    forSeeds(RUNS, (seed, random, count) => {
      holds(game, largeCgr(drawnRulings(game, 4, random)).state, seed, count);
    });
  });
});

// Nor does it build for its trains and keep them: so it begins before stock rounds of a game with hired wagons.
describe('18mag, from the middle of a game', () => {
  const game = games.find(({ id }) => id === '18mag')!;

  test('by any rulings', () => {
    forSeeds(RUNS, (seed, random, count) => {
      const middle = goldenAt(game, '3p-greedy', MIDDLES[random % MIDDLES.length]!);
      Object.assign(middle.rulings, drawnRulings(game, 3, random));
      holds(game, middle, seed, count);
    });
  });
});
