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
    'Thinks ahead for as long as it may. Won 17 of 18 games against two experts.',
  );
  expect(levelHint('master', 'toy', l)).toBe(l.levelHints.master);
  expect(levelHint('expert', 'chicago-express', l)).toBe(l.levelHints.expert);
});

test('where strengths were measured, a better level won more often', () => {
  const measured = titles.flatMap(({ strength }) => strength ?? []);
  expect(measured.length).toBeGreaterThan(0);
  for (const { apprentice, skilled, master } of measured) {
    const [low, middle, high] = [apprentice, skilled, master].map(([won, of]) => won / of);
    expect(low).toBeLessThanOrEqual(middle!);
    expect(middle).toBeLessThanOrEqual(high!);
  }
});

test('a level of older seats stays among those to choose from', () => {
  expect(levelsFor('greedy')).toEqual(['greedy', ...levelsFor()]);
  expect(levelsFor('expert')).toEqual(levelsFor());
});
