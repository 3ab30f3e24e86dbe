import { describe, expect, test } from 'vitest';
import { goldenAt, goldensOf } from '../../../tests/support/goldenAt.ts';
import { hexes } from '../../titles/chicago-express/rules/map.ts';
import { loadGame } from '../../titles/registry.ts';
import { wordsFor } from '../../titles/words.ts';
import { loadFace } from '../kit/face.ts';
import { fittedName, roomOnLine } from './fittedName.ts';
import { overlapsOf } from './overlaps.ts';
import { isInside } from './tile/placeSigns.ts';
import { shortNames } from './tile/shortNames.ts';
import { lettersWide, sizeOf } from './tile/sizes.ts';

describe('the names of places', () => {
  test.each(['1856', '1862', '1865', '18mag'])('%s: they stay in their hexes on every board at its end', async (id) => {
    const game = (await loadGame(id))!;
    const words = await wordsFor(game, 'en', []);
    for (const golden of goldensOf(id)) {
      const state = goldenAt(game, golden, Infinity);
      const picture = (await loadFace(id, state as never)).picture!(state, words, 'en');
      const named = picture.hexes.flatMap((hex) =>
        (hex.tile?.labels ?? []).flatMap((label) => (label.kind === 'name' ? [{ hex, label }] : [])),
      );
      expect(named.length).toBeGreaterThan(10);
      const out = named.filter(({ label }) => !isInside(label, sizeOf(label, label.most), picture.shape));
      expect(out.map(({ hex }) => `${golden}: ${hex.name}`)).toEqual([]);
      // cut short on the map, but whole under the pointer and for screen readers
      for (const { hex, label } of named) if (label.short) expect(hex.label).toContain(hex.name);
      expect(overlapsOf(picture).filter(({ upon }) => upon !== 'track')).toEqual([]);
    }
  });

  test('Chicago Express: they fit between the sides, narrower or cut short', () => {
    const names = Object.values(hexes).flatMap(({ name, kind }) => (name ? [{ name, kind }] : []));
    for (const { name, kind } of names) {
      const { text, size, narrow } = fittedName(name, kind === 'start' ? 1 : 3, 50);
      expect(lettersWide(text) * size * narrow, name).toBeLessThanOrEqual(roomOnLine(50));
    }
    expect(fittedName('Albany', 3, 50)).toMatchObject({ text: 'Albany', narrow: 1 });
    expect(fittedName('Philadelphia', 1, 50).text).toMatch(/^Phil.*\.$/);
  });

  test('they are cut behind a consonant, further words first', () => {
    expect(shortNames('Woodstock')).toEqual([['Woodst.'], ['Woods.'], ['Wood.']]);
    expect(shortNames('Bury St. Edmunds')[0]).toEqual(['Bury S.E.']);
    expect(shortNames('Ely')).toEqual([]);
  });
});
