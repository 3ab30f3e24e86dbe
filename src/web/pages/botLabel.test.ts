import { expect, test } from 'vitest';
import { titles } from '../../titles/registry.ts';
import { lobbyLines } from '../../words/web/lobby.ts';
import { botLabel, levelHint, levelsFor } from './botLabel.ts';

const l = lobbyLines.en;

test('a bot bears its level with its temper', () => {
  expect(botLabel({ level: 'expert', temper: 'raider' }, l)).toBe('Expert · raider');
  expect(botLabel({ level: 'search' }, l)).toBe('Strong');
  expect(botLabel({}, l)).toBe('bot');
});

test('beside a level stands how often it was measured to win, and nothing where it was not', () => {
  expect(levelHint('master', 'chicago-express', l)).toBe(
    'Thinks ahead for as long as it may. Wins 94 of 100 games against two experts.',
  );
  expect(levelHint('master', 'toy', l)).toBe(l.levelHints.master);
});

test('where strengths were measured, an expert wins a third against two experts, and nobody below wins more', () => {
  const measured = titles.flatMap(({ strength }) => strength ?? []);
  expect(measured.length).toBeGreaterThan(0);
  for (const { apprentice = 0, skilled = 33, expert } of measured) {
    expect(apprentice).toBeLessThanOrEqual(skilled);
    expect(skilled).toBeLessThanOrEqual(33);
    expect(expert).toBe(33);
  }
});

test('a level of older seats stays among those to choose from', () => {
  expect(levelsFor('greedy')).toEqual(['greedy', ...levelsFor()]);
  expect(levelsFor('expert')).toEqual(levelsFor());
});
