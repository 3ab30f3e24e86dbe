import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { foldersNamed } from '../../scripts/lib/records.mjs';

test('records lie in the folders that are named, and an empty name is not the current folder', () => {
  expect(foldersNamed(['/a', '/b'].join(delimiter))).toEqual(['/a', '/b']);
  expect(foldersNamed(`/a${delimiter}`)).toEqual(['/a']);
  expect(foldersNamed('')).toEqual([]);
});

test('where nothing is said they lie beside the checkout', () => {
  expect(foldersNamed(undefined)).toEqual([
    expect.stringMatching(/shared.conformance$/),
    expect.stringMatching(/shared.pending$/),
  ]);
});
