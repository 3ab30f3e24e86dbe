import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOver } from '../../../engine/index.ts';
import { openOwn } from '../../../match/openOwn.ts';
import { headOf } from '../../../match/timeline.ts';
import { gameIds, loadGame } from '../../../titles/registry.ts';
import { type ExamplePositions, recordOfPosition } from './position.ts';

const positionsOf = (game: string): ExamplePositions =>
  JSON.parse(readFileSync(new URL(`../../../titles/${game}/examples/positions.json`, import.meta.url), 'utf8'));

const tests = (game: string): string =>
  readdirSync(`tests/rulebook/${game}`)
    .map((file) => readFileSync(`tests/rulebook/${game}/${file}`, 'utf8'))
    .join('\n');

// The test that sets up a position also checks that it is the one stored (tests/support/answersFor.ts).
test.each(gameIds)('%s: the positions of its examples open as games in which somebody decides', async (id) => {
  const game = (await loadGame(id))!;
  const positions = positionsOf(id);
  expect(Object.keys(positions).length).toBeGreaterThan(10);
  for (const [example, position] of Object.entries(positions)) {
    const record = recordOfPosition(game, position);
    const own = record && openOwn(game, { ...record, seed: 'examples' });
    expect(own && 'problem' in own ? own.problem : null, example).toBeNull();
    const { state } = headOf((own as Extract<typeof own, { timeline: unknown }>).timeline);
    // a start is refused unless it is over or somebody decides
    expect(isOver(state), example).toBe(false);
  }
});

test.each(gameIds)('%s: no position is left of an example that has lost its test', (id) => {
  const sources = tests(id);
  for (const example of Object.keys(positionsOf(id))) expect(sources).toContain(`${id}-${example}'`);
});
