// The seat to decide and the reason, and the decision itself if it is the reader's.

import { lazy, Suspense } from 'react';
import { treasury } from '../../../engine/index.ts';
import { atRest } from '../../../match/atRest.ts';
import type { Moment } from '../../../match/timeline.ts';
import { titleOf } from '../../../titles/registry.ts';
import { storyLines } from '../../../words/web/story.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { CompanySign } from '../../panels/CompanySign.tsx';
import { isGuided } from '../guide/seenOf.ts';
import { useGuides } from '../guide/useGuides.ts';
import { Beside } from '../orders/Beside.tsx';
import { seqAt } from '../story/History.tsx';
import { MoneyFloat } from '../story/MoneyFloat.tsx';
import { usePace } from '../story/pace.ts';
import { useStepped } from '../story/useStepped.ts';
import { useTable } from '../useTable.ts';
import { CompanyFigures } from './CompanyFigures.tsx';
import style from './Decision.module.css';
import { Outcome } from './Outcome.tsx';
import { PlaceAnswer } from './PlaceAnswer.tsx';
import { Steps } from './Steps.tsx';
import { useHand } from './useHand.ts';
import { Whose } from './Whose.tsx';

export function Decision() {
  const l = useLines(tableLines).decision;
  return (
    <section className={style.decision} aria-label={l.label} id="decision" tabIndex={-1}>
      <Content />
    </section>
  );
}

function Content() {
  const { isNow, table, desk } = useTable();
  const stepped = useStepped();
  if (!isNow) return <Past />;
  if (table.status !== 'playing') return <Outcome />;
  return (
    <>
      <Whose />
      <GuideOffer />
      {desk ? <Choosing stepped={stepped} /> : <Thinking />}
      <Beside />
    </>
  );
}

function Past() {
  const hand = useHand();
  const l = useLines(tableLines);
  const next = useLines(storyLines).pace.next;
  const { timeline, moment } = useTable();
  const stepping = usePace(({ pace }) => pace === 'steps');
  return (
    <p className={style.past}>
      {l.decision.past}
      {stepping && (
        <Button size="small" kind="primary" data-act="next" onClick={() => hand.lookAt(seqAt({ timeline, moment }, 1))}>
          {next}
        </Button>
      )}
      <Button size="small" data-act="now" onClick={() => hand.lookAt(null)}>
        {l.history.now}
      </Button>
    </p>
  );
}

function Choosing({ stepped }: { readonly stepped: Moment | null }) {
  const { place, path, outbox, moment, face, words, lang } = useTable();
  const operating = face.track?.operating(moment.state);
  const l = useLines(tableLines).decision;
  if (outbox.state !== 'idle')
    return <p className={style.quiet}>{outbox.state === 'sending' ? l.sending : l.unanswered}</p>;
  return (
    // a new position is a new decision: half-typed input is dropped
    <div key={moment.seq} className={style.body}>
      {operating && (
        <p className={style.operating}>
          {face.marks[operating] && (
            <CompanySign mark={face.marks[operating]} label={words.value('company', operating)} />
          )}
          <CompanyFigures id={operating} />
          <MoneyFloat purse={treasury(operating)} stepped={stepped} />
        </p>
      )}
      {place !== null && <PlaceAnswer place={place} />}
      {face.Outlook && (
        <face.Outlook state={moment.state} action={path.at(-1)?.chosen ?? null} words={words} lang={lang} />
      )}
      <Steps />
    </div>
  );
}

/** While somebody else decides: a bot with its progress, resting bots, or the person we wait for. */
function Thinking() {
  const { table, seats, thinking, timeline, link } = useTable();
  const l = useLines(tableLines).decision;
  const [who] = table.waiting;
  if (who === undefined) return null;
  const { kind, name } = seats[who - 1]!;
  if (kind === 'person') return <p className={style.quiet}>{table.yours.length > 0 ? l.waitFor : l.watching}</p>;
  // bots in this browser think as long as the page is open
  if (link.kind === 'remote' && kind === 'bot' && timeline && atRest(timeline.entries, seats))
    return <p className={style.quiet}>{l.botsRest}</p>;
  return (
    <div className={style.thinking}>
      <span>{l.thinks(name)}</span>
      <progress aria-label={l.thinks(name)} value={thinking?.seat === who ? thinking.done : undefined} />
    </div>
  );
}

const Guide = lazy(() => import('../guide/Guide.tsx').then((m) => ({ default: m.TitleGuide })));
const nothing: ReadonlySet<string> = new Set();

/** Loads the guide where it is wanted: at the first own game of a title, or on request. */
function GuideOffer() {
  const play = useTable();
  const progress = useGuides((guides) => guides.progress[play.game.id] ?? guides.of(play.game.id));
  if (!titleOf(play.game.id)?.guide || !isGuided(play, progress)) return null;
  return (
    <Suspense>
      <Guide past={progress ?? nothing} />
    </Suspense>
  );
}
