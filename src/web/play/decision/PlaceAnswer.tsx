// The answer to a touched place: the possible actions there, or the reason why there are none.
import { X } from 'lucide-react';
import { type WhyNot, whyNotAt } from '../../../match/choicesAt.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { nameOf } from '../nameOf.ts';
import { Lines } from '../story/Lines.tsx';
import { useTable } from '../useTable.ts';
import { wordsAt } from '../wordsAt.ts';
import cards from './ChoiceCards.module.css';
import { outlookOf, trailOf } from './cards.ts';
import style from './Decision.module.css';
import { RefusalText } from './RefusalText.tsx';
import { useHand } from './useHand.ts';
import { waysAt } from './waysAt.ts';

/** Keeps one reason for each kind of action, and reasons that always hold only if there is no other. */
function worthTelling(reasons: readonly WhyNot[], quiet: readonly string[]): WhyNot[] {
  const first = reasons.filter(({ type }, index) => reasons.findIndex((one) => one.type === type) === index);
  const telling = first.filter(({ refusal }) => !quiet.includes(refusal.code));
  return telling.length > 0 ? telling : first;
}

export function PlaceAnswer({ place }: { readonly place: string }) {
  const { desk, path, words, face, lang } = useTable();
  const hand = useHand();
  const l = useLines(tableLines).place;
  if (!desk) return null;
  const ways = waysAt(desk, path, place, face);
  const ids = face.track?.idsAt(desk.state, place) ?? [place];
  const reasons = worthTelling(
    ids.flatMap((id) => whyNotAt(desk, path, id)),
    face.quietReasons ?? [],
  );
  if (ways.length === 0 && reasons.length === 0) return null;
  const name = nameOf(place, words, face, lang);
  const here = wordsAt({ words, face, lang }, desk.state);
  return (
    <section className={style.place} aria-label={name} data-place={place}>
      <header className={style.placeHead}>
        <h3 aria-live="polite">{ways.length > 0 ? l.what(name) : l.nothing(name)}</h3>
        <IconButton label={l.close} onClick={hand.leavePlace}>
          <X aria-hidden />
        </IconButton>
      </header>
      <ul className={cards.cards}>
        {ways.map((way) => {
          const label = trailOf(way, words, (id, field) => nameOf(id, words, face, lang, field, desk.state))
            .map((part) => part.text)
            .filter((text) => text !== name)
            .join(' · ');
          return (
            <li key={label}>
              <button type="button" className={cards.card} data-way={label} onClick={() => hand.take(way)}>
                <span className={cards.label}>{label}</span>
                <Lines lines={outlookOf(desk, way, here)} className={cards.effect} />
              </button>
            </li>
          );
        })}
      </ul>
      <ul className={cards.refused}>
        {reasons.map(({ type, refusal }) => (
          <li key={type}>
            <span className={cards.shut}>{words.kind(type)}</span> <RefusalText refusal={refusal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
