// The contents of a game's box, on its title page: companies, market, trains and phases, tiles.
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { phaseLines } from '../../../words/web/phases.ts';
import { useLang, useLines } from '../../app/lang.ts';
import style from './GameBox.module.css';
import { RosterTable } from './RosterTable.tsx';

const DepotPanel = lazy(() => import('../../panels/DepotPanel.tsx').then((m) => ({ default: m.DepotPanel })));
const MarketPanel = lazy(() => import('../../panels/MarketPanel.tsx').then((m) => ({ default: m.MarketPanel })));
const PhasesPanel = lazy(() => import('../../panels/PhasesPanel.tsx').then((m) => ({ default: m.PhasesPanel })));
const TilesPanel = lazy(() => import('../../panels/tiles/TilesPanel.tsx').then((m) => ({ default: m.TilesPanel })));

const set = () => import('./startBox.ts');

/** The parts of a box, as the contents of the page name them. */
export const boxParts = ['companies', 'market', 'trains', 'tiles'] as const;
export type BoxPart = (typeof boxParts)[number];

interface Props {
  readonly game: string;
  readonly players: number;
}

export function GameBox({ game, players }: Props) {
  const l = useLines(phaseLines);
  const lang = useLang();
  const box = useQuery({
    queryKey: ['startBox', game, players, lang],
    queryFn: async () => (await set()).startBox(game, players, lang),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  }).data;
  if (!box) return null;
  const { face, state, words, companies } = box;
  const props = { face, moment: { state }, words, lang };
  return (
    <Suspense>
      <Part id="companies" title={l.companies}>
        <RosterTable companies={companies} />
      </Part>
      {face.market && (
        <Part id="market" title={l.market}>
          <MarketPanel {...props} />
        </Part>
      )}
      {face.depot && (
        <Part id="trains" title={l.head}>
          <DepotPanel {...props} unbegun />
          <PhasesPanel {...props} unbegun />
        </Part>
      )}
      {face.track && (
        <Part id="tiles" title={l.tiles.head}>
          <TilesPanel {...props} />
        </Part>
      )}
    </Suspense>
  );
}

interface PartProps {
  readonly id: BoxPart;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section className={style.part} aria-labelledby={`box-${id}`}>
    <h2 id={`box-${id}`}>{title}</h2>
    {children}
  </section>
);
