// The company the reader has in mind: pointed at, weighed among the choices, chosen, or on sale now.
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Choice, Core } from '../../../engine/index.ts';
import type { GameFace } from '../../kit/face.ts';
import { mayBeCompany } from '../decision/companyIn.ts';
import { useWeighing } from '../mainView/weighing.ts';
import { useTable } from '../useTable.ts';

/** The company of the `data-company` element under the pointer or in focus. */
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

/** The company named by a choice, unless it is the one having its turn. */
function companyNamed(face: GameFace, state: Core, choice: Choice | null): string | null {
  const operating = face.track?.operating(state) ?? null;
  const named = Object.entries(choice?.chosen ?? {}).find(
    ([field, value]) => field !== 'type' && mayBeCompany(face, field) && face.marks[String(value)] !== undefined,
  );
  const id = named && String(named[1]);
  return id === undefined || id === operating ? null : id;
}

/** The lot of the auction, if it is a company. */
export function lotIn(face: GameFace, { flow }: Core): string | null {
  const lots = flow.toReversed().flatMap((frame) => [frame, ...Object.values(frame)].flatMap(lotOf));
  return lots.find((lot) => face.marks[lot] !== undefined) ?? null;
}

const lotOf = (part: unknown): string[] => {
  const lot = typeof part === 'object' && part !== null && 'lot' in part ? part.lot : undefined;
  return typeof lot === 'string' ? [lot] : [];
};
