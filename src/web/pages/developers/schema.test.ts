import { expect, test } from 'vitest';
import { answerOf, groupsOf } from './openApi.ts';
import { fieldsOf, typeText } from './schema.ts';

test('types read as in TypeScript', () => {
  expect(typeText({ type: 'string' })).toBe('string');
  expect(typeText({ enum: ['read', 'play'] })).toBe('"read" | "play"');
  expect(typeText({ anyOf: [{ type: 'number' }, { type: 'null' }] })).toBe('number | null');
  expect(typeText({ type: 'array', items: { enum: ['a', 'b'] } })).toBe('("a" | "b")[]');
  expect(typeText({ type: 'array', items: { type: 'object' } })).toBe('object[]');
  expect(typeText({})).toBe('any');
});

test('fields are found in lists and in one of several shapes, so deep and no deeper', () => {
  const seat = { type: 'object', required: ['seat'], properties: { seat: { type: 'integer' } } };
  const table = { type: 'object', properties: { seats: { type: 'array', items: seat } } };
  const inner = { name: 'seat', type: 'integer', optional: false, fields: [] };
  const outer = { name: 'seats', type: 'object[]', optional: true, fields: [inner] };
  expect(fieldsOf(table)).toEqual([outer]);
  expect(fieldsOf({ anyOf: [table, table, { type: 'null' }] })).toEqual([outer]);
  expect(fieldsOf(table, 1)).toEqual([{ ...outer, fields: [] }]);
});

test('requests are grouped by the first word of their path; an empty answer is none', () => {
  const nothing = { responses: { 204: { content: { 'application/json': { schema: { type: 'null' } } } } } };
  const groups = groupsOf({ paths: { '/api/me': { get: nothing }, '/api/me/export': { get: nothing } } });
  expect(
    [...groups].map(([name, requests]) => [name, requests.map(({ method, path }) => `${method} ${path}`)]),
  ).toEqual([['me', ['GET /api/me', 'GET /api/me/export']]]);
  expect(answerOf(nothing)).toBeNull();
});
