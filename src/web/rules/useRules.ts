// The rules of a game for a component: null while they are on their way, or if they could not be fetched.
import { useEffect, useState } from 'react';
import { useLang } from '../app/lang.ts';
import { loadRules } from './loadRules.ts';
import type { RuleSection } from './readRules.ts';

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
