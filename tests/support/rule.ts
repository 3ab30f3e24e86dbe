// A test that answers for a numbered rule, or a worked example, of a checklist: the number is the first word of its name.
import { test } from 'vitest';

type Game = 'first-line' | 'chicago-express' | '1856' | '18mag' | '1862' | '1865';
type RuleId = `${Game}-R${number}`;
type ExampleId = `${Game}-X${number}`;

function numbered<Id extends string>() {
  const one = (id: Id, title: string, fn: () => unknown): void => {
    test(`${id} ${title}`, async () => {
      await fn();
    });
  };
  /** The same for a table of figures: one test a row, told apart by the row itself. */
  const each = <Row>(id: Id, title: string, rows: readonly Row[], fn: (row: Row) => unknown): void => {
    for (const row of rows)
      test(`${id} ${title}: ${JSON.stringify(row)}`, async () => {
        await fn(row);
      });
  };
  return Object.assign(one, { each });
}

export const rule = numbered<RuleId>();
export const example = numbered<ExampleId>();
