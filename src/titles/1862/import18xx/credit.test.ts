import { expect, test } from 'vitest';
import { type Drawn, track1862 } from '../../../../tests/support/track1862.ts';
import { creditAsThere } from './credit.ts';

/** The port of Cromer 80, Cromer 20, Norwich 40, Acle 20, Beccles 30, Ipswich 60. */
const norfolk = track1862('ENR', 'F3:57/0 F5:790/2 G6:8851/2 G8:14/0 H7:5/1 F9:8851/0 F11:791/1', {
  tokens: ['F5.0'],
});
/** From Colchester 40 to London 100, by Witham 20 or by another way. */
const essex = track1862('EUR', 'E12:790/1 D13:57/1 D11:6/5 C12:8852/1 B13:6/4', { tokens: ['B15.1'] });

type Track = ReturnType<typeof track1862>;
const credited = ({ draw }: Track, ...drawn: readonly Drawn[]) => {
  const { problem, runs } = draw(...drawn);
  return creditAsThere(problem, runs);
};

test('a stop pays the first run of the list', () => {
  expect(credited(norfolk, ['2E', 'F3-F5'], ['3E', 'F3-F5-G6-G8'])).toEqual([60, 30]);
  expect(credited(norfolk, ['3E', 'F3-F5-G6-G8'], ['2E', 'F3-F5'])).toEqual([90, 0]);
});

test('a train that counts two of three leaves out what all can do without', () => {
  expect(credited(norfolk, ['2E', 'F1-F3'], ['2/3E', 'F3-F5-G6-G8'])).toEqual([100, 70]);
  expect(credited(norfolk, ['2/3E', 'F3-F5-G6-G8'], ['2E', 'F1-F3'])).toEqual([70, 100]);
});

test('of several such choices it takes the one with the first stops of its run', () => {
  expect(credited(norfolk, ['2/3E', 'F3-F5-G6-G8'], ['3E', 'F5-G6-G8'])).toEqual([60, 30]);
  expect(credited(norfolk, ['2/3E', 'G8-G6-F5-F3'], ['3E', 'F3-F5-G6-G8'])).toEqual([70, 20]);
  expect(credited(norfolk, ['2/3E', 'G8-G6-F5-F3'], ['2/3E', 'F3-F5-G6-G8'])).toEqual([70, 20]);
});

test('small stations are no part of the choice of a local', () => {
  expect(credited(norfolk, ['2/3L', 'F3-F5-G6-G8'], ['2E', 'F5-G6-G8'])).toEqual([80, 30]);
});

test('the distance of a chain of freights is with the first that is not permanent, each end with the train that ends there', () => {
  const [first, second] = ['F1-F3-F5', 'F5-G6-G8-F9-F11'];
  expect(credited(norfolk, ['6F', second], ['6F', first])).toEqual([60 + 120, 80]);
  expect(credited(norfolk, ['6F', second], ['2F', first])).toEqual([60, 80 + 120]);
});

test('while a train chooses, two stops of one location are two', () => {
  const london: readonly Drawn[] = [
    ['2/3E', 'E12-D13-C14'],
    ['5F', 'E12-D11-C12-B13-B15'],
  ];
  // Colchester and Witham would bring as much and come first
  expect(credited(essex, ...london)).toEqual([20 + 100, 40 + 60]);
});

test('of illegal runs there is nothing to tell', () => {
  expect(credited(norfolk, ['2E', 'F3-F5-G6'])).toBeNull();
});
