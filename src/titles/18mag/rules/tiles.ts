// The tiles of 18Mag at rotation 0: pieces, the tile on the back, and the tiles that replace them (R076, R188).
import type { TileFacts } from '../../../engine/track/facts.ts';
import { city, town } from '../../../engine/track/notation.ts';
import { tile, tilesOf } from '../../../engine/track/prints.ts';

/** R061 */
const onK = { upgradesToOnLabel: { K: ['236', '237', '238'] } };
/** R063: terrain to pay on the upgrade of the yellow tile. */
const UPGRADE = { kind: 'water', cost: 20 };

export const tiles: Readonly<Record<string, TileFacts>> = tilesOf({
  6: tile('yellow', 7, [city(20)], '0a 2a', '619 14 15', { ...onK }),
  7: tile('yellow', 4, [], '01', '26 27 28 29 30 31'),
  8: tile('yellow', 21, [], '02', '16 19 23 24 25 28 29 30 31', { otherSide: '9' }),
  9: tile('yellow', 21, [], '03', '19 20 23 24 26 27', { otherSide: '8' }),
  3: tile('yellow', 5, [town(10)], '0a 1a', '204 88 87'),
  58: tile('yellow', 13, [town(10)], '0a 2a', '204 88 87', { otherSide: '4' }),
  4: tile('yellow', 13, [town(10)], '0a 3a', '204 88 87', { otherSide: '58' }),
  5: tile('yellow', 10, [city(20)], '0a 1a', '619 14 15', { otherSide: '57', ...onK }),
  57: tile('yellow', 10, [city(20)], '0a 3a', '619 14 15', { otherSide: '5', ...onK }),
  L32: tile('yellow', 4, [city(30), city(0)], '2a', '8860 8859 8858 8863 8864 8865', {
    label: 'OO',
    upgradeTerrain: UPGRADE,
  }),
  L33: tile('yellow', 1, [city(30), city(30)], '1a 3a 4b 0b', '209', {
    label: 'B',
    upgradeTerrain: UPGRADE,
    rotations: [2],
  }),
  16: tile('green', 2, [], '02 13', '43 70', { otherSide: '19' }),
  19: tile('green', 2, [], '03 24', '45 46', { otherSide: '16' }),
  20: tile('green', 1, [], '03 14', '44 47'),
  23: tile('green', 6, [], '03 04', '41 43 47 45', { otherSide: '24' }),
  24: tile('green', 6, [], '03 02', '42 43 47 46', { otherSide: '23' }),
  25: tile('green', 2, [], '02 04', '40 45 46'),
  26: tile('green', 4, [], '03 05', '42 44 45', { otherSide: '27' }),
  27: tile('green', 4, [], '03 01', '41 44 46', { otherSide: '26' }),
  28: tile('green', 2, [], '04 05', '39 43 70 46', { otherSide: '29' }),
  29: tile('green', 2, [], '02 01', '39 43 70 45', { otherSide: '28' }),
  30: tile('green', 2, [], '04 01', '42 70', { otherSide: '31' }),
  31: tile('green', 2, [], '02 05', '41 70', { otherSide: '30' }),
  209: tile('green', 1, [city(40, 3)], '0a 1a 3a 4a 5a', 'L35', { label: 'B' }),
  204: tile('green', 3, [town(10)], '0a 2a 3a 4a', 'G17'),
  88: tile('green', 6, [town(10)], '0a 1a 3a 4a', 'G17', { otherSide: '87' }),
  87: tile('green', 6, [town(10)], '0a 1a 2a 3a', 'G17', { otherSide: '88' }),
  619: tile('green', 5, [city(30, 2)], '0a 2a 3a 4a', '611'),
  14: tile('green', 8, [city(30, 2)], '0a 1a 3a 4a', '611', { otherSide: '15' }),
  15: tile('green', 8, [city(30, 2)], '0a 1a 2a 3a', '611', { otherSide: '14' }),
  8860: tile('green', 1, [city(40), city(40)], '0a 2a 3b 5b', 'L17', { label: 'OO' }),
  8859: tile('green', 1, [city(40), city(40)], '1a 4a 0b 3b', 'L17', { label: 'OO' }),
  8858: tile('green', 1, [city(40), city(40)], '0a 2a 1b 3b', 'L17', { label: 'OO' }),
  8863: tile('green', 1, [city(40), city(40)], '1a 2a 0b 3b', 'L17', { label: 'OO' }),
  8864: tile('green', 1, [city(40), city(40)], '0a 2a 3b 4b', 'L17', { label: 'OO' }),
  8865: tile('green', 1, [city(40), city(40)], '0a 2a 4b 5b', 'L17', { label: 'OO' }),
  39: tile('brown', 2, [], '02 01 12', '', { otherSide: '40' }),
  40: tile('brown', 2, [], '02 24 04', '', { otherSide: '39' }),
  41: tile('brown', 2, [], '03 01 13', '', { otherSide: '42' }),
  42: tile('brown', 2, [], '03 35 05', '', { otherSide: '41' }),
  43: tile('brown', 2, [], '03 02 13 12', '', { otherSide: '70' }),
  70: tile('brown', 2, [], '01 02 13 23', '', { otherSide: '43' }),
  44: tile('brown', 2, [], '03 14 01 34', '', { otherSide: '47' }),
  47: tile('brown', 2, [], '03 14 13 04', '', { otherSide: '44' }),
  45: tile('brown', 2, [], '03 24 04 23', '', { otherSide: '46' }),
  46: tile('brown', 2, [], '03 24 34 02', '', { otherSide: '45' }),
  G17: tile('brown', 4, [town(20)], '0a 2a 3a 4a 5a', 'L38'),
  611: tile('brown', 8, [city(40, 2)], '0a 1a 2a 3a 4a', '455'),
  L17: tile('brown', 3, [city(60, 2)], '0a 1a 3a 4a 5a', 'X9', { label: 'OO' }),
  L35: tile('brown', 1, [city(60, 4)], '0a 1a 2a 3a 4a 5a', 'L37', { label: 'B' }),
  236: tile('green', 1, [city(40, 2)], '0a 1a 2a', 'L34', { label: 'K' }),
  237: tile('green', 2, [city(40, 2)], '0a 1a 3a', 'L34', { label: 'K', otherSide: '238' }),
  238: tile('green', 2, [city(40, 2)], '0a 5a 3a', 'L34', { label: 'K', otherSide: '237' }),
  L34: tile('brown', 2, [city(50, 2)], '0a 3a 4a 5a', 'L36', { label: 'K' }),
  L38: tile('gray', 1, [town(30)], '0a 1a 2a 3a 4a 5a', ''),
  455: tile('gray', 2, [city(50, 3)], '0a 1a 2a 3a 4a 5a', ''),
  X9: tile('gray', 1, [city(70, 3)], '0a 1a 2a 4a 5a', '', { label: 'OO' }),
  L36: tile('gray', 1, [city(60, 2)], '0a 3a 4a 5a', '', { label: 'K' }),
  L37: tile('gray', 1, [city(80, 4)], '0a 1a 2a 3a 4a 5a', '', { label: 'B' }),
});
export const tileIds: readonly string[] = Object.keys(tiles);
