// Banished words: second words for the same thing, and phrases that no native prints.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as en from '../../src/words/en/terms.ts';
import * as it from '../../src/words/it/terms.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));

/** The words of all titles and of each. */
const wordsIn = (lang: 'en' | 'it'): string[] =>
  ['src/words', ...readdirSync(join(root, 'src/titles')).map((title) => `src/titles/${title}/words`)]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesIn(folder, '.ts').filter((file) => new RegExp(`/${lang}(/|\\.ts)`).test(file)));

/** Text of a file without imports, comments and keys, which are in English. */
const textOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replace(/^import .*$|^export const .*$|^\s*(?:\/\/|\/?\*).*$|^\s*[\w'.]+:/gm, '')
    .replace(/\$\{[^{}]*\}/g, '');

function found(files: readonly string[], banished: Readonly<Record<string, RegExp>>): string[] {
  return files.flatMap((file) => {
    const lines = textOf(file).split('\n');
    return Object.entries(banished).flatMap(([instead, word]) =>
      lines.filter((line) => word.test(line)).map((line) => `${file}: ${line.trim()} (${instead})`),
    );
  });
}

/** In whole texts without their addresses: a phrase may go over the end of a line. */
function foundIn(files: readonly string[], banished: Readonly<Record<string, RegExp>>): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
      .replace(/"\/[^"]*"/g, '')
      .replace(/\s+/g, ' ');
    return Object.entries(banished).flatMap(([instead, word]) => (word.test(text) ? [`${file} (${instead})`] : []));
  });
}

/** By the preferred word. */
const things = {
  sede: /stazion[ei][- ]base|stazione di casa|città base|\bcon base\b|\b(?:la|una|sua|nella|dalla) base\b/i,
  partire: /\blanciat[ae]\b|\brilanciata come|\bavviat[ae]\b/i,
  paese: /\bcittadin[ae]\b/i,
  cronaca: /\bdiario\b/i,
  'compagnie marittime': /società marittim/i,
  contanti: /\bcontante\b/i,
  pool: /deposito della banca|\b(?:dal|nel|al) deposito\b(?! vincolato)/i,
  ci: /\bvi\b|[aei]rvi\b/i,
  'piazzare una stazione': /\b(?:mett(?:e|i|ere|ono)|posa) (?:una|la) stazion/i,
} as const;

const ofPages = {
  ...things,
  profilo: /\baccount\b/i,
  link: /questo collegamento/i,
  'senza profilo': /\bospit[ei]\b/i,
  'ciò che': /\bquel che\b/i,
  tipo: /\bsorte di\b/i,
  'è stato': /\bfu\b|\bfurono\b/i,
  sembra: /\bpare\b/i,
  pulsante: /\bbotton[ei]\b/i,
  Sorteggi: /'Seme'/,
  'Non ora': /Lascia stare/,
  'con questo orientamento': /Così girata/,
  'accordi del tavolo': /convenuto/,
} as const;

const english = {
  'in this orientation': /So turned/,
  'on one screen': /\bround one screen/i,
  'simulated games': /of thought/,
  'would you like': /\bshall\b/i,
  'works out': /\breckon/i,
  Draws: /'Seed'/,
  plus: /\bbesides,/,
  'still tied': /of equal ones/,
  'stop and ask me': /Wake me/,
  'finished games': /Games that are over/,
} as const;

test('the finder sees a banished word, and none in its lawful neighbours', () => {
  expect('la sua stazione-base').toMatch(things.sede);
  expect('base d’asta: 3').not.toMatch(things.sede);
  expect('va nel deposito').toMatch(things.pool);
  expect('nel deposito vincolato').not.toMatch(things.pool);
});

test('one Italian word for one thing, and none of the antique ones', () => {
  expect(found(wordsIn('it'), ofPages)).toEqual([]);
});

test('the Italian rules use the words of the pages', () => {
  expect(found(filesIn('docs/rules', '.it.md'), things)).toEqual([]);
});

test('English says it as the English do', () => {
  expect(found(wordsIn('en'), english)).toEqual([]);
});

/** Running prose, and names of rulings, may write out a noun that sentences take from its value. */
const PROSE = /\/(guide|page|glossary|privacy|cover|terms)\.ts$/;

test.each([
  ['it', [it.pool, it.offer, it.director]],
  ['en', [en.pool]],
] as const)('a noun that is a value is written nowhere else (%s)', (lang, nouns) => {
  const files = wordsIn(lang).filter((file) => !PROSE.test(file) && !file.includes('chicago'));
  const bare = nouns.map(({ bare }) => [bare, new RegExp(`(?<![\\p{L}'.])${bare}(?![\\p{L}'.:])`, 'iu')]);
  expect(found(files, Object.fromEntries(bare))).toEqual([]);
});

test('so do the first page, what is installed, and the read-me', () => {
  expect(foundIn(['src/web/index.html', 'src/web/public/manifest.webmanifest', 'README.md'], english)).toEqual([]);
  expect(foundIn(['src/web/public/manifest-it.webmanifest'], ofPages)).toEqual([]);
});
