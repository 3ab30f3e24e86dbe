// Steered random play of 1856 (`likely.ts`): two long games in which the CGR forms. `npm run soak` plays two hundred.
import { expect, test } from 'vitest';
import { likelyGame1856, occasions } from '../support/likelyGame1856.ts';

test.each([0, 18])('table %i: to the end with a clean audit, the CGR among those who get there', (n) => {
  const { fault, occurred } = likelyGame1856(n);
  expect({ fault, formed: occurred.get('cgr') }).toEqual({ fault: null, formed: 1 });
  expect(occasions.filter((what) => what.startsWith('end.') && occurred.has(what))).toHaveLength(1);
});
