import { describe, expect, test } from 'vitest';
import { allOffers, answeredIn, hasFinishedTurn, nextVisit, type OfferFacts, offersNow } from './whenToOffer.ts';

const right: OfferFacts = {
  visits: 2,
  finishedTurn: true,
  deciding: false,
  answered: [],
  possible: ['notify', 'install'],
};

describe('notifications and the app are offered', () => {
  test('to whoever came back and has finished a turn with others', () => {
    expect(offersNow(right)).toEqual(['notify', 'install']);
    expect(offersNow({ ...right, possible: ['install'] })).toEqual(['install']);
  });

  test('each until it was answered itself', () => {
    expect(offersNow({ ...right, answered: ['notify'] })).toEqual(['install']);
    expect(answeredIn(null)).toEqual([]);
    expect(answeredIn('install')).toEqual(['install']);
    expect(answeredIn('notify install')).toEqual(allOffers);
    // stored by versions that had one answer for both
    expect(answeredIn('answered')).toEqual(allOffers);
  });

  test.each<[string, Partial<OfferFacts>]>([
    ['on the first visit', { visits: 1 }],
    ['before a turn was finished', { finishedTurn: false }],
    ['in the middle of a decision', { deciding: true }],
    ['again, once answered', { answered: allOffers }],
    ['where the browser can do neither', { possible: [] }],
  ])('never %s', (_, facts) => {
    expect(offersNow({ ...right, ...facts })).toEqual([]);
  });
});

test('a visit is what lies between two rests of half an hour', () => {
  const minute = 60_000;
  const first = nextVisit(null, 1e12);
  expect(first.visits).toBe(1);
  const reload = nextVisit(first.kept, 1e12 + 20 * minute);
  expect(reload.visits).toBe(1);
  const later = nextVisit(reload.kept, 1e12 + 51 * minute);
  expect(later.visits).toBe(2);
  expect(nextVisit('nonsense', 1e12).visits).toBe(1);
});

describe('a turn is finished', () => {
  const seats = [
    { seat: 1, kind: 'person' },
    { seat: 2, kind: 'person' },
  ];
  const mine = { status: 'playing', seq: 4, waiting: [1], yours: [1], seats };
  const theirs = { ...mine, seq: 5, waiting: [2] };

  test('when the move has passed to somebody else, or the game is over', () => {
    expect(hasFinishedTurn(mine, theirs)).toBe(true);
    expect(hasFinishedTurn(mine, { ...theirs, status: 'over', waiting: [] })).toBe(true);
  });

  test('not while it goes on, nor by another’s move, nor among bots alone', () => {
    expect(hasFinishedTurn(mine, { ...mine, seq: 5 })).toBe(false);
    expect(hasFinishedTurn(theirs, { ...theirs, seq: 6 })).toBe(false);
    expect(hasFinishedTurn(mine, { ...mine, waiting: [2] })).toBe(false);
    const bots = [seats[0]!, { seat: 2, kind: 'bot' }];
    expect(hasFinishedTurn({ ...mine, seats: bots }, { ...theirs, seats: bots })).toBe(false);
  });
});
