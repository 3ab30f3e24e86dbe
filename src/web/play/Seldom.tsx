// Beside a decision that was opened at once: the other, seldom wanted actions.
import { railLines } from '../../i18n/web/rail.ts';
import { menuOf } from '../../match/menu.ts';
import { into } from '../../match/walk.ts';
import { useLines } from '../app/lang.ts';
import { Button } from '../design/Button.tsx';
import style from './ChoiceCards.module.css';
import { usePlay } from './Play.ts';
import { useHand } from './useHand.ts';

export function Seldom() {
  const { desk, look, face, words } = usePlay();
  const hand = useHand();
  const l = useLines(railLines);
  const [begun] = look.path;
  if (!desk || !begun || !face.seldom || look.path.at(-1)?.open?.kind !== 'routes') return null;
  const others = menuOf(desk, []).items.flatMap(({ value, next }) =>
    next && face.seldom!.includes(String(value)) ? [next] : [],
  );
  if (others.length === 0) return null;
  return (
    <section className={style.beside} aria-label={l.alsoPossible}>
      <h3>{l.alsoPossible}</h3>
      {others.map((next) => (
        <Button key={next.type} size="small" data-seldom={next.type} onClick={() => hand.goTo(into(desk, [], next))}>
          {words.kind(next.type)}
        </Button>
      ))}
    </section>
  );
}
