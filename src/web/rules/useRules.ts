// The rules of a game for a component: null while they load, or if that failed.
import { useEffect, useState } from 'react';
import type { Lang } from '../../words/phrases.ts';
import { useLang } from '../app/lang.ts';
import { loadShows } from './examples/shows.ts';
import { type RuleSection, readRules } from './readRules.ts';

export interface RulesState {
  readonly sections: readonly RuleSection[] | null;
  readonly failed: boolean;
}

const waiting: RulesState = { sections: null, failed: false };

export function useRules(game: string): RulesState {
  const lang = useLang();
  const [state, setState] = useState(waiting);
  useEffect(() => {
    let gone = false;
    setState(waiting);
    const tell = (next: RulesState) => !gone && setState(next);
    (loadRules(game, lang) ?? Promise.resolve([])).then(
      (sections) => tell({ sections, failed: false }),
      () => tell({ sections: null, failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [game, lang]);
  return state;
}

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const read = new Map<string, Promise<readonly RuleSection[]>>();

/** Null for a game without rules. */
function loadRules(game: string, lang: Lang): Promise<readonly RuleSection[]> | null {
  const path = `../../../docs/rules/${game}${lang === 'it' ? '.it' : ''}.md`;
  const load = files[path];
  if (!load) return null;
  let rules = read.get(path);
  if (!rules) {
    rules = Promise.all([load(), loadShows(game)]).then(([text, shows]) => readRules(text, shows));
    // a failed load is tried again
    rules.catch(() => read.delete(path));
    read.set(path, rules);
  }
  return rules;
}
