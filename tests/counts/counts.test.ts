// Known positions with the number of their choices, field by field, and of their leaves two moves deep. A lost rule
// shows as a changed number; `vitest -u` rewrites the numbers, and the diff is the review.
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/core/action.ts';
import { applyInPlace } from '../../src/engine/core/apply.ts';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import { actionOf, type Choice, choices, DONE, narrow } from '../../src/engine/core/choices.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { BULK } from '../../src/engine/routes/field.ts';
import { suggestion } from '../../src/engine/routes/suggestion.ts';
import type { State1862 } from '../../src/titles/1862/rules/state.ts';
import { upTo } from '../support/bounded.ts';
import { buysSix } from '../support/cgr1856.ts';
import { examples, games } from '../support/games.ts';
import { goldenAt } from '../support/goldenAt.ts';
import { largeCgr } from '../support/largeCgr.ts';
import { likelyAction1862 } from '../support/likely1862.ts';

/** Every legal action. */
function* leaves(game: Game, s: Core, choice: Choice): Generator<Action> {
  const { open } = choice;
  if (open === null) {
    yield actionOf(choice);
    return;
  }
  // of routes only the best found by play in bulk: nobody can list them all
  if (open.kind === 'routes') yield* leaves(game, s, narrow(game, s, choice, suggestion(game, s, choice, BULK)!.runs));
  else if (open.kind === 'int')
    for (let v = open.min; v <= open.max; v += open.step) yield* leaves(game, s, narrow(game, s, choice, v));
  else if (open.kind === 'path')
    for (const { track } of open.paths) yield* leaves(game, s, narrow(game, s, choice, track));
  else for (const v of open.values) yield* leaves(game, s, narrow(game, s, choice, v));
  if (open.kind === 'list' && open.mayStop) yield* leaves(game, s, narrow(game, s, choice, DONE));
}

const legal = (game: Game, s: Core): Action[] =>
  waiting(game, s).flatMap((seat) => choices(game, s, seat).flatMap((choice) => [...leaves(game, s, choice)]));

function counted(game: Game, s: Core) {
  const actions = legal(game, s);
  const byType: Record<string, number> = {};
  for (const { type } of actions) byType[type] = (byType[type] ?? 0) + 1;
  const open = waiting(game, s).flatMap((seat) =>
    choices(game, s, seat).map(({ type, open }) => {
      if (!open) return type;
      if (open.kind === 'routes') return `${type} ${open.field}: ${open.trains.length} trains`;
      if (open.kind === 'path') return `${type} ${open.field}: ${open.paths.length} ways`;
      const values = open.kind === 'int' ? `${open.min}–${open.max}` : open.values.length;
      return `${type} ${open.field}: ${values}`;
    }),
  );
  // Two deep only where the first move has few enough branches to follow them all.
  const followed = actions.length <= 400 ? actions : actions.filter((_, i) => i % 97 === 0);
  let deep = 0;
  for (const action of followed) {
    const next = copy(s);
    applyInPlace(game, next, waiting(game, s)[0]!, action);
    deep += legal(game, next).length;
  }
  return { open, actions: actions.length, byType, followed: followed.length, deep };
}

/** Moves after which to look for a position, as far as the game lasts. */
const MOVES = [0, 20, 40, 60, 75, 150, 300];

/** A random game that is the same every time. One of 1862 ends at once if nobody has an aim (`likely1862.ts`). */
function* positions(game: Game): Generator<Core> {
  const ready = setup(game, { players: game.players[0] + 1 }, seeded('counts'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const s = copy(ready.state);
  const rng = rngFrom('counts');
  for (const _ of upTo(5000, 'moves of a random game')) {
    if (isOver(s)) return;
    yield s;
    const seat = waiting(game, s)[0]!;
    const action = game.id === '1862' ? likelyAction1862(s as State1862, seat, rng) : wander(game, s, seat, rng);
    applyInPlace(game, s, seat, action);
  }
}

/** Kinds of action in a rich position; 18Mag asks one thing at a time. */
const RICH = 3;
const RICH_18MAG = 2;

const isRich = (game: Game, s: Core): boolean =>
  waiting(game, s).some((seat) => choices(game, s, seat).length >= (game.id === '18mag' ? RICH_18MAG : RICH));

describe.each([...games, ...examples].map((game) => [game.id, game] as const))('%s', (_, game) => {
  const length = [...positions(game)].length;

  // From the given move on to the next position with several kinds of action to choose from.
  test.each(MOVES.filter((moves) => moves < length))('the first rich position after %i random moves', (moves) => {
    let move = 0;
    for (const s of positions(game))
      if (move++ >= moves && (moves === 0 || isRich(game, s))) {
        expect(counted(game, s)).toMatchSnapshot();
        return;
      }
    expect.fail('the game was over before');
  });
});

// Random play hardly ever gets this far.
test('1856 before and while the CGR forms', () => {
  const t = largeCgr();
  const game = games.find(({ id }) => id === '1856')!;
  expect(counted(game, t.state)).toMatchSnapshot();
  buysSix(t);
  expect(counted(game, t.state)).toMatchSnapshot();
});

// Nor does it hire wagons, or let István ask anything: positions of whole games among bots with aims.
test.each([
  ['3p-greedy', 98],
  ['3p-greedy', 637],
  ['6p-platform', 698],
  ['3p-random', 437],
  ['solo-hard-long', 51],
  ['solo-picked', 0],
])('18mag: %s after %i moves', (name, at) => {
  const game = games.find(({ id }) => id === '18mag')!;
  expect(counted(game, goldenAt(game, name, at))).toMatchSnapshot();
});

// Rare combinations in random play of 1865: tiles of two kinds, direct routes to choose from, companies to absorb.
test.each([
  ['3p-full', 26],
  ['3p-full', 309],
  ['3p-full', 227],
  ['3p-full', 371],
  ['2p-short', 185],
])('1865: %s after %i moves', (name, at) => {
  const game = games.find(({ id }) => id === '1865')!;
  expect(counted(game, goldenAt(game, name, at))).toMatchSnapshot();
});
