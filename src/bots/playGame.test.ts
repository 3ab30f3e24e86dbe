import { describe, expect, test } from 'vitest';
import { yard } from '../../tests/support/yard.ts';
import { apply, type Core, type Game, isOver, result, seeded, setup } from '../engine/index.ts';
import { loadInsight } from '../titles/insights.ts';
import { loadGame } from '../titles/registry.ts';
import { usualInsight } from './insight.ts';
import { isBotName, withTempers } from './names.ts';
import { type BotGame, type BotTable, playGame } from './playGame.ts';

const game = (await loadGame('chicago-express'))!;

const insight = await loadInsight(game);

const tables: readonly BotTable[] = [
  { players: 2, seed: 'a', levels: ['greedy', 'search'], playouts: 1 },
  { players: 6, seed: 'b', levels: ['random', 'random', 'greedy'], playouts: 0 },
];

function played(table: BotTable, watch?: (state: Core) => void): Extract<BotGame, { ok: true }> {
  const played = playGame(game, insight, table, watch);
  if (!played.ok) throw new Error(played.problem.problem);
  return played;
}

describe('a game among bots', () => {
  test.each(tables)('of $players players is legal to its end, move by move', (table) => {
    const { state, moves } = played(table);
    let s = (setup(game, table, seeded(table.seed)) as { state: Core }).state;
    for (const { seat, action } of moves) {
      const outcome = apply(game, s, seat, action);
      if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.code}`);
      s = outcome.state;
    }
    expect(isOver(s)).toBe(true);
    expect(state).toEqual(s);
  });

  test('comes from its seed alone', () => {
    const table: BotTable = { players: 6, seed: 'c', levels: ['random', 'random', 'random', 'search'], playouts: 1 };
    const first = played(table);
    played({ ...table, seed: 'd', levels: ['random'] });
    expect(played(table)).toEqual(first);
  });

  test('is watched move by move', () => {
    let watched = 0;
    const { moves } = played({ ...tables[0]!, levels: ['random'] }, (s) => {
      watched += 1;
      expect(game.audit(s)).toBeNull();
    });
    expect(watched).toBe(moves.length);
  });

  test.each(['random', 'greedy', 'search'] as const)(
    'of %s alone has an automaton beside it, which needs no bot',
    (level) => {
      const table: BotTable = { players: 1, seed: 'e', levels: [level], playouts: 2 };
      const alone = playGame(yard as unknown as Game, usualInsight(yard as unknown as Game), table);
      if (!alone.ok) throw new Error(alone.problem.problem);
      expect(new Set(alone.moves.map(({ seat }) => seat))).toEqual(new Set([1]));
      expect(Object.keys(result(yard as unknown as Game, alone.state).worth)).toEqual(['1', '2']);
    },
  );

  test('that cannot be set up says why', () => {
    expect(playGame(game, insight, { ...tables[0]!, players: 7 })).toMatchObject({
      ok: false,
      problem: { problem: 'players' },
    });
  });
});

test('bots are known by level and temper', () => {
  const known = ['random', 'greedy', 'search', 'expert', 'greedy:raider', 'master:builder'];
  expect(known.filter(isBotName)).toEqual(known);
  expect(['toString', '', 'greedy:', 'greedy:toString', ':raider', 'greedy:raider:raider'].filter(isBotName)).toEqual(
    [],
  );
});

test('neighbours get different tempers, and ways of thinking none', () => {
  expect(withTempers(['expert', 'greedy', 'expert'], 1)).toEqual(['expert:investor', 'greedy', 'expert:builder']);
});
