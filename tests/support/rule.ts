// A test of a numbered rule, or a worked example, of a checklist: the number is the first word of its name.
import { test } from 'vitest';
import { answersFor } from './answersFor.ts';
import { positionsIn } from './exampleTables.ts';

type Game = 'first-line' | 'chicago-express' | '1856' | '18mag' | '1862' | '1865';
type RuleId = `${Game}-R${number}`;
type ExampleId = `${Game}-X${number}`;

type Run = (fn: () => unknown, name: string) => Promise<void>;

function numbered<Id extends string>(run: Run) {
  const one = (id: Id, title: string, fn: () => unknown): void => {
    test(`${id} ${title}`, () => run(fn, `${id} ${title}`));
  };
  /** The same for a table of figures: one test per row, named after the row itself. */
  const each = <Row>(id: Id, title: string, rows: readonly Row[], fn: (row: Row) => unknown): void => {
    for (const row of rows) one(id, `${title}: ${JSON.stringify(row)}`, () => fn(row));
  };
  return Object.assign(one, { each });
}

export const rule = numbered<RuleId>(async (fn) => {
  await fn();
});
/** An example also gives a position to open. */
export const example = numbered<ExampleId>(async (fn, name) => answersFor(name, await positionsIn(fn)));
