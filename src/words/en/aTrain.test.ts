import { expect, test } from 'vitest';
import { aTrain } from './aTrain.ts';

test('the article goes by how the name of a train is spoken', () => {
  expect(['A-train', 'B-train', 'E-train', 'F-train', '8-train', '4-train', '3H', 'Express'].map(aTrain)).toEqual([
    'an A-train',
    'a B-train',
    'an E-train',
    'an F-train',
    'an 8-train',
    'a 4-train',
    'a 3H',
    'an Express',
  ]);
});
