import { expect, test } from 'vitest';
import { type ToyState, toy } from '../../../tests/support/toy.ts';
import { seeded } from './chance.ts';
import { askedAgain, choose, rulingsOf } from './options.ts';
import { setup } from './setup.ts';

const state = (players: number, asked: Record<string, string> = {}, rulesVersion = 2): ToyState => {
  const ready = setup(toy, { players, asked, rulesVersion }, seeded('x'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return ready.state;
};
const problem = (players: number, asked: Record<string, string>) => setup(toy, { players, asked }, seeded('x'));

test('options and rulings take their defaults', () =>
  expect(state(2)).toMatchObject({ options: { length: 'short' }, rulings: { purse: 'ten' }, cash: { 1: 10 } }));

test('what is asked for is played', () =>
  expect(state(2, { length: 'long', purse: 'twelve' })).toMatchObject({
    options: { length: 'long' },
    cash: { 1: 12 },
  }));

test('one switch sets every ruling; a single one may still differ', () => {
  expect(state(2, { rulings: 'letter' }).rulings).toEqual({ purse: 'ten' });
  expect(state(2, { rulings: 'practice' }).rulings).toEqual({ purse: 'eleven' });
  expect(state(2, { rulings: '18xx.games' }).rulings).toEqual({ purse: 'twelve' });
  expect(state(2, { rulings: '18xx.games', purse: 'ten' }).rulings).toEqual({ purse: 'ten' });
});

test('what an older game does not say is as it was then', () => {
  expect(state(2, {}, 1).rulings).toEqual({ purse: 'eleven' });
  expect(state(2, { purse: 'ten' }, 1).rulings).toEqual({ purse: 'ten' });
  expect(state(2, { rulings: 'letter' }, 1).rulings).toEqual({ purse: 'ten' });
});

test('what cannot be set up is said with its figures', () => {
  expect(problem(4, {})).toEqual({ ok: false, problem: { problem: 'players', players: 4, min: 2, max: 3 } });
  expect(problem(2, { colour: 'red' })).toMatchObject({ problem: { problem: 'unknownOption', id: 'colour' } });
  expect(problem(2, { length: 'endless' })).toMatchObject({
    problem: { problem: 'optionValue', values: ['short', 'long'] },
  });
  expect(problem(3, { length: 'long' })).toMatchObject({ problem: { problem: 'optionPlayers', players: [2] } });
  expect(problem(2, { rulings: 'mine' })).toMatchObject({ problem: { problem: 'optionValue', id: 'rulings' } });
});

test('an option may need a value of another one, whichever is named first', () => {
  const colour = { id: 'colour', values: ['grey', 'red', 'blue'], default: 'grey' };
  const shade = { id: 'shade', values: ['no', 'yes'], default: 'no', needs: { option: 'colour', values: ['red'] } };
  const painted = (asked: Record<string, string>) =>
    choose({ rulesVersion: 1, options: [shade, colour], rulings: [] }, 2, asked);
  const refused = { problem: 'optionNeeds', id: 'shade', option: 'colour', values: ['red'] };
  expect(painted({ shade: 'yes' })).toEqual(refused);
  expect(painted({ colour: 'blue', shade: 'yes' })).toEqual(refused);
  expect(painted({ colour: 'blue', shade: 'no' })).toMatchObject({ options: { colour: 'blue', shade: 'no' } });
  expect(painted({ colour: 'red', shade: 'yes' })).toMatchObject({ options: { colour: 'red', shade: 'yes' } });
  expect(painted({ shade: 'yes', colour: 'red' })).toMatchObject({ options: { colour: 'red', shade: 'yes' } });
});

test('a game goes on by the version of the rules it began with', () => {
  expect(state(2, {}, 1).stock.pear).toBe(3);
  expect(state(2).stock.pear).toBe(4);
});

test('a table that is to be like a recorded one asks for nothing that only a record can have', () => {
  const ruling = rulingsOf('toy');
  const rulings = [
    ruling('purse', 'R1', 'ten', 'ten', { recorded: ['stands'] }),
    ruling('stall', 'R2', 'open', 'shut'),
  ];
  const game = { rulesVersion: 1, options: [], rulings };
  const asked = askedAgain(game, { options: { length: 'long' }, rulings: { purse: 'stands', stall: 'shut' } });
  expect(asked).toEqual({ length: 'long', stall: 'shut' });
});
