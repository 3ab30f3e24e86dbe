import { expect, test } from 'vitest';
import { must } from '../engine/core/condition.ts';
import { step } from '../engine/core/step.ts';
import { editable } from './editing.ts';

interface S {
  readonly lamps: number;
}
type Light = { readonly type: 'light'; readonly lamp: string };

const light = editable(
  step<S, Light, never>()({
    id: 'light',
    actor: () => 1,
    fields: { lamp: { kind: 'int', range: () => ({ min: 0, max: 0, step: 1 }) } },
    conditions: [must('lamp.none', [], (s) => s.lamps > 0), must('lamp.broken', ['lamp'], (_, a) => a.lamp !== 'red')],
    apply() {},
  }),
);

const codes = ({ conditions }: { readonly conditions: readonly { readonly code: string }[] }): string[] =>
  conditions.map(({ code }) => code);

test('conditions are asked at a place, one or in a list', () => {
  const dark = must('lamp.dark', [], (_: S) => true);
  expect(codes(light.ask({ before: 'lamp.broken' }, dark))).toEqual(['lamp.none', 'lamp.dark', 'lamp.broken']);
  expect(codes(light.ask('last', dark))).toEqual(['lamp.none', 'lamp.broken', 'lamp.dark']);
  expect(light.hold(dark).passing).toEqual([dark]);
});

test('conditions are dropped and picked by their codes', () => {
  expect(codes(light.drop('lamp.none'))).toEqual(['lamp.broken']);
  expect(light.pick('lamp.broken').map(({ code }) => code)).toEqual(['lamp.broken']);
});

test('what comes beside an effect comes after it', () => {
  const done: string[] = [];
  const twice = light.with({ apply: () => done.push('lit') }).also(() => done.push('told'));
  twice.apply({ lamps: 1 }, { type: 'light', lamp: 'green' }, undefined, 1);
  expect(done).toEqual(['lit', 'told']);
});
