import { describe, expect, test } from 'vitest';
import type { Mark, PictureHex } from './picture.ts';
import { placeLabels } from './placeLabels.ts';

const row = { place: '', kind: '', cost: '', income: '', here: '' };
const hex = (id: string, x: number, y: number, name?: string): PictureHex => ({
  ...{ id, x, y, ground: 'plain', parts: [], label: id, row },
  ...(name ? { name } : {}),
});
const lit = (...ids: string[]) => new Map(ids.map((id): [string, Mark] => [id, 'choosable']));

describe('the labels of places that can be chosen', () => {
  const hexes = [hex('A1', 0, 0), hex('B2', 75, 43, 'Woodstock'), hex('H9', 600, 500, 'London'), hex('C3', 150, 86)];

  test('a name where it has room on the smallest map, else the number of the hex', () => {
    const texts = placeLabels({ hexes }, lit('A1', 'B2', 'H9')).map(({ text }) => text);
    expect(texts).toEqual(['A1', 'B2', 'London']);
  });

  test('what is chosen has one too; what is only recent or refused has none', () => {
    const marks = new Map<string, Mark>([
      ['A1', 'chosen'],
      ['B2', 'recent'],
      ['C3', 'refused'],
    ]);
    expect(placeLabels({ hexes }, marks).map(({ hex }) => hex)).toEqual(['A1']);
  });

  test('a board that is lit all over has none, but for what is chosen or pointed at', () => {
    const many = Array.from({ length: 25 }, (_, i) => hex(`A${i}`, 100 * i, 0));
    const all = lit(...many.map(({ id }) => id));
    expect(placeLabels({ hexes: many }, all)).toEqual([]);
    const one = new Map([...all, ['A7', 'chosen'] as const]);
    expect(placeLabels({ hexes: many }, one).map(({ text }) => text)).toEqual(['A7']);
  });
});
