// One of the panels beside the board; the heavier ones load when opened.
import { lazy, Suspense, useMemo } from 'react';
import { treasury } from '../../../engine/index.ts';
import { gives } from '../../../match/assist.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Skeleton } from '../../design/Skeleton.tsx';
import { BankPanel } from '../../panels/BankPanel.tsx';
import { CompaniesPanel } from '../../panels/CompaniesPanel.tsx';
import { DepotPanel } from '../../panels/DepotPanel.tsx';
import { MarketPanel } from '../../panels/MarketPanel.tsx';
import { PlayersPanel } from '../../panels/PlayersPanel.tsx';
import { PrivatesPanel } from '../../panels/PrivatesPanel.tsx';
import type { PanelProps } from '../../panels/panelProps.ts';
import { BoardArea } from '../BoardArea.tsx';
import { Chat } from '../chat/Chat.tsx';
import { useHand } from '../decision/useHand.ts';
import { useWeighed } from '../decision/usePosition.ts';
import { useLitCompany } from '../layers/litCompany.ts';
import mainView from '../mainView/MainView.module.css';
import { useMainView } from '../mainView/useMainView.ts';
import { ownSeats } from '../seats/ownSeats.ts';
import { Log } from '../story/Log.tsx';
import { MoneyFloat } from '../story/MoneyFloat.tsx';
import { useStepped } from '../story/useStepped.ts';
import { useTable } from '../useTable.ts';
import { toldOf } from '../watch.ts';
import style from './PlayTable.module.css';
import type { PanelId } from './panelIds.ts';

const ChartsPanel = lazy(() => import('../../panels/ChartsPanel.tsx').then((m) => ({ default: m.ChartsPanel })));
const PhasesPanel = lazy(() => import('../../panels/PhasesPanel.tsx').then((m) => ({ default: m.PhasesPanel })));
const TilesPanel = lazy(() => import('../../panels/tiles/TilesPanel.tsx').then((m) => ({ default: m.TilesPanel })));
const ResultPage = lazy(() => import('../../panels/ResultPage.tsx').then((m) => ({ default: m.ResultPage })));

export function Panel({ id }: { readonly id: PanelId }) {
  const { game, face, timeline, moment, words, seats, lang, table, link, hidesEnd } = useTable();
  const told = useMemo(() => toldOf({ timeline, moment, hidesEnd }), [timeline, moment, hidesEnd]);
  const tried = useWeighed();
  const stepped = useStepped();
  const { shown: inMainView } = useMainView();
  const hand = useHand();
  const l = useLines(tableLines);
  // at a one-screen table every seat is one's own, so marking them would say nothing
  const you = link.kind === 'remote' ? table.yours : [];
  const { company, light } = useLitCompany();
  const onCompany = (id: string) => light(id === company ? null : id);
  const props: PanelProps = {
    ...{ game, face, timeline, moment, words, seats, lang, you, sums: gives(table.assist, 'sums') },
    ...(face.track && { onCompany }),
    beside: (id) => <MoneyFloat purse={treasury(id)} stepped={stepped} />,
  };
  if (id === 'log') return <Log />;
  if (id === 'chat') return <Chat />;
  return (
    // a panel that scrolls must be reachable by key
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={style.panel} tabIndex={0} aria-label={l.panels[id]}>
      <Suspense fallback={<Skeleton label={l.loading} />}>
        {id === 'players' && (
          <>
            <PlayersPanel {...props} />
            <PrivatesPanel {...props} unsold />
            {face.Panels && <face.Panels {...props} />}
            <BankPanel {...props} />
          </>
        )}
        {id === 'companies' && (
          <>
            <CompaniesPanel {...props} />
            <PrivatesPanel {...props} />
          </>
        )}
        {id === 'market' &&
          (inMainView === 'market' ? (
            <div className={mainView.small}>
              <BoardArea />
            </div>
          ) : (
            <MarketPanel {...props} tried={tried} stepped={stepped?.seq ?? null} />
          ))}
        {id === 'trains' && (
          <>
            <DepotPanel {...props} />
            <PhasesPanel {...props} />
          </>
        )}
        {id === 'tiles' && <TilesPanel {...props} />}
        {id === 'charts' && <ChartsPanel {...props} timeline={told} onMoment={(to) => hand.lookAt(to.seq)} />}
        {id === 'result' && (
          <ResultPage {...props} you={ownSeats(link, table, seats)} onMoment={(to) => hand.lookAt(to.seq)} />
        )}
      </Suspense>
    </section>
  );
}
