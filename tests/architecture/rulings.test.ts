// Every choice of a table is explained: each ruling and its values in the game's RULINGS.md, and in words of both languages.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulingSets, valueIn } from '../../src/engine/core/options.ts';
import { loadCatalogue } from '../../src/titles/words.ts';
import { games } from '../support/games.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const text = readFileSync(new URL(`../../src/titles/${id}/RULINGS.md`, import.meta.url), 'utf8');

  test('RULINGS.md explains every ruling and its values, and no other', () => {
    const told = [...text.matchAll(/^\| `(\w+)` \|/gm)].map((row) => row[1]);
    expect(told.toSorted()).toEqual(game.rulings.map((r) => r.id).toSorted());
    for (const { id: ruling, values } of game.rulings)
      for (const value of values) expect(text, `${ruling}: ${value}`).toContain(`\`${value}\``);
  });

  test('its columns are the three values: by the letter, by practice, as on 18xx.games', () => {
    for (const ruling of game.rulings) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${ruling.id}\` |`))!;
      const cells = row.split(' | ').slice(2);
      const first = cells.map((cell) => /^`(\w+)`/.exec(cell)?.[1]);
      expect(first, ruling.id).toEqual(rulingSets.map((set) => valueIn(ruling, set)));
    }
  });

  test('both languages have words for every option and ruling, and for their values', async () => {
    const catalogues = await loadCatalogue(id);
    for (const lang of ['en', 'it'] as const)
      for (const { id: term, values } of [...game.options, ...game.rulings])
        for (const key of [term, ...values.map((value) => `${term}.${value}`)])
          expect(catalogues?.[lang].names, `${lang}: ${key}`).toHaveProperty([key]);
  });
});
