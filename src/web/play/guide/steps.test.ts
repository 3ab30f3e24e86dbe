import { describe, expect, test } from 'vitest';
import type { Core } from '../../../engine/index.ts';
import { loadGame } from '../../../titles/registry.ts';
import { guideLines } from '../../../words/web/guide.ts';
import { guideOf, guides, type Seen, stepNow } from './steps.ts';

const fresh: Seen = { frames: [], decides: false, moves: 0, panel: null };
const ids = Object.keys(guides) as (keyof typeof guides)[];

describe.each(ids)('the guide of %s', (game) => {
  const steps = guideOf(game)!;

  test('has ten cards at most, each with its words in both languages', () => {
    expect(steps.length).toBeLessThanOrEqual(10);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { common, games } of Object.values(guideLines)) {
      const own = { ...common, ...games[game] } as Record<string, { title: string; text: string } | undefined>;
      for (const { id } of steps) expect(own[id]?.text.length, id).toBeLessThanOrEqual(330);
      expect(Object.keys(games[game]).filter((id) => !steps.some((step) => step.id === id))).toEqual([]);
    }
  });

  test('waits for rounds that its game has', async () => {
    const kinds = Object.keys((await loadGame(game))!.frames);
    const met = { ...fresh, decides: true, moves: 1, frames: kinds satisfies Core['flow'][number]['kind'][] };
    for (const { id, when } of steps) expect(when(met), id).toBe(true);
  });
});

test('cards come in order, each when its moment has come, and not again', () => {
  const steps = guideOf('1856')!;
  const auction: Seen = { ...fresh, decides: true, frames: ['privates'] };
  const shown = (past: readonly string[], seen: Seen) => stepNow(steps, new Set(past), seen)?.id;
  expect(shown([], fresh)).toBe('goal');
  expect(shown(['goal'], fresh)).toBe('panels');
  expect(shown(['goal'], auction)).toBe('auction');
  // the game comes before the program, and each of its rounds when it is met
  expect(shown(['goal', 'auction'], auction)).toBe('choices');
  expect(shown(['goal', 'auction'], { ...auction, frames: ['course', 'stock'] })).toBe('stock');
  expect(shown(['goal', 'auction', 'stock', 'choices', 'panels'], auction)).toBeUndefined();
  // where no sums are shown, none are promised
  expect(guideOf('1856', false)!.map(({ id }) => id)).not.toContain('choices');
  const { done } = steps.find(({ id }) => id === 'auction')!;
  expect([done!(auction, auction), done!({ ...auction, moves: 1 }, auction)]).toEqual([false, true]);
  expect(guideOf('first-line')).toBeUndefined();
});
