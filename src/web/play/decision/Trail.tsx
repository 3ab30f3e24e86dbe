// The choices so far; a touch on one goes back to before it.
import { ChevronLeft } from 'lucide-react';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { partText } from '../offers/partText.ts';
import { useTable } from '../useTable.ts';
import { trailOf } from './cards.ts';
import style from './Decision.module.css';
import { useHand } from './useHand.ts';

export function Trail() {
  const { path, words, face, lang, desk } = useTable();
  const hand = useHand();
  const l = useLines(tableLines).decision;
  const trail = trailOf(path, words, (value, field) => partText({ field, value }, { words, face, lang, desk }));
  if (trail.length === 0) return null;
  return (
    <nav className={style.trail} aria-label={l.trail}>
      <button
        type="button"
        className={style.backButton}
        data-act="back"
        onClick={hand.back}
        aria-label={l.back}
        title={l.back}
      >
        <ChevronLeft aria-hidden />
      </button>
      {trail.map((part) => (
        <button key={`${part.path.length} ${part.text}`} type="button" onClick={() => hand.goTo(part.path)}>
          {part.text}
        </button>
      ))}
    </nav>
  );
}
