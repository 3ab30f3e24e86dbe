// The examples on the public pages of the engine are true: each is run on small games of our own, and every function has one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as shuttle from '../../tests/support/shuttle.ts';
import { toy } from '../../tests/support/toy.ts';
import * as engine from './index.ts';

interface Example {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The examples of a page: each stands in the comment above the export it is about. */
const examplesOf = (page: string): Example[] =>
  [
    ...readFileSync(new URL(page, import.meta.url), 'utf8').matchAll(
      /@example\n((?: \* .*\n)+) \*\/\nexport \{ (\w+) \}/g,
    ),
  ].map(([, text, name]) => ({ name: name!, lines: text!.replace(/^ \* /gm, '').trimEnd().split('\n') }));

/** A line `it; // → value` gives the result, a line `it; // throws E` the error. */
const asserted = (line: string): string =>
  line
    .replace(/^(.*?);? \/\/ → (.*)$/, 'expect($1).toEqual($2);')
    .replace(/^(.*?);? \/\/ throws (\w+)$/, 'expect(() => $1).toThrow($2);');

const examples = ['index.ts', 'rooms.ts'].flatMap((page) => examplesOf(`./${page}`));

function run({ lines }: Example): void {
  const ready = engine.setup(toy, { players: 2 }, engine.seeded('stall'));
  const known = { ...engine, ...shuttle, game: toy, state: ready.ok ? ready.state : null, expect };
  new Function(...Object.keys(known), lines.map(asserted).join('\n'))(...Object.values(known));
}

test.each(examples)('$name does what its example says', (example) => {
  expect(example.lines.some((line) => asserted(line) !== line)).toBe(true);
  run(example);
});

test('an example that is not true is noticed', () => {
  expect(() => run({ name: 'waiting', lines: ['waiting(game, state); // → [2]'] })).toThrow();
});

test('every function of the page has an example', () => {
  const named = new Set(examples.map(({ name }) => name));
  const functions = Object.entries(engine).filter(([, value]) => typeof value === 'function');
  expect(functions.map(([name]) => name).filter((name) => !named.has(name))).toEqual([]);
});
