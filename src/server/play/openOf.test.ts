import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { survey } from '../../../tests/support/survey.ts';
import { Choices, ChoicesBody } from '../../api/choices.ts';
import { choices, type Game, isAmong, narrow, seeded, setup } from '../../engine/index.ts';
import { refusalOf } from '../../match/menu.ts';
import { openOf } from './openOf.ts';

test('ways over track are sent, and read back as what was picked', () => {
  const game = survey as unknown as Game;
  const ready = setup(game, { players: 2 }, seeded('survey'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const { state } = ready;
  const choice = narrow(game, state, choices(game, state, 1)[0]!, 'A4.0');
  const { type, chosen } = choice;
  const sent = { seq: 1, choices: [{ type, chosen: { ...chosen }, open: openOf(choice.open) }] };
  expect(Value.Check(Choices, sent)).toBe(true);

  const paths = sent.choices[0]!.open?.kind === 'path' ? sent.choices[0]!.open.paths : [];
  const body: unknown = JSON.parse(JSON.stringify({ seat: 1, type, values: ['A4.0', paths[0]!.track] }));
  expect(Value.Check(ChoicesBody, body)).toBe(true);
  const picked = (body as ChoicesBody).values![1] as string[];
  expect(refusalOf({ game, state, seat: 1 }, choice, picked)).toBeNull();
  expect(isAmong(choice.open!, picked)).toBe(true);
  expect(narrow(game, state, choice, picked).chosen).toEqual({ type, place: 'A4.0', path: picked });
});

test.each([
  ['too many pieces', Array.from({ length: 301 }, () => 'A0:0')],
  ['too long a piece', ['x'.repeat(21)]],
])('%s of a way are not read', (_, track) =>
  expect(Value.Check(ChoicesBody, { seat: 1, type: 'found', values: [track] })).toBe(false),
);
