import { describe, expect, test } from 'vitest';
import { rulingsOf } from '../../../engine/core/options.ts';
import { choose } from '../../../engine/index.ts';
import {
  emptyDraft,
  hasBots,
  localOf,
  rulingsIn,
  setOf,
  tableOf,
  withAsked,
  withPlayers,
  withSeat,
  withSet,
} from './draft.ts';

const draft = emptyDraft('toy', 3);

test('seats that are added are for people, seats that go are forgotten', () => {
  const four = withSeat(withPlayers(draft, 4), 3, 'master');
  expect(four.seats).toEqual(['person', 'person', 'person', 'master']);
  expect(withPlayers(four, 2).seats).toEqual(['person', 'person']);
});

test('the first seat stays a person’s', () => {
  expect(withSeat(draft, 0, 'expert').seats[0]).toBe('person');
  expect(hasBots(withSeat(draft, 0, 'expert'))).toBe(false);
});

test('the server is asked only for what leaves its default', () => {
  const asked = withAsked(draft, 'length', 'short', 'full');
  expect(tableOf(asked).asked).toEqual({ length: 'short' });
  expect(tableOf(withAsked(asked, 'length', 'full', 'full'))).not.toHaveProperty('asked');
});

test('the pace in the words of the API', () => {
  expect(tableOf(draft).pace).toEqual({ kind: 'live' });
  expect(tableOf({ ...draft, pace: 'clock' }).pace).toEqual({ kind: 'live', minutes: 30, increment: 10 });
  expect(tableOf({ ...draft, pace: 'days' }).pace).toEqual({ kind: 'days', days: 3 });
});

test('bots are told by level; round one screen everybody has a name', () => {
  const planned = { ...withSeat(draft, 2, 'expert'), names: ['Ada', ' '] };
  expect(tableOf(planned).bots).toEqual(['expert']);
  expect(localOf(planned, (seat, plan) => `${plan} ${seat}`).seats).toEqual([
    { name: 'Ada', kind: 'person' },
    { name: 'person 2', kind: 'person' },
    { name: 'expert 3', kind: 'bot', level: 'expert:raider' },
  ]);
});

describe('the set of rulings', () => {
  const ruling = rulingsOf('toy');
  const rulings = [
    ruling('purse', 'R1', 'ten', 'twelve', { practice: 'eleven' }),
    ruling('lamp', 'R2', 'off', 'on', { practice: 'off' }),
  ];
  const practice = withSet(withAsked(draft, 'length', 'short', 'full'), rulings, 'practice');

  test('is asked for by its name, and sets every ruling', () => {
    expect(setOf(draft)).toBe('letter');
    expect(rulingsIn(draft, rulings)).toEqual({ purse: 'ten', lamp: 'off' });
    expect(tableOf(practice).asked).toEqual({ length: 'short', rulings: 'practice' });
    expect(rulingsIn(practice, rulings)).toEqual({ purse: 'eleven', lamp: 'off' });
  });

  test('a ruling that leaves it is named beside it, and forgotten with the next set', () => {
    const changed = withAsked(practice, 'purse', 'ten', 'eleven');
    expect(localOf(changed, () => '').asked).toEqual({ length: 'short', rulings: 'practice', purse: 'ten' });
    expect(rulingsIn(changed, rulings)).toEqual({ purse: 'ten', lamp: 'off' });
    expect(withAsked(changed, 'purse', 'eleven', 'eleven').asked).toEqual(practice.asked);
    expect(withSet(changed, rulings, 'practice').asked).toEqual(practice.asked);
    expect(withSet(changed, rulings, 'letter').asked).toEqual({ length: 'short' });
  });

  test('is what the table is set up by', () => {
    const game = { rulesVersion: 1, options: [], rulings };
    const { asked } = withAsked(withSet(draft, rulings, '18xx.games'), 'lamp', 'off', 'on');
    expect(choose(game, 3, asked)).toEqual({ options: {}, rulings: { purse: 'twelve', lamp: 'off' } });
  });
});
