// Quiet words on the state of things: the connection, another tab, a late or refused move.
import { lazy, Suspense, useEffect } from 'react';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { exampleIn } from '../../rules/examples/exampleHref.ts';
import { RefusalText } from '../decision/RefusalText.tsx';
import type { Notice } from '../link.ts';
import { TrialBanner } from '../trial/TrialBanner.tsx';
import { useSlow } from '../useSlow.ts';
import { useTable } from '../useTable.ts';
import style from './Banners.module.css';

const ExampleBanner = lazy(() =>
  import('../../rules/examples/ExampleBanner.tsx').then((m) => ({ default: m.ExampleBanner })),
);

/** Milliseconds after which a notice disappears by itself. */
const WHILE = 12_000;

export function Banners() {
  const { connection, notice, twice, link, table } = useTable();
  const l = useLines(tableLines);
  const away = useSlow(connection === 'connecting' || connection === 'lost' || connection === 'restarting', 1200);
  useEffect(() => {
    if (notice?.kind !== 'stale') return;
    const timer = setTimeout(() => link.dismiss(), WHILE);
    return () => clearTimeout(timer);
  }, [notice, link]);
  const example = link.kind === 'local' ? exampleIn(table.id) : null;
  return (
    <>
      {example && (
        <Suspense>
          <ExampleBanner id={example.id} />
        </Suspense>
      )}
      <div className={style.banners} role="status" aria-live="polite">
        <TrialBanner />
        {away && connection !== 'here' && connection !== 'live' && (
          <div className={style.banner} data-kind="away" data-connection={connection}>
            {l.connection[connection]}
          </div>
        )}
        {twice && (
          <div className={style.banner} data-kind="twice">
            {l.connection.twice}
          </div>
        )}
        {notice && (
          <div className={style.banner} data-kind={notice.kind}>
            <span>
              <NoticeText notice={notice} />
            </span>
            <Button kind="quiet" size="small" onClick={() => link.dismiss()}>
              {notice.kind === 'botFailed' ? l.notices.again : l.notices.close}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function NoticeText({ notice }: { readonly notice: Notice }) {
  const l = useLines(tableLines).notices;
  switch (notice.kind) {
    case 'refused':
      return (
        <>
          {l.refused}: <RefusalText refusal={notice.refusal} />
        </>
      );
    case 'failed':
      return l.failed(notice.text);
    default:
      return l[notice.kind];
  }
}
