// The large picture of the table: the map, or in stock rounds the market; each can take the other's place.
import { Grid3x3, Map as MapIcon, PanelRight, Table2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { marketLines } from '../../../words/web/market.ts';
import { sheetLines } from '../../../words/web/sheet.ts';
import { useLines } from '../../app/lang.ts';
import { MarketPanel } from '../../panels/MarketPanel.tsx';
import { Holdings } from '../../sheet/Holdings.tsx';
import { BoardArea } from '../BoardArea.tsx';
import { useWeighed } from '../decision/usePosition.ts';
import { still } from '../derived.ts';
import { narrowTable, roomyTable } from '../layout/narrowTable.ts';
import { useMedia } from '../layout/useMedia.ts';
import type { TableStore } from '../Play.ts';
import { useStepped } from '../story/useStepped.ts';
import { SeenProvider, useTable, useTableStore } from '../useTable.ts';
import style from './MainView.module.css';
import { useMainViewChoice } from './mainViewChoice.ts';
import { useThirdChoice } from './thirdChoice.ts';
import { useMainView } from './useMainView.ts';

const SheetPane = lazy(() => import('../../sheet/Sheet.tsx').then((m) => ({ default: m.SheetPane })));

/** Constant: the same at every moment. */
const icons = {
  market: <Grid3x3 aria-hidden />,
  map: <MapIcon aria-hidden />,
  sheet: <Table2 aria-hidden />,
  third: <PanelRight aria-hidden />,
};

export function MainView() {
  const { shown, round, mayChange, asksForPlace } = useMainView();
  const show = useMainViewChoice((choice) => choice.show);
  const l = useLines(marketLines);
  const { head, open: openSheet, openColumn, holdings } = useLines(sheetLines);
  const { sight, sheet } = useTable();
  const narrow = useMedia(narrowTable);
  const roomy = useMedia(roomyTable);
  const { third, choose } = useThirdChoice();
  const hasSheet = sheet && !narrow;
  // when a place is asked for, the map is needed
  useEffect(() => {
    if (asksForPlace) sight.setState({ sheet: false });
  }, [asksForPlace, sight]);
  const [other, label, icon] =
    shown === 'map' ? (['market', l.toMarket, icons.market] as const) : (['map', l.toMap, icons.map] as const);
  return (
    <div className={style.mainView} data-stage={shown}>
      <Wing isShown={shown === 'map'} inert={hasSheet}>
        <BoardArea />
      </Wing>
      <Wing isShown={shown === 'market'} inert={hasSheet}>
        <MarketView />
      </Wing>
      {hasSheet && (
        // it follows a dragging hand when that rests
        <SeenProvider value={null}>
          <Suspense>
            <SheetPane />
          </Suspense>
        </SeenProvider>
      )}
      <div className={style.tools} inert={hasSheet}>
        {roomy && third[round] === 'none' && (
          <button
            type="button"
            data-act="third"
            title={openColumn}
            aria-label={openColumn}
            onClick={() => choose(round, 'holdings')}
          >
            {icons.third}
            {holdings}
          </button>
        )}
        {!narrow && (
          <button
            type="button"
            data-act="sheet"
            title={openSheet}
            aria-label={openSheet}
            onClick={() => sight.setState({ sheet: true })}
          >
            {icons.sheet}
            {head}
          </button>
        )}
        {mayChange && (
          <button type="button" data-act="stage" title={label} aria-label={label} onClick={() => show(round, other)}>
            {icon}
            {l[other === 'map' ? 'map' : 'head']}
          </button>
        )}
      </div>
    </div>
  );
}

function MarketView() {
  const { face, moment, words, lang } = useTable();
  const tried = useWeighed();
  const stepped = useStepped();
  const narrow = useMedia(narrowTable);
  return (
    <div className={style.market}>
      <MarketPanel
        face={face}
        moment={moment}
        words={words}
        lang={lang}
        tried={tried}
        stepped={stepped?.seq ?? null}
        fills
      />
      {!narrow && (
        <SeenProvider value={null}>
          <Holdings />
        </SeenProvider>
      )}
    </div>
  );
}

interface WingProps {
  readonly isShown: boolean;
  /** True while something lies over it. */
  readonly inert: boolean;
  readonly children: ReactNode;
}

/**
 * One of the two pictures. In a game's past it stays behind the other one as last seen: rebuilding a board after every
 * stock round would hold up the dragging hand.
 */
function Wing({ isShown, inert, children }: WingProps) {
  const store = useTableStore();
  const { isNow } = useTable();
  const seen = useRef<TableStore | null>(null);
  if (isShown) seen.current = still(store.getState());
  else if (isNow) seen.current = null;
  if (!seen.current) return null;
  return (
    <SeenProvider value={isShown ? store : seen.current}>
      <div className={style.wing} data-away={!isShown || undefined} inert={inert}>
        {children}
      </div>
    </SeenProvider>
  );
}
