import { describe, expect, test } from 'vitest';
import type { Core } from '../../../engine/index.ts';
import { loadGame, titles } from '../../../titles/registry.ts';
import { type Cards, guideLines } from '../../../words/web/guide.ts';
import { decision, type Guide, goal, type Seen, stepNow, stepsOf, titleGuide } from './steps.ts';

const fresh: Seen = { frames: [], decides: false, moves: 0, panel: null };
const guides = await Promise.all(
  titles.flatMap(({ id, guide }) => (guide ? [guide().then((own): [string, Guide] => [id, own])] : [])),
);

describe.each(guides)('the guide of %s', (game, { cards, steps }) => {
  test('has ten cards at most, each with its words in both languages', () => {
    expect(steps.length).toBeLessThanOrEqual(10);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const lang of ['en', 'it'] as const) {
      const all: Cards<string> = { ...guideLines[lang].common, ...cards[lang] };
      for (const { id } of steps) expect(all[id]?.text.length, id).toBeLessThanOrEqual(330);
      expect(Object.keys(cards[lang]).filter((id) => !steps.some((step) => step.id === id))).toEqual([]);
    }
  });

  test('waits for rounds that its game has', async () => {
    const kinds = Object.keys((await loadGame(game))!.frames);
    const met = { ...fresh, decides: true, moves: 1, frames: kinds satisfies Core['flow'][number]['kind'][] };
    for (const { id, when } of steps) expect(when(met), id).toBe(true);
  });
});

const card = { title: '', text: '' };

test('cards come in order, each when its moment has come, and not again', () => {
  const words = { goal: card, auction: card, stock: card };
  const guide = titleGuide({ en: words, it: words }, [
    goal,
    decision('auction', 'privates'),
    decision('stock', 'stock'),
  ]);
  const { steps } = guide;
  const auction: Seen = { ...fresh, decides: true, frames: ['privates'] };
  const shown = (past: readonly string[], seen: Seen) => stepNow(steps, new Set(past), seen)?.id;
  expect(shown([], fresh)).toBe('goal');
  expect(shown(['goal'], fresh)).toBe('panels');
  expect(shown(['goal'], auction)).toBe('auction');
  // the game comes before the program, and each of its rounds when first met
  expect(shown(['goal', 'auction'], auction)).toBe('choices');
  expect(shown(['goal', 'auction'], { ...auction, frames: ['course', 'stock'] })).toBe('stock');
  expect(shown(['goal', 'auction', 'stock', 'choices', 'panels'], auction)).toBeUndefined();
  // without sums at the table, the guide promises none
  expect(stepsOf(guide, false).map(({ id }) => id)).not.toContain('choices');
  const { done } = steps.find(({ id }) => id === 'auction')!;
  expect([done!(auction, auction), done!({ ...auction, moves: 1 }, auction)]).toEqual([false, true]);
});
