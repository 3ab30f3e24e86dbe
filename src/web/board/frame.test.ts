import { describe, expect, test } from 'vitest';
import { coordinatesOf } from './coordinates.ts';
import type { BoardPicture, PictureHex } from './picture.ts';
import { titleIn } from './titlePlace.ts';

const hex = (id: string, x: number, y: number): PictureHex => ({
  id,
  x,
  y,
  ground: 'plain',
  parts: [],
  label: id,
  row: { place: id, kind: '', cost: '', income: '', here: '' },
});

const picture: BoardPicture = {
  lang: 'en',
  shape: 'flat',
  radius: 50,
  frame: { x: -100, y: -100, width: 700, height: 500 },
  waters: [],
  hexes: [hex('A1', 0, 0), hex('A3', 0, 87), hex('B2', 75, 43), hex('B4', 75, 130)],
  lines: [],
  lettering: [],
  legend: [],
};

describe('coordinates along the frame', () => {
  const at = (side: string, of: Pick<BoardPicture, 'hexes' | 'frame' | 'shape' | 'insets'> = picture) =>
    coordinatesOf(of).flatMap(({ id, text }) => (id.startsWith(side) ? [text] : []));

  test('letters above flat hexes, numbers beside; the other way round on a pointed map', () => {
    expect(at('top')).toEqual(['A', 'B']);
    expect(at('left')).toEqual(['1', '2', '3', '4']);
    expect(at('top', { ...picture, shape: 'pointy' })).toEqual(['1', '2']);
  });

  test('half rows of one number have it once', () => {
    const cells = [hex('A1', 0, 0), hex('B1', 75, 43), hex('A2', 0, 87)];
    expect(at('left', { ...picture, hexes: cells })).toEqual(['1', '2']);
  });

  test('beside an inset stand its own numbers', () => {
    const moved = { ...picture, hexes: [hex('A1', 0, 0), hex('H31', 500, 0)], insets: [picture.frame] };
    expect(at('left', moved)).toEqual(['1']);
    expect(at('right', moved)).toEqual(['31']);
  });
});

describe('the title', () => {
  test('stands where no hex is, the number large and the rest below it', () => {
    const title = titleIn(picture, '1856 Upper Canada')!;
    expect(title.head).toBe('1856');
    expect(title.lines).toEqual(['Upper Canada']);
    for (const { x, y } of picture.hexes) expect(Math.hypot(title.x - x, title.y - y)).toBeGreaterThan(50);
  });

  test('is left out where there is no room', () => {
    expect(titleIn({ ...picture, frame: { x: -60, y: -60, width: 200, height: 220 } }, 'Chicago Express')).toBeNull();
  });
});
