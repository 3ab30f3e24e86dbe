import { expect, test } from 'vitest';
import { testNames } from './testNames.ts';

test('names of tests are read, numbers in comments and other texts are not', () => {
  const source = `
    // rule('toy-R001', 'only a comment', () => {});
    /* example('toy-X01', 'another') */
    rule('toy-R002', 'a rule', () => { expect('toy-R003').toBe("rule('toy-R004')"); });
    example.each('toy-X02', 'figures', [{ a: 1 }], () => {});
    test("toy-R005 by its whole name", () => {});
    it(\`toy-R006 too\`, () => {});
    notes.rule('toy-R007', 'somebody else’s method');
    overrule('toy-R008');
  `;
  expect(testNames(source)).toEqual(['toy-R002', 'toy-X02', 'toy-R005 by its whole name', 'toy-R006 too']);
});
