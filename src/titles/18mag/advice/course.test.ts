import { describe, expect, test } from 'vitest';
import { table18mag } from '../../../../tests/support/table18mag.ts';
import { trainsOf } from '../../../engine/index.ts';
import { courseOf } from './course.ts';
import { colsOf, economyOf } from './economy.ts';
import { roundsToCome } from './horizon.ts';
import { othersGain } from './others.ts';
import { outlookOf } from './outlook.ts';
import { returnOf } from './returns.ts';

const names = ['Ada', 'Ben', 'Cleo'];
const position = (trains: readonly string[] = ['2']) =>
  table18mag(names).tile('I2', '57', 2).minor('13', { owner: 'Ada', trains });

describe('the course of a minor', () => {
  const { state } = position().operating({ company: '13' });
  const course = courseOf(state, 1, '13');
  const trains = trainsOf(state, '13');

  test('is worth more with more rounds and more money, and nothing without rounds', () => {
    expect(course.worth(0, trains, 500)).toBe(0);
    expect(course.worth(3, trains, 0)).toBeGreaterThan(course.worth(2, trains, 0));
    expect(course.worth(4, trains, 200)).toBeGreaterThanOrEqual(course.worth(4, trains, 0));
  });

  test('finds a Forint of the treasury worthless before the last run', () => {
    expect(course.forint(1, trains, 100)).toBe(0);
  });

  test('buys a train where there is none', () => {
    expect(course.worth(4, [], 100)).toBeGreaterThan(0);
    expect(course.worth(4, [], 10)).toBe(0);
  });

  test('never is worth less for what it may scrap', () => {
    expect(course.worth(4, trains, 300)).toBeGreaterThanOrEqual(course.keeping(4, trains, 300));
  });
});

describe('what comes back of a payment', () => {
  test('is more for who holds more, and less than nothing for who holds nothing', () => {
    const { state } = position().major('SIK', { price: 100, owners: { Ada: [20, 10, 10], Ben: [10] } });
    expect(returnOf(state, 1, 'SIK')).toBeGreaterThan(returnOf(state, 2, 'SIK'));
    expect(returnOf(state, 3, 'SIK')).toBeLessThan(0);
  });

  test('is the dividend alone once the price is at the end of its track', () => {
    const at = (price: number) => returnOf(position().major('SIK', { price, owners: { Ada: [20] } }).state, 1, 'SIK');
    expect(at(400)).toBeLessThan(at(100));
  });
});

describe('the outlook', () => {
  const t = position();
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const) t.minor(id, { owner: 'Ben' });
  const { state } = t;
  const economy = economyOf(state);
  const rounds = roundsToCome(state);
  const { shares, forint, waiting } = outlookOf(economy, colsOf(state), rounds);
  const share = (major: 'SKEV' | 'SNW') => shares[economy.majors.indexOf(major)]!;

  test('has what rises before what stands still', () => {
    expect(share('SKEV')).toBeGreaterThan(share('SNW'));
  });

  test('finds money worth more now than at the next stock round, and a Forint a Forint in the end', () => {
    expect(forint).toBeGreaterThan(waiting);
    expect(outlookOf(economy, colsOf(state), ['last', 'last', 'last']).forint).toBe(1);
  });
});

describe('the others', () => {
  test('gain nothing by a board that is the same', () => {
    const { state } = position();
    expect(othersGain(state, 1, '1', state.board)).toBe(0);
  });

  test("count for a sister's track, and against a rival's", () => {
    const { state } = position();
    const bare = table18mag(names).minor('13', { owner: 'Ada', trains: ['2'] }).state;
    const without = { ...bare, trains: state.trains };
    expect(othersGain(without, 1, '1', state.board)).toBeGreaterThan(0);
    expect(othersGain(without, 2, '1', state.board)).toBeLessThan(0);
  });
});
