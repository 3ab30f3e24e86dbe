// What was built and placed on 18xx.games is legal by our rules.
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { askedBuilds } from '../support/builds1862.ts';
import { recordFiles } from '../support/runs1862.ts';

describe.each(recordFiles.map((file) => ({ file, name: basename(file) })))('$name', ({ file }) => {
  test('every tile, station, token, terminal and merger', () => {
    const asked = askedBuilds(file);
    const c: Record<string, number> = {};
    for (const { what } of asked) c[what] = (c[what] ?? 0) + 1;
    console.log(JSON.stringify(c));
    expect(asked.filter(({ refusal }) => refusal !== null)).toEqual([]);
  });
});
