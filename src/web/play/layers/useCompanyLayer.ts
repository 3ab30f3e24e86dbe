// The lit company's layer at the shown moment; Escape or another table puts the light out.
import { useEffect, useMemo } from 'react';
import type { Core } from '../../../engine/index.ts';
import { gives } from '../../../match/assist.ts';
import type { CompanyLayer } from '../../kit/face.ts';
import { useTable } from '../useTable.ts';
import { useLitCompany } from './litCompany.ts';

export function useCompanyLayer(position: Core): CompanyLayer | null {
  const { face, table } = useTable();
  const { company, light } = useLitCompany();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other companies
  useEffect(() => () => light(null), [table.id, light]);
  useEffect(() => {
    if (company === null) return;
    const putOut = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      light(null);
    };
    document.addEventListener('keydown', putOut, { capture: true });
    return () => document.removeEventListener('keydown', putOut, { capture: true });
  }, [company, light]);
  return useMemo(() => {
    const { track } = face;
    if (!track || company === null || !track.companies(position).includes(company)) return null;
    const layer = track.layer(position, company);
    return gives(table.assist, 'routes') ? layer : withoutReach(layer);
  }, [face, position, company, table.assist]);
}

/** The printed part alone, homes and destination, for a table that finds its own routes. */
export const withoutReach = ({ picture }: CompanyLayer): CompanyLayer => ({
  picture: { ...picture, hexes: [], stops: [], closed: [] },
  stops: 0,
  closed: [],
});
