// A small country that exists nowhere: land, hills, woods and towns for the picture on the home page, and four lines on it.

/** One letter per hex, flat-topped, odd columns half a step lower. */
const rows = [
  '.......pp.....pp.....',
  '....ppfffp..pppffp...',
  '..ppcpffmmpppcffpp...',
  '.ppppffmmmppfffmpcp..',
  'pppppffmmppcfmmmpppp.',
  'pCpppcpfmcppfmmppppc.',
  'ppppppppmmppffmmpppp.',
  '.ppppcppffmpppfmmpcp.',
  '.pppppppppppcpffppp..',
  '..ppcpppcppppppfpp...',
  '....ppppppp.pppcp....',
  '......pp......pp.....',
] as const;

export type Land = 'plain' | 'forest' | 'mountain' | 'city' | 'goal';

const lands: Readonly<Record<string, Land>> = { p: 'plain', f: 'forest', m: 'mountain', c: 'city', C: 'goal' };

export interface HeroHex {
  readonly col: number;
  readonly row: number;
  readonly land: Land;
}

export const heroHexes: readonly HeroHex[] = rows.flatMap((line, row) =>
  [...line].flatMap((letter, col) => {
    const land = lands[letter];
    return land ? [{ col, row, land }] : [];
  }),
);

export interface HeroLine {
  readonly ink: 'red' | 'blue' | 'green' | 'yellow';
  readonly letter: string;
  /** Columns from right to left, with the row in each; every step goes to a neighbour. */
  readonly hexes: readonly (readonly [number, number])[];
}

const along = (from: number, ...at: readonly number[]): (readonly [number, number])[] =>
  at.map((row, i) => [from - i, row] as const);

export const heroLines: readonly HeroLine[] = [
  { ink: 'green', letter: 'N', hexes: along(17, 3, 3, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5) },
  { ink: 'red', letter: 'P', hexes: along(19, 5, 5, 4, 5, 4, 5, 4, 4, 4, 5, 5) },
  { ink: 'blue', letter: 'B', hexes: along(18, 7, 7, 7, 7, 8, 8, 8, 7, 7, 7, 7, 6, 7, 7, 7, 6, 6) },
  { ink: 'yellow', letter: 'C', hexes: along(15, 10, 10, 9, 9, 9, 9, 9, 9, 8, 9, 8, 9) },
];

const R = 22;
const H = (R * Math.sqrt(3)) / 2;

export const centre = (col: number, row: number): readonly [number, number] => [
  R + col * 1.5 * R,
  H + row * 2 * H + (col % 2) * H,
];

const round = (n: number): number => Math.round(n * 10) / 10;

export const hexPath = (col: number, row: number): string => {
  const [x, y] = centre(col, row);
  const points = [-R, 0, -R / 2, H, R / 2, H, R, 0, R / 2, -H, -R / 2, -H];
  let path = '';
  for (let i = 0; i < points.length; i += 2)
    path += `${i ? 'L' : 'M'}${round(x + points[i]!)} ${round(y + points[i + 1]!)}`;
  return `${path}Z`;
};

/** Track bends in the middle of a hex and crosses each border at right angles. */
export function trackPath(hexes: HeroLine['hexes']): string {
  const points = hexes.map(([col, row]) => centre(col, row));
  let path = `M${round(points[0]![0])} ${round(points[0]![1])}`;
  for (let i = 1; i < points.length; i += 1) {
    const [x, y] = points[i]!;
    const next = points[i + 1];
    const [mx, my] = next ? [(x + next[0]) / 2, (y + next[1]) / 2] : [x, y];
    path += next ? `Q${round(x)} ${round(y)} ${round(mx)} ${round(my)}` : `L${round(x)} ${round(y)}`;
  }
  return path;
}

export const heroSize: readonly [number, number] = [R * 0.5 + rows[0].length * 1.5 * R, (rows.length * 2 + 1) * H];
