// The tiles of 1856 at rotation 0: how many pieces there are, and what replaces them (R077-R079, R137).
import type { TileFacts } from '../../engine/track/facts.ts';
import { city, paths, town } from '../../engine/track/notation.ts';

type Face = Omit<TileFacts, 'id'>;
const tile = (
  colour: TileFacts['colour'],
  count: number,
  nodes: TileFacts['nodes'],
  track: string,
  next: string,
  more: Partial<Face> = {},
): Face => ({ colour, count, nodes, paths: paths(track), upgradesTo: next === '' ? [] : next.split(' '), ...more });
/** Cities marked L take this brown tile in place of 63 (R079). */
const onL = { upgradesToOnLabel: { L: ['125'] } };

const faces: Readonly<Record<string, Face>> = {
  1: tile('yellow', 1, [town(10), town(10)], '1a 3a 0b 4b', '14'),
  2: tile('yellow', 1, [town(10), town(10)], '0a 3a 1b 2b', '15'),
  3: tile('yellow', 3, [town(10)], '0a 1a', '5 7'),
  4: tile('yellow', 3, [town(10)], '0a 3a', '9 57'),
  5: tile('yellow', 2, [city(20)], '0a 1a', '14 15'),
  6: tile('yellow', 2, [city(20)], '0a 2a', '14 15'),
  7: tile('yellow', 7, [], '01', '18 26 27 28 29'),
  8: tile('yellow', 13, [], '02', '16 17 19 23 24 25 28 29'),
  9: tile('yellow', 13, [], '03', '18 19 20 23 24 26 27'),
  14: tile('green', 4, [city(30, 2)], '0a 1a 3a 4a', '63', onL),
  15: tile('green', 4, [city(30, 2)], '0a 1a 2a 3a', '63', onL),
  16: tile('green', 1, [], '02 13', '43 70'),
  17: tile('green', 1, [], '13 04', '47'),
  18: tile('green', 1, [], '03 12', '43'),
  19: tile('green', 1, [], '03 24', '45 46'),
  20: tile('green', 1, [], '03 14', '44 47'),
  23: tile('green', 4, [], '03 04', '41 43 45 47'),
  24: tile('green', 4, [], '03 02', '42 43 46 47'),
  25: tile('green', 1, [], '02 04', '40 45 46'),
  26: tile('green', 1, [], '03 05', '42 44 45'),
  27: tile('green', 1, [], '03 01', '41 44 46'),
  28: tile('green', 1, [], '04 05', '39 43 46 70'),
  29: tile('green', 1, [], '02 01', '39 43 45 70'),
  39: tile('brown', 1, [], '02 01 12', ''),
  40: tile('brown', 1, [], '02 24 04', ''),
  41: tile('brown', 3, [], '03 01 13', ''),
  42: tile('brown', 3, [], '03 35 05', ''),
  43: tile('brown', 2, [], '03 02 13 12', ''),
  44: tile('brown', 1, [], '03 14 01 34', ''),
  45: tile('brown', 2, [], '03 24 04 23', ''),
  46: tile('brown', 2, [], '03 24 34 02', ''),
  47: tile('brown', 2, [], '03 14 13 04', ''),
  55: tile('yellow', 1, [town(10), town(10)], '0a 3a 1b 4b', '14'),
  56: tile('yellow', 1, [town(10), town(10)], '0a 2a 1b 3b', '15'),
  57: tile('yellow', 4, [city(20)], '0a 3a', '14 15'),
  58: tile('yellow', 3, [town(10)], '0a 2a', '6 8'),
  59: tile('green', 2, [city(40), city(40)], '0a 2b', '64 65 66 67 68', { label: 'OO' }),
  63: tile('brown', 4, [city(40, 2)], '0a 1a 2a 3a 4a 5a', ''),
  64: tile('brown', 1, [city(50), city(50)], '0a 2a 3b 4b', '123', { label: 'OO' }),
  65: tile('brown', 1, [city(50), city(50)], '0a 4a 2b 3b', '123', { label: 'OO' }),
  66: tile('brown', 1, [city(50), city(50)], '0a 3a 1b 2b', '123', { label: 'OO' }),
  67: tile('brown', 1, [city(50), city(50)], '0a 3a 2b 4b', '123', { label: 'OO' }),
  68: tile('brown', 1, [city(50), city(50)], '0a 3a 1b 4b', '123', { label: 'OO' }),
  69: tile('yellow', 1, [town(10), town(10)], '0a 3a 2b 4b', ''),
  70: tile('brown', 1, [], '01 02 13 23', ''),
  120: tile('green', 1, [city(60), city(60)], '0a 1a 2b 3b', '122', { label: 'T' }),
  121: tile('green', 2, [city(50, 2)], '0a 2a 4a', '126 127', { label: 'B-L' }),
  122: tile('brown', 1, [city(80, 2), city(80, 2)], '0a 1a 2b 3b', '124', { label: 'T' }),
  123: tile('gray', 1, [city(60, 3)], '0a 1a 2a 3a 4a', '', { label: 'H' }),
  124: tile('gray', 1, [city(100, 4)], '0a 1a 2a 3a', '', { label: 'T' }),
  125: tile('brown', 4, [city(40, 2)], '1a 2a 3a 4a 5a', '', { label: 'L' }),
  126: tile('brown', 1, [city(60, 2)], '0a 1a 2a 3a 4a 5a', '', { label: 'Lon' }),
  127: tile('brown', 1, [city(60, 2)], '0a 1a 2a 3a 4a', '', { label: 'Bar' }),
};

export const tiles: Readonly<Record<string, TileFacts>> = Object.fromEntries(
  Object.entries(faces).map(([id, face]) => [id, { id, ...face }]),
);
export const tileIds: readonly string[] = Object.keys(tiles);
