// The contents of the box: Naples and the places around it, in the years of the first railway of Italy.
import { marketFrom } from '../../../engine/market/market.ts';
import { city, town } from '../../../engine/track/notation.ts';
import { bare, hexesOf, print, tile, tilesOf } from '../../../engine/track/prints.ts';
import type { PlainBox } from '../../../kernel/book.ts';

/** The sea lies to the south-west of Naples. Edges 0 to 5 go clockwise from the bottom. */
const hexes = hexesOf({
  A2: bare([city(0)], { name: 'Capua' }),
  B1: bare([city(0)], { name: 'Caserta' }),
  B3: print('yellow', [city(30, 2)], '0a 3a', { name: 'Napoli', label: 'N' }),
  B5: bare([city(0)], { name: 'Castellammare' }),
  C2: bare([town(0)], { name: 'Nola' }),
  C4: bare([city(0)], { name: 'Nocera', terrain: { kind: 'mountain', cost: 40 } }),
});

const tiles = tilesOf({
  3: tile('yellow', 1, [town(10)], '0a 1a', ''),
  4: tile('yellow', 1, [town(10)], '0a 3a', ''),
  5: tile('yellow', 3, [city(20)], '0a 1a', '14 15'),
  6: tile('yellow', 3, [city(20)], '0a 2a', '14 15'),
  57: tile('yellow', 2, [city(20)], '0a 3a', '14 15'),
  58: tile('yellow', 1, [town(10)], '0a 2a', ''),
  14: tile('green', 2, [city(30, 2)], '0a 1a 3a 4a', ''),
  15: tile('green', 2, [city(30, 2)], '0a 1a 2a 3a', ''),
  N: tile('green', 1, [city(50, 2)], '0a 2a 3a 4a 5a', '', { label: 'N' }),
});

/** Five shares, two of them with the president's certificate; the token at home is free. */
const company = { certificates: [40, 20], tokens: [0, 40] } as const;

export const box = {
  map: { orientation: 'flat', hexes, tiles },
  prices: {
    market: marketFrom(['30 40 50 60p 70p 80p 90 100 110 120 140 160 180 200'], { p: 'par' }),
    moves: { paid: 'right', withheld: 'left', soldShare: 'left', soldOut: 'right' },
  },
  money: 1500,
  start: 600,
  companies: {
    bayard: { ...company, name: 'Bayard', letters: 'B', paper: '#1f5fa8', ink: '#ffffff', home: 'B5.0' },
    regia: { ...company, name: 'Regia', letters: 'R', paper: '#b3261e', ink: '#ffffff', home: 'B1.0' },
  },
  trains: [
    { type: '2', price: 80, count: 3, distance: 2, rustsOn: '4' },
    { type: '3', price: 140, count: 2, distance: 3 },
    { type: '4', price: 220, count: 2, distance: 4 },
  ],
  phases: {
    2: { tiles: ['yellow'], trainLimit: 2, operatingRounds: 1, columns: [] },
    3: { tiles: ['yellow', 'green'], trainLimit: 2, operatingRounds: 2, columns: [] },
    4: { tiles: ['yellow', 'green'], trainLimit: 1, operatingRounds: 2, columns: [] },
  },
  certificates: { 2: 5, 3: 4, 4: 3 },
  most: 60,
} satisfies PlainBox;
