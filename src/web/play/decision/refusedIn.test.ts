import { expect, test } from 'vitest';
import type { Refusal } from '../../../engine/index.ts';
import type { Words } from '../../../words/words.ts';
import type { ChoiceCard } from './cards.ts';
import { gathered, isAsked, refusedIn } from './refusedIn.ts';

const words = { refusal: ({ code }: Refusal) => code } as Words;

const card = (value: string, code: string | null): ChoiceCard => ({
  value,
  label: value.slice(0, 4),
  effects: [],
  next: null,
  refusal: code === null ? null : { code, rule: null, args: {} },
  range: null,
  aside: false,
});

const read = (all: ReturnType<typeof refusedIn>) =>
  gathered(all, words).map((same) => [same[0]!.kind, ...same.map(({ label }) => label), same[0]!.refusal.code]);

test('what is refused for one reason stands together, under the action it belongs to', () => {
  const trains = refusedIn(
    [card('pool', 'dear'), card('bank', null), card('FA', 'dear'), card('CPR', 'sold')],
    'Trains',
  );
  const shares = refusedIn([card('pool', 'dear')], 'Shares');
  expect(read([...trains, ...shares, ...refusedIn([card('pass', 'must')])])).toEqual([
    ['Trains', 'pool', 'FA', 'dear'],
    ['Trains', 'CPR', 'sold'],
    ['Shares', 'pool', 'dear'],
    ['', 'pass', 'must'],
  ]);
});

test('two of one name are named once', () => {
  expect(read(refusedIn([card('bank1', 'dear'), card('bank2', 'dear')], 'Trains'))).toEqual([
    ['Trains', 'bank', 'dear'],
  ]);
});

test('what nobody would ask about is not listed, unless it bars a whole kind of action', () => {
  const one = (code: string) => refusedIn([card('GT', code)])[0]!;
  expect(['sell.notHeld', 'train.notForSale', 'start.started'].map((code) => isAsked(one(code), false))).toEqual([
    false,
    false,
    false,
  ]);
  expect(['sell.notHeld', 'start.started'].map((code) => isAsked(one(code), true))).toEqual([false, true]);
  expect(isAsked(one('share.tooDear'), false)).toBe(true);
});
