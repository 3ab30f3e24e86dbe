import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../tests/support/goldenAt.ts';
import { type Game, waiting } from '../engine/index.ts';
import { game1856 } from '../titles/1856/rules/index.ts';
import { game1865 } from '../titles/1865/rules/index.ts';
import { idlePass } from './idlePass.ts';

function passed(which: unknown, name: string, at: number): readonly string[] | null {
  const game = which as Game;
  const state = goldenAt(game, name, at);
  return idlePass({ game, state, seat: waiting(game, state)[0]! });
}

describe('1865: nothing but a side action is left', () => {
  const at = (moves: number, name = '3p-full') => passed(game1865, name, moves);

  test('a maritime company that brings nothing yet can be handed over later (R016)', () => {
    expect(at(21)).toEqual(['placeToken']);
    expect(at(143)).toEqual(['placeToken']);
  });

  test('one that brings traffic before the revenue is asked for', () => {
    expect(at(32)).toBeNull();
    expect(at(130)).toBeNull();
  });

  test('a loan is repaid in a later step of the turn as well (R159)', () => {
    expect(at(375)).toEqual(['placeToken']);
    expect(at(439, '4p-full')).toEqual(['placeToken']);
  });

  test('the last step of a turn is always asked for', () => {
    expect(at(155)).toBeNull();
    expect(at(203)).toBeNull();
  });
});

describe('1856: a loan can be taken at any time', () => {
  const at = (moves: number, name = '3p-greedy') => passed(game1856, name, moves);

  test('with no tile to lay it can wait', () => {
    expect(at(49)).toEqual(['layTile', 'layKitchenerTile', 'layCanadaTile']);
  });

  test('where it would pay for a token it is asked for', () => {
    expect(at(250)).toBeNull();
    expect(at(133)).toBeNull();
  });

  test('where it would pay for a train, or comes too late afterwards, it is asked for', () => {
    expect(at(28)).toBeNull();
    expect(at(171)).toBeNull();
  });

  test('a step with something to decide is no such step', () => {
    expect(at(47)).toBeNull();
    expect(at(57)).toBeNull();
  });
});
