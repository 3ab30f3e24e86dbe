// The company one is thinking of: pointed at, weighed among the choices, chosen, or on sale right now.
import { useEffect } from 'react';
import { create } from 'zustand';
import { useWeighing } from '../stage/weighing.ts';
import { useTable } from '../useTable.ts';
import { companyNamed, lotIn } from './companyNamed.ts';

/** Under the pointer or in focus, wherever something says with `data-company` which company it is about. */
const usePointed = create<{ readonly company: string | null }>(() => ({ company: null }));

export function useCompanyInMind(): string | null {
  const { face, path, moment } = useTable();
  const pointed = usePointed((store) => store.company);
  const weighed = useWeighing((store) => (store.path === path ? store.choice : null));
  useEffect(() => {
    const point = ({ target }: Event) => {
      const at = target instanceof Element ? target.closest<HTMLElement>('[data-company]') : null;
      const company = at?.dataset.company ?? null;
      if (company !== usePointed.getState().company) usePointed.setState({ company });
    };
    for (const type of LISTENED) document.addEventListener(type, point);
    return () => {
      for (const type of LISTENED) document.removeEventListener(type, point);
      usePointed.setState({ company: null });
    };
  }, []);
  const { state } = moment;
  const known = pointed !== null && face.marks[pointed] ? pointed : null;
  return known ?? companyNamed(face, state, weighed ?? path.at(-1) ?? null) ?? lotIn(face, state);
}

const LISTENED = ['pointerover', 'focusin'] as const;
