// The rules of a game in the reader's language, fetched when they are asked for.
import type { Lang } from '../../words/phrases.ts';
import { loadShows } from './examples/shows.ts';
import { type RuleSection, readRules } from './readRules.ts';

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const read = new Map<string, Promise<readonly RuleSection[]>>();

/** Null for a game that has none. */
export function loadRules(game: string, lang: Lang): Promise<readonly RuleSection[]> | null {
  const path = `../../../docs/rules/${game}${lang === 'it' ? '.it' : ''}.md`;
  const load = files[path];
  if (!load) return null;
  let rules = read.get(path);
  if (!rules) {
    rules = Promise.all([load(), loadShows(game)]).then(([text, shows]) => readRules(text, shows));
    // what could not be fetched is tried again
    rules.catch(() => read.delete(path));
    read.set(path, rules);
  }
  return rules;
}
