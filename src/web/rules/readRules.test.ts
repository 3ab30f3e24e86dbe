// The checklists as the page reads them: every rule in both languages, with the same figures.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decidedIn, readRules, ruleIn, searched } from './readRules.ts';

const games = ['1856', '1862', '1865', '18mag', 'chicago-express'] as const;
const read = (game: string, lang: 'en' | 'it'): string =>
  readFileSync(new URL(`../../../docs/rules/${game}${lang === 'it' ? '.it' : ''}.md`, import.meta.url), 'utf8');

const all = (text: string) => readRules(text).flatMap(({ parts }) => parts.flatMap(({ rules }) => rules));
/** The figures of a text: numbers, ids of options. Translations may differ in words, but not in figures. */
const figures = (text: string): string[] =>
  [...text.matchAll(/`[^`]+`|\d+(?:[.,]\d+)?/g)].map(([figure]) => figure.replace(',', '.')).sort();

describe.each(games)('%s', (game) => {
  const [en, it] = [read(game, 'en'), read(game, 'it')];

  test('no rule is lost on the way to the page', () => {
    const numbered = [...en.matchAll(/^- \*\*[\w-]+-([RX]\d+)\*\*/gm)].map((match) => match[1]);
    expect(all(en).map(({ id }) => id)).toEqual(numbered);
    expect(numbered.length).toBeGreaterThan(100);
  });

  test('the Italian rules are the English ones: sections, numbers, marks, tables and figures', () => {
    const shape = (text: string) =>
      readRules(text).map(({ number, parts }) => ({
        number,
        parts: parts.map(({ title, remarks, rules, tables }) => ({
          titled: title !== '',
          remarks: remarks.map(figures),
          tables: tables.map(({ head, rows }) => [head.length, ...rows.map((row) => row.flatMap(figures))]),
          rules: rules.map((rule) => ({
            id: rule.id,
            marks: rule.marks,
            figures: figures(rule.text),
            tables: rule.tables.map(({ head, rows }) => [head.length, ...rows.map((row) => row.flatMap(figures))]),
          })),
        })),
      }));
    expect(shape(it)).toEqual(shape(en));
  });

  test('the Italian is Italian', () => {
    const words = ({ text }: { readonly text: string }) => text.replaceAll(/`[^`]+`/g, '');
    const english = all(it).filter((rule) => /\b(the|of|which|with|must|company|player)\b/.test(words(rule)));
    expect(english.map(({ id }) => id)).toEqual([]);
  });
});

describe('reading', () => {
  const text = [
    '# A book',
    'For writers.',
    '## 1 Set-up',
    'A remark.',
    '- **toy-R001** [S] Two players. [C] Or three.',
    '| Train | Price |',
    '| --- | --- |',
    '| 2 | 100 |',
    '### Money',
    '- **toy-R002** [AMBIGUOUS] See toy-R001.',
    '## 2 Empty',
  ].join('\n');

  test('marks are taken out of the text, and a table belongs to the rule above it', () => {
    expect(ruleIn(readRules(text), 'R001')).toEqual({
      id: 'R001',
      marks: ['book', 'completed'],
      text: 'Two players. Or three.',
      tables: [{ head: ['Train', 'Price'], rows: [['2', '100']] }],
    });
  });

  test('what stands before the first section is left out, an empty part too', () => {
    const [setUp, empty] = readRules(text);
    expect(setUp!.parts.map(({ title, remarks }) => [title, remarks])).toEqual([
      ['', ['A remark.']],
      ['Money', []],
    ]);
    expect(empty!.parts).toEqual([]);
  });

  test('the decided points alone, without what stands around them', () => {
    expect(decidedIn(readRules(text))).toMatchObject([
      { number: 1, parts: [{ title: 'Money', remarks: [], tables: [] }] },
    ]);
  });

  test('all words are looked for, in tables and numbers too, without accents and capitals', () => {
    const ids = (wanted: string) =>
      searched(readRules(text), wanted).flatMap(({ parts }) => parts.flatMap(({ rules }) => rules.map(({ id }) => id)));
    expect(ids('PLAYERS three')).toEqual(['R001']);
    expect(ids('100')).toEqual(['R001']);
    expect(ids('r002')).toEqual(['R002']);
    expect(ids('twò')).toEqual(['R001']);
    expect(ids('four')).toEqual([]);
  });
});
