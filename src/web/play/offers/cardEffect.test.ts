import { expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import type { Choice } from '../../../engine/index.ts';
import { type Desk, menuOf, type Path } from '../../../match/menu.ts';
import { loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import { loadFace } from '../../kit/face.ts';
import { dealOf } from '../decision/cards.ts';
import { cardEffect } from './effect.ts';

test('Chicago Express: the card of each hex tells what it adds, the last one too', async () => {
  const game = (await loadGame('chicago-express'))!;
  const state = goldenAt(game, '3p-1', 60);
  const [words, face] = [
    await wordsFor(game, 'en', ['Ada', 'Bo', 'Cy']),
    await loadFace('chicago-express', state as never),
  ];
  const desk: Desk = { game, state, seat: 3 };
  const first = (path: Path): Choice => menuOf(desk, path).items.find(({ next }) => next)!.next!;
  let path: Path = [menuOf(desk, []).items.find(({ value }) => value === 'build')!.next!];
  path = [...path, first(path)];
  for (const hexes of [1, 2, 3]) {
    const card = dealOf(desk, path, words).cards.find(({ next }) => next)!;
    expect(card.effects, `hex ${hexes}`).toHaveLength(1);
    expect(card.effects[0]).toContain(`to ${card.label} for`);
    expect(cardEffect(desk, path, card.next!, { game, face, words, lang: 'en' })).toBeNull();
    path = [...path, card.next!];
  }
  expect(path.at(-1)!.open).toBeNull();
});
