import { expect, test } from 'vitest';
import { companies, companyIds } from '../../../titles/1862/rules/companies.ts';
import { startBox } from './startBox.ts';

test.each(['en', 'it'] as const)('1862-R002: all twenty companies lie in the box, drawn or not (%s)', async (lang) => {
  const box = (await startBox('1862', 8, lang))!;
  expect(box.companies.map(({ id }) => id)).toEqual(companyIds);
  expect(box.companies).toHaveLength(20);
  for (const { id, name, home, mark, shares } of box.companies) {
    expect(name).toBe(companies[id as keyof typeof companies].name);
    expect(home).not.toBe('');
    expect(mark).toBe(box.face.marks[id]);
    expect(shares).toBe('10');
  }
});

test('1856: each company is shown once, and only the CGR has no home', async () => {
  const { companies: shown } = (await startBox('1856', 6, 'en'))!;
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  expect(shown.filter(({ home }) => home === '').map(({ id }) => id)).toEqual(['CGR']);
});
