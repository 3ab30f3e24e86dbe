// The table: its data, and the choice between its two layouts.
import { lazy, memo, Suspense, useEffect, useMemo } from 'react';
import { lastSeq } from '../../../match/timeline.ts';
import { rememberTitle } from '../../app/lastTitle.ts';
import { useOverlay } from '../../app/overlay.ts';
import { useRootMark } from '../../app/useRootMark.ts';
import { exampleIn } from '../../rules/examples/exampleHref.ts';
import { useUnread } from '../chat/Chat.tsx';
import { useIdlePass } from '../decision/useIdlePass.ts';
import { derived } from '../derived.ts';
import type { TableStore } from '../Play.ts';
import { usePreferences } from '../preferences.ts';
import { Printed } from '../print/Printed.tsx';
import { useAttention } from '../seats/useAttention.ts';
import { Announcer } from '../story/Announcer.tsx';
import { useBeat } from '../story/playback.ts';
import { useFollowing } from '../story/useFollowing.ts';
import { TryingProvider, useTried } from '../trial/Trying.ts';
import { TableProvider, useTable } from '../useTable.ts';
import { useWatch } from '../watch.ts';
import { Narrow } from './Narrow.tsx';
import { narrowTable } from './narrowTable.ts';
import style from './PlayTable.module.css';
import { type PanelId, panelIds } from './panelIds.ts';
import { useMedia } from './useMedia.ts';
import { PaintedProvider, usePainted } from './usePainted.ts';
import { useTableKeys } from './useTableKeys.ts';
import { Wide } from './Wide.tsx';

const loadPalette = () => import('../palette/Palette.tsx').then((m) => ({ default: m.Palette }));
const Palette = lazy(loadPalette);
/** Milliseconds after which the palette is preloaded, so that it opens at once. */
const SETTLED = 4000;

/** Memoised: redrawn only for another table. */
export const PlayTable = memo(function PlayTable({ store }: { readonly store: TableStore }) {
  const { trying, store: played } = useTried(store);
  const isPainted = usePainted();
  // the public view comes first: finding out the reader's choices takes longer
  const shown = useMemo(
    () => (isPainted ? played : derived([played], (play) => ({ ...play, desk: null }))),
    [isPainted, played],
  );
  useEffect(() => {
    const timer = setTimeout(() => loadPalette().catch(() => null), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <TableProvider value={store}>
        <Attention />
      </TableProvider>
      <TryingProvider value={trying}>
        <TableProvider value={shown}>
          <PaintedProvider value={isPainted}>
            <Laid />
          </PaintedProvider>
          <Announcer />
          <Printed />
        </TableProvider>
      </TryingProvider>
    </>
  );
});

/** Notices about the game itself, even while something is tried out on a copy. */
function Attention() {
  const { table, game } = useTable();
  useAttention();
  useWatch();
  const title = exampleIn(table.id) ? null : game.id;
  useEffect(() => {
    if (title !== null) rememberTitle(title);
  }, [title]);
  return null;
}

function Laid() {
  const { table, game, face, link, sight, timeline, panel: chosen } = useTable();
  const narrow = useMedia(narrowTable);
  useRootMark('data-at-table', true);
  const big = usePreferences((p) => p.big);
  const over = table.status === 'over';
  // on a phone the sheet is one of the panels
  const choose = (panel: PanelId | null) => sight.setState(narrow ? { panel, sheet: false } : { panel });
  useTableKeys();
  useBeat();
  useFollowing();
  useIdlePass();
  const unread = useUnread(chosen === 'chat');
  const shows: Readonly<Partial<Record<PanelId, boolean>>> = {
    chat: link.people !== undefined,
    result: over,
    market: face.market !== undefined,
    trains: face.depot !== undefined,
    tiles: (face.track?.tiles.length ?? 0) > 0,
  };
  const ids = panelIds.filter((id) => shows[id] ?? true);
  const Layout = narrow ? Narrow : Wide;
  const isFinding = useOverlay((overlay) => overlay.shown === 'palette');
  return (
    <div
      className={style.table}
      data-big={big || undefined}
      data-narrow={narrow || undefined}
      data-trying={link.trial !== undefined || undefined}
      data-seq={lastSeq(timeline)}
    >
      <h1 className="hidden">{game.name}</h1>
      <Layout ids={ids} over={over} unread={unread} chosen={chosen} choose={choose} />
      <Suspense>{isFinding && <Palette panels={ids} />}</Suspense>
    </div>
  );
}
