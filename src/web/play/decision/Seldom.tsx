// Beside runs that were opened at once: the other actions, and passing.
import { PASS } from '../../../engine/index.ts';
import { menuOf } from '../../../match/menu.ts';
import { into } from '../../../match/walk.ts';
import { railLines } from '../../../words/web/rail.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { useTable } from '../useTable.ts';
import style from './ChoiceCards.module.css';
import { useHand } from './useHand.ts';

export function Seldom() {
  const { desk, path, words } = useTable();
  const hand = useHand();
  const l = useLines(railLines);
  const [begun] = path;
  if (!desk || !begun || path.at(-1)?.open?.kind !== 'routes') return null;
  const { items } = menuOf(desk, []);
  const kinds = items.map(({ value }) => String(value));
  const others = items.flatMap(({ value, next }) => (next && value !== begun.type ? [next] : []));
  if (others.length === 0) return null;
  return (
    <section className={style.beside} aria-label={l.alsoPossible}>
      <h3>{l.alsoPossible}</h3>
      {others.map((next) => (
        <Button
          key={next.type}
          size="small"
          data-seldom={next.type}
          data-key={next.type === PASS.type ? '0' : undefined}
          onClick={() => hand.take(into(desk, [], next))}
        >
          {words.kind(next.type, kinds, desk.state.flow.at(-1))}
        </Button>
      ))}
    </section>
  );
}
