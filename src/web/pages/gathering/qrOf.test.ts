import { describe, expect, test } from 'vitest';
import { qrOf } from './qrOf.ts';

const link = 'https://binario.example/t/abcdefghij?invite=klmnopqrstuvwxyzabcd';

/** The squares enclosed by the outline, by the even-odd rule along each row. */
function squaresOf({ path, size }: ReturnType<typeof qrOf>): boolean[][] {
  const walls: [number, number, number][] = [];
  for (const loop of path.split('Z').filter((part) => part !== '')) {
    const corners = loop
      .slice(1)
      .split('L')
      .map((pair) => pair.trim().split(/[ ,]/).map(Number));
    corners.forEach(([x, y], i) => {
      const [toX, toY] = corners[(i + 1) % corners.length]!;
      if (x === toX) walls.push([x!, Math.min(y!, toY!), Math.max(y!, toY!)]);
    });
  }
  return Array.from({ length: size }, (_, y) =>
    Array.from(
      { length: size },
      (__, x) => walls.filter(([at, from, to]) => at <= x && from <= y && y < to).length % 2 === 1,
    ),
  );
}

describe('the QR code of a link', () => {
  const squares = squaresOf(qrOf(link));

  test('has the three eyes that readers look for', () => {
    const eye = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
    const at = (left: number, top: number) =>
      eye.map((_, y) =>
        squares[top + y]!.slice(left, left + 7)
          .map((dark) => (dark ? '#' : ' '))
          .join(''),
      );
    const far = squares.length - 7;
    expect([at(0, 0), at(far, 0), at(0, far)]).toEqual([eye, eye, eye]);
  });

  test('stays coarse enough to be read from a table away', () => {
    expect(squares.length).toBeLessThanOrEqual(37);
  });

  test('differs from link to link', () => {
    expect(qrOf(`${link}e`).path).not.toBe(qrOf(link).path);
  });
});
