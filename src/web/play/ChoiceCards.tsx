// The choices as cards; what cannot be chosen stands below, each with its reason.
import { railLines } from '../../i18n/web/rail.ts';
import { tableLines } from '../../i18n/web/table.ts';
import { useLines } from '../app/lang.ts';
import { classes } from '../design/classes.ts';
import type { GameFace } from '../games/face.ts';
import { factsOf } from '../panels/factsOf.ts';
import { CardSign } from './CardSign.tsx';
import style from './ChoiceCards.module.css';
import { CompanyFigures } from './CompanyFigures.tsx';
import type { ChoiceCard } from './cards.ts';
import { markIn, mayBeCompany } from './companyIn.ts';
import { Lines } from './Lines.tsx';
import { NumberPick } from './NumberPick.tsx';
import { usePlay } from './Play.ts';
import { RefusalText } from './RefusalText.tsx';
import { useWeighing } from './stage/weighing.ts';
import { useHand } from './useHand.ts';
import { WaysInBrief } from './ways/WaysInBrief.tsx';
import { isWayChoice, type WayChoice } from './ways/ways.ts';

/** More refusals than this are folded away. */
const SPELT_OUT = 3;

export function ChoiceCards({ cards }: { readonly cards: readonly ChoiceCard[] }) {
  const l = useLines(railLines);
  const { quiet = [] } = usePlay().face;
  const main = cards.filter((card) => !card.aside);
  const beside = cards.filter((card) => card.aside);
  const before = main.filter((card) => card.next).length;
  return (
    <>
      <Cards cards={main} before={0} />
      {beside.some((card) => card.next) && (
        <section className={style.beside} aria-label={l.alsoPossible}>
          <h3>{l.alsoPossible}</h3>
          <Cards cards={beside} before={before} />
        </section>
      )}
      <Refused cards={cards.filter(({ refusal, value }) => refusal && !quiet.includes(String(value)))} />
    </>
  );
}

/** Its sign already says its name. */
const isSigned = (face: GameFace, field: string | undefined, { label, value }: ChoiceCard): boolean =>
  markIn(face, field, value)?.letter === label;

/** `before` cards have been counted already: the keys go on from there. */
function Cards({ cards, before }: { readonly cards: readonly ChoiceCard[]; readonly before: number }) {
  const hand = useHand();
  const { face, look } = usePlay();
  const weigh = useWeighing((store) => store.weigh);
  const field = look.path.at(-1)?.open?.field;
  const unowned = useUnowned(field);
  // in a draft, each company is described by what it is
  const isGiven = cards.some(({ value }) => unowned.has(value));
  const open = cards.filter((card) => card.next);
  const dense = open.length > 8 && open.every((card) => card.effects.length === 0 && !markIn(face, field, card.value));
  return (
    <ul className={classes(style.cards, dense && style.dense)}>
      {open.map((card, i) => (
        <li key={String(card.value)} className={card.range ? style.number : undefined}>
          {card.range && card.next ? (
            <NumberPick choice={card.next} range={card.range} />
          ) : (
            <button
              type="button"
              className={style.card}
              data-choice={card.value}
              onClick={() => card.next && hand.pick(card.next)}
              onPointerEnter={() => weigh(look.path, card.next)}
              onPointerLeave={() => weigh(look.path, null)}
              onFocus={() => weigh(look.path, card.next)}
              onBlur={() => weigh(look.path, null)}
            >
              <span className={style.label}>
                <CardSign value={card.value} next={card.next} />
                <span className={isSigned(face, field, card) ? 'hidden' : style.name}>{card.label}</span>
                {before + i < 9 && <kbd aria-hidden>{before + i + 1}</kbd>}
              </span>
              {isWayChoice(card.next ?? undefined) && (
                <WaysInBrief choice={card.next as WayChoice} className={style.effect ?? ''} />
              )}
              {isGiven || (card.effects.length === 0 && mayBeCompany(face, field)) ? (
                <CompanyFigures id={card.value} whole />
              ) : (
                <Lines lines={card.effects} className={style.effect} />
              )}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What nobody owns yet and is given away: minors, and private companies that cost nothing. */
function useUnowned(field: string | undefined): ReadonlySet<unknown> {
  const { game, face, moment, words, lang } = usePlay();
  if (!mayBeCompany(face, field)) return new Set();
  const { minors, privates = [] } = factsOf(game, face, moment.state, words, lang);
  const free = privates.filter(({ owner, price }) => owner === null && price === '');
  return new Set([...(minors?.companies.filter((one) => one.idle !== undefined) ?? []), ...free].map(({ id }) => id));
}

function Refused({ cards }: { readonly cards: readonly ChoiceCard[] }) {
  const l = useLines(tableLines).decision;
  if (cards.length === 0) return null;
  const list = (
    <ul className={style.refused}>
      {cards.map((card) => (
        <li key={String(card.value)} data-refused={card.value}>
          <span className={style.shut}>{card.label}</span> {card.refusal && <RefusalText refusal={card.refusal} />}
        </li>
      ))}
    </ul>
  );
  if (cards.length <= SPELT_OUT) return list;
  return (
    <details className={style.folded}>
      <summary>{l.cannot(cards.length)}</summary>
      {list}
    </details>
  );
}
