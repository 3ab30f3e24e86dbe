// The printed tiles of 1862 at rotation 0: how many pieces there are, and what replaces them (R109-R112).
import type { StationId, TileFacts } from '../../../engine/track/facts.ts';
import { city, town } from '../../../engine/track/notation.ts';
import { tile, tilesOf } from '../../../engine/track/prints.ts';

/**
 * R111-R114: on green and brown tiles without a city small stations are added to the track. The yellow ones have one
 * printed, which becomes an added one when the tile is replaced.
 */
export const SMALL_STATION: StationId = 'small';

export const tiles: Readonly<Record<string, TileFacts>> = tilesOf({
  5: tile('yellow', 10, [city(20)], '0a 1a', '14 15 619'),
  6: tile('yellow', 10, [city(20)], '0a 2a', '14 15 619'),
  14: tile('green', 11, [city(30, 2)], '0a 1a 3a 4a', '611'),
  15: tile('green', 10, [city(30, 2)], '0a 1a 2a 3a', '611'),
  16: tile('green', 2, [], '02 13', '779'),
  17: tile('green', 5, [], '13 04', '778'),
  18: tile('green', 5, [], '03 12', '780'),
  19: tile('green', 4, [], '03 24', '778'),
  20: tile('green', 6, [], '03 14', '798'),
  21: tile('green', 2, [], '02 34', '779'),
  22: tile('green', 2, [], '04 23', '779'),
  '53y': tile('green', 6, [city(50, 2)], '0a 2a 4a', '61y', { label: 'Y' }),
  57: tile('yellow', 12, [city(20)], '0a 3a', '14 15 619'),
  '61y': tile('brown', 3, [city(60, 2)], '0a 2a 3a 4a', '', { label: 'Y' }),
  201: tile('yellow', 2, [city(30)], '0a 1a', '792 793', { label: 'Y' }),
  202: tile('yellow', 4, [city(30)], '0a 2a', '53y 792 793', { label: 'Y' }),
  611: tile('brown', 8, [city(40, 2)], '0a 1a 2a 3a 4a', ''),
  619: tile('green', 10, [city(30, 2)], '0a 2a 3a 4a', '611'),
  621: tile('yellow', 2, [city(30)], '0a 3a', '792 793', { label: 'Y' }),
  778: tile('brown', 4, [], '04 13 25', ''),
  779: tile('brown', 3, [], '04 15 23', ''),
  780: tile('brown', 3, [], '03 12 45', ''),
  790: tile('yellow', 4, [city(40, 2)], '0a 3a 1a 4a', '791', { label: 'N' }),
  791: tile('green', 4, [city(60, 3)], '0a 1a 2a 3a 4a', '794 795', { label: 'N' }),
  792: tile('green', 2, [city(50, 2)], '0a 5a 3a', '61y 796 891y', { label: 'Y' }),
  793: tile('green', 3, [city(50, 2)], '0a 1a 3a', '61y 796 891y 797', { label: 'Y' }),
  794: tile('brown', 3, [city(80, 4)], '0a 3a 1a 4a 2a 5a', '', { label: 'N' }),
  795: tile('brown', 1, [city(80, 4)], '0a 1a 2a 4a 5a', '', { label: 'I' }),
  796: tile('brown', 3, [city(60, 2)], '0a 3a 1a 4a', '', { label: 'Y' }),
  797: tile('brown', 1, [city(60, 2)], '0a 3a 4a', '', { label: 'H' }),
  798: tile('brown', 3, [], '03 14 25', ''),
  '891y': tile('brown', 3, [city(60, 2)], '0a 1a 2a 3a', '', { label: 'Y' }),
  8850: tile('yellow', 6, [town(20)], '0a 5a', '18 21 22'),
  8851: tile('yellow', 8, [town(20)], '0a 4a', '16 17 19 21 22'),
  8852: tile('yellow', 12, [town(20)], '0a 3a', '18 19 20'),
});
export const tileIds: readonly string[] = Object.keys(tiles);
