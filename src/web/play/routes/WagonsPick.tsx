// Equips the trains: proposed before the runs, and changed above them at a touch.
import { useEffect, useState } from 'react';
import type { Choice, Value } from '../../../engine/index.ts';
import { gives } from '../../../match/assist.ts';
import type { Desk } from '../../../match/menu.ts';
import { railLines } from '../../../words/web/rail.ts';
import { useLines } from '../../app/lang.ts';
import { CompanySign } from '../../panels/CompanySign.tsx';
import { factsOf } from '../../panels/factsOf.ts';
import { markIn } from '../decision/companyIn.ts';
import decision from '../decision/Decision.module.css';
import { useHand } from '../decision/useHand.ts';
import { useTable } from '../useTable.ts';
import { listOf, withList } from './lists.ts';
import style from './routes.module.css';
import type { RoutesAnswer, RoutesQuestion } from './routesWorker.ts';

/** While the list is open: searches for the best equipment, and opens the runs with it. */
export function WagonsProposal({ choice }: { readonly choice: Choice }) {
  const { desk, path } = useTable();
  const hand = useHand();
  const l = useLines(railLines).routes;
  const proposed = useListProposal(desk, choice);
  useEffect(() => {
    if (!desk || !proposed) return;
    const next = withList(desk, path, proposed) ?? withList(desk, path, []);
    if (next) hand.goTo(next);
  }, [desk, proposed, path, hand]);
  return (
    <div className={style.standing} aria-live="polite">
      <progress aria-label={l.searching} />
      <p>{l.searching}.</p>
    </div>
  );
}

/** Above the runs: each item with its state, taken or not. */
export function WagonsPick() {
  const { desk, path, face, words, game, lang } = useTable();
  const hand = useHand();
  const l = useLines(railLines).routes;
  const list = desk && listOf(desk, path);
  if (!desk || !list) return null;
  const taken = list.values.filter((one) => one.taken).map(({ value }) => value);
  const { companies } = factsOf(game, face, desk.state, words, lang);
  const trades = list.values.flatMap(({ value }) => companies.filter(({ id }) => id === value));
  const cost = face.track?.costOf?.(desk.state, list.field, taken) ?? 0;
  return (
    <fieldset className={decision.ways}>
      <legend>{words.field(list.field)}</legend>
      {list.values.map(({ value, taken, path }) => {
        const mark = markIn(face, list.field, value);
        const name = words.value(list.field, String(value));
        return (
          <button
            key={value}
            type="button"
            aria-pressed={taken}
            disabled={path === null}
            data-wagon={value}
            onClick={() => path && hand.goTo(path)}
          >
            {mark ? <CompanySign mark={mark} label={name} /> : name}
          </button>
        );
      })}
      {cost > 0 && <p>{l.wagons(words.f.money(cost))}</p>}
      {trades.map(({ id, name, trade }) => trade && <p key={id} className={style.trade}>{`${name} ${trade}`}</p>)}
    </fieldset>
  );
}

const NOTHING: readonly Value[] = [];

/**
 * The most profitable list before the runs. Null until it is found; empty if nothing pays, the search failed, or
 * nothing may be proposed.
 */
function useListProposal(desk: Desk | null, choice: Choice): readonly Value[] | null {
  const [found, setFound] = useState<readonly Value[] | null>(null);
  const game = desk?.game.id;
  const state = desk?.state;
  const wanted = gives(desk?.assist ?? 'routes', 'routes');
  useEffect(() => {
    if (game === undefined || !state || !wanted) return;
    const own = new Worker(new URL('./routesWorker.ts', import.meta.url), { type: 'module' });
    own.onmessage = ({ data }: MessageEvent<RoutesAnswer>) => setFound('list' in data ? data.list : []);
    own.onerror = () => setFound([]);
    own.postMessage({ game, state, choice } satisfies RoutesQuestion);
    return () => own.terminate();
  }, [game, state, choice, wanted]);
  return wanted ? found : NOTHING;
}
