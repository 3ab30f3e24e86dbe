// Picks the runs of the trains: the best ones, searched in the background, or one's own, touched stop by stop.
import { Eraser, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import type { Choice, Run } from '../../../engine/index.ts';
import { gives } from '../../../match/assist.ts';
import { type Desk, refusalOf } from '../../../match/menu.ts';
import { railLines } from '../../../words/web/rail.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import decision from '../decision/Decision.module.css';
import { RefusalText } from '../decision/RefusalText.tsx';
import { useHand } from '../decision/useHand.ts';
import { useTable } from '../useTable.ts';
import { clearLegs, draftFrom, legsNow, runsOf, undoLeg, withTrain } from './draft.ts';
import { earningsOf } from './earnings.ts';
import { RunRow } from './RunRow.tsx';
import style from './routes.module.css';
import { useBestRuns } from './useBestRuns.ts';
import { WagonsPick } from './WagonsPick.tsx';

export function RoutesPick({ choice, trains }: { readonly choice: Choice; readonly trains: readonly string[] }) {
  const { desk } = useTable();
  return desk && <Runs key={JSON.stringify([trains, choice.chosen])} choice={choice} trains={trains} desk={desk} />;
}

interface Props {
  readonly choice: Choice;
  readonly trains: readonly string[];
  readonly desk: Desk;
}

function Runs({ choice, trains, desk }: Props) {
  const { draft, hint, sight, face, words, table, lang } = useTable();
  const { assist } = table;
  const l = useLines(railLines).routes;
  const hand = useHand();
  const search = useBestRuns(desk, choice);
  const { best } = search;
  // the board draws the proposed runs
  useEffect(() => sight.setState({ runs: best?.runs ?? null }), [best, sight]);
  useEffect(() => () => sight.setState({ runs: null, draft: null, hint: null }), [sight]);

  const runs: readonly Run[] = draft ? runsOf(draft) : (best?.runs ?? []);
  const { sums, total } = earningsOf(desk, choice, runs, face);
  const company = face.track?.operating(desk.state) ?? null;
  const items = company !== null && runs.length > 0 ? face.runItems?.(desk.state, company, runs, words, lang) : null;
  const refusal = runs.length > 0 || draft ? refusalOf(desk, choice, runs) : null;
  const byHand = () =>
    face.track && sight.setState({ draft: draftFrom(best?.runs ?? [], face.track.graph(desk.state), trains) });
  const proposes = gives(assist, 'routes');
  // without a proposal the trains are drawn by hand from the beginning
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the decision comes up
  useEffect(() => {
    if (!proposes) byHand();
  }, []);
  const change = (next: typeof draft) => sight.setState({ draft: next, hint: null });
  return (
    <section className={style.routes} aria-label={l.head}>
      {proposes && (
        <div className={style.modes}>
          <button type="button" aria-pressed={!draft} data-act="bestRuns" onClick={() => change(null)}>
            {l.best}
          </button>
          <button type="button" aria-pressed={draft !== null} data-act="ownRuns" onClick={byHand}>
            {l.own}
          </button>
        </div>
      )}
      <WagonsPick />
      {draft && (
        <p className={style.hint}>{hint ?? (legsNow(draft).length === 0 ? l.pick : l.goOn(nameOf(draft.train)))}</p>
      )}
      {!draft && proposes && <Standing search={search} />}
      <ul className={style.runs}>
        {trains.map((train, i) => (
          <RunRow
            key={train}
            index={i}
            name={nameOf(train)}
            run={runs.find((run) => run.train === train) ?? null}
            revenue={sums[train]}
            paid={items?.find((one) => one.train === train)?.parts}
            chosen={draft?.train === train}
            onChoose={draft ? () => change(withTrain(draft, train)) : null}
          />
        ))}
      </ul>
      {draft && (
        <div className={style.tools}>
          <Button size="small" icon={<Undo2 aria-hidden />} data-act="undoLeg" onClick={() => change(undoLeg(draft))}>
            {l.undo}
          </Button>
          <Button
            size="small"
            icon={<Eraser aria-hidden />}
            data-act="clearLegs"
            onClick={() => change(clearLegs(draft))}
          >
            {l.clear}
          </Button>
        </div>
      )}
      {draft && refusal && (
        <p className={style.why} aria-live="polite">
          <RefusalText refusal={refusal} />
        </p>
      )}
      <div className={decision.carryOut}>
        <Button
          kind="primary"
          wide
          data-act="run"
          disabled={refusal !== null || (!draft && !best)}
          onClick={() => hand.run(choice, runs)}
        >
          {gives(assist, 'sums') ? l.run(words.f.money(total ?? best?.revenue ?? 0)) : words.kind(choice.type)}
        </Button>
      </div>
    </section>
  );

  function nameOf(train: string): string {
    const known = words.f.name(train);
    return known === train ? l.train(train.slice(0, train.lastIndexOf('-'))) : known;
  }
}

/** The quality of the proposed runs, and the state of the search. */
function Standing({ search: { best, searching, failed, stop } }: { readonly search: ReturnType<typeof useBestRuns> }) {
  const { words } = useTable();
  const l = useLines(railLines).routes;
  if (failed) return <p className={style.why}>{l.failed}</p>;
  return (
    <div className={style.standing} aria-live="polite" data-proven={best?.optimal || undefined}>
      {searching && <progress aria-label={l.searching} />}
      <p>
        {searching ? `${l.searching}. ` : ''}
        {best && (best.optimal ? l.proven : l.soFar(words.f.money(best.bound)))}{' '}
        {best && searching && l.better(words.f.figure(best.steps))}
      </p>
      {searching && best && (
        <Button size="small" data-act="stopSearch" onClick={stop}>
          {l.stop}
        </Button>
      )}
    </div>
  );
}
