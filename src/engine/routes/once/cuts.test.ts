// A search is split also where nobody has two offers to choose from.
import { expect, test } from 'vitest';
import { countSteps } from '../steps.ts';
import { addBit, noBits } from './bits.ts';
import { chooseByCuts } from './cuts.ts';
import type { Items } from './items.ts';
import type { Offer } from './offers.ts';
import type { Party } from './riders.ts';
import { sharpen, UNIT } from './shares.ts';

const RIDERS = 12;

test('a rider without an offer, and many with one', () => {
  const items: Items = { worth: Array.from({ length: RIDERS }, () => 10), ofPlace: [], ofHex: new Map() };
  const offerOf = (item: number): Offer => {
    const cover = noBits(RIDERS);
    addBit(cover, item);
    return { cover, items: [item], fixed: 0, meets: [], ends: [], runs: [] };
  };
  const party: Party = [
    { kind: 'none', offers: [] },
    ...items.worth.map((_, item) => ({ kind: `${item}`, offers: [offerOf(item)] })),
  ];
  const steps = countSteps();
  const search = { items, meeting: { home: null, asked: false, apart: true }, grain: 10, steps };
  const shares = sharpen(
    party,
    items,
    Int32Array.from(items.worth, (worth) => worth * UNIT),
    0,
    steps,
  );
  expect(chooseByCuts(search, party, shares, 120)?.value).toBe(120);
});
