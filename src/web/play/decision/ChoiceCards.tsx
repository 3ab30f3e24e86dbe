// The choices as cards; impossible ones stand below, each with its reason.
import { useMemo } from 'react';
import { PASS } from '../../../engine/index.ts';
import { readyOf } from '../../../match/menu.ts';
import { railLines } from '../../../words/web/rail.ts';
import { useLines } from '../../app/lang.ts';
import { classes } from '../../design/classes.ts';
import type { GameFace } from '../../kit/face.ts';
import { factsOf } from '../../panels/factsOf.ts';
import { useWeighs } from '../mainView/weighing.ts';
import { BringsLine } from '../offers/BringsLine.tsx';
import { Cautions } from '../offers/Cautions.tsx';
import { EffectLines } from '../offers/EffectLines.tsx';
import { cardEffect } from '../offers/effect.ts';
import { flatTop } from '../offers/flatTop.ts';
import offers from '../offers/offers.module.css';
import { partText } from '../offers/partText.ts';
import { keysOf, Sections } from '../offers/Sections.tsx';
import type { Section } from '../offers/sections.ts';
import { Lines } from '../story/Lines.tsx';
import { useTable } from '../useTable.ts';
import { WaysInBrief } from '../ways/WaysInBrief.tsx';
import { isWayChoice, type WayChoice } from '../ways/ways.ts';
import { CardSign } from './CardSign.tsx';
import style from './ChoiceCards.module.css';
import { CompanyFigures } from './CompanyFigures.tsx';
import { type ChoiceCard, dealOf } from './cards.ts';
import { markIn, mayBeCompany } from './companyIn.ts';
import { isFirst } from './isFirst.ts';
import { NumberPick } from './NumberPick.tsx';
import { Refused } from './Refused.tsx';
import { isAsked, refusedIn, type Shut } from './refusedIn.ts';
import { useHand } from './useHand.ts';

export function ChoiceCards({ cards }: { readonly cards: readonly ChoiceCard[] }) {
  const l = useLines(railLines);
  const { face, path } = useTable();
  const { quiet = [], quietReasons = [] } = face;
  const { sections, refused } = useSections(cards);
  const given = useUnowned('company');
  const isFlat = ({ value }: ChoiceCard) => sections.some(({ type }) => type === value);
  const beside = cards.filter((card) => card.aside);
  const hasMore = sections.length > 0 || beside.some((card) => card.next);
  // passing comes last; below a long list it stands apart, always within reach
  const isApart = ({ value }: ChoiceCard) => hasMore && value === PASS.type;
  const main = cards.filter((card) => !card.aside && !isFlat(card) && !isApart(card));
  const flat = keysOf(sections.flatMap(({ groups }) => groups));
  const plain = main.filter((card) => card.next && card.value !== PASS.type).length;
  const before = flat + plain;
  return (
    <>
      <Cards cards={main} before={0} />
      <Sections sections={sections} given={given} before={plain} />
      {beside.some((card) => card.next) && (
        <section className={style.beside} aria-label={l.alsoPossible}>
          <h3>{l.alsoPossible}</h3>
          <Cards cards={beside} before={before} />
        </section>
      )}
      <Refused
        cards={[...refused, ...refusedIn(cards)].filter(
          (shut) =>
            !quiet.includes(String(shut.value)) &&
            !quietReasons.includes(shut.refusal.code) &&
            isAsked(shut, path.length === 0 && shut.kind === ''),
        )}
      />
      {cards.some((card) => card.next && isApart(card)) && (
        <div className={offers.pass}>
          <Cards cards={cards.filter(isApart)} before={before} />
        </div>
      )}
    </>
  );
}

/** At the top: the kinds laid out flat, and their impossible choices. */
function useSections(cards: readonly ChoiceCard[]): { sections: readonly Section[]; refused: readonly Shut[] } {
  const { desk, path, words, face, lang } = useTable();
  const isTop = path.length === 0;
  return useMemo(() => {
    if (!desk || !isTop) return { sections: [], refused: [] };
    const sections = flatTop({ desk, face, words, lang });
    const refused = sections.flatMap(({ type, title }) => {
      const next = cards.find(({ value }) => value === type)?.next;
      const name = (value: string, field: string) => partText({ field, value }, { words, face, lang, desk });
      return next ? refusedIn(dealOf(desk, [next], words, { name }).cards, title) : [];
    });
    return { sections, refused };
  }, [desk, isTop, cards, words, face, lang]);
}

/** True if its sign already shows its name. */
const isSigned = (face: GameFace, field: string | undefined, { label, value }: ChoiceCard): boolean =>
  markIn(face, field, value)?.letter === label;

/** `before`: cards already counted, from which the keys go on. */
function Cards({ cards, before }: { readonly cards: readonly ChoiceCard[]; readonly before: number }) {
  const hand = useHand();
  const { face, path } = useTable();
  const weighed = useWeighs();
  const field = path.at(-1)?.open?.field;
  const unowned = useUnowned(field);
  // in a draft, each company is described in full
  const isGiven = cards.some(({ value }) => unowned.has(value));
  const open = cards.filter((card) => card.next);
  const dense = open.length > 8 && open.every((card) => card.effects.length === 0 && !markIn(face, field, card.value));
  return (
    <ul className={classes(style.cards, dense && style.dense)}>
      {open.map((card, i) => {
        const key = keyOf(card, before + open.slice(0, i).filter(({ value }) => value !== PASS.type).length);
        return (
          <li key={String(card.value)} className={card.range ? style.number : undefined}>
            {card.range && card.next ? (
              <NumberPick choice={card.next} range={card.range} {...(key !== null && { shortcut: key })} />
            ) : (
              <button
                type="button"
                className={style.card}
                data-choice={card.value}
                data-key={key}
                onClick={(event) => card.next && isFirst(event) && hand.pick(card.next)}
                {...weighed(path, card.next)}
              >
                <span className={style.label}>
                  <CardSign value={card.value} next={card.next} />
                  <span className={isSigned(face, field, card) ? 'hidden' : style.name}>{card.label}</span>
                  {key !== null && <kbd aria-hidden>{key}</kbd>}
                </span>
                {isWayChoice(card.next ?? undefined) && (
                  <WaysInBrief choice={card.next as WayChoice} className={style.effect ?? ''} />
                )}
                <About card={card} />
                {card.next && <BringsLine choices={[card.next]} />}
                {isGiven || (card.effects.length === 0 && mayBeCompany(face, field)) ? (
                  <CompanyFigures id={card.value} whole />
                ) : (
                  <CardEffect card={card} />
                )}
                {path.length === 0 && card.next && <Cautions action={readyOf(card.next)} />}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Names the company of a kind of action that does not name it itself. */
function About({ card: { value } }: { readonly card: ChoiceCard }) {
  const { face, desk, path } = useTable();
  const id = desk && path.length === 0 ? face.kindAbout?.(desk.state, String(value)) : null;
  return id ? <CompanyFigures id={id} whole /> : null;
}

/** Its effect: in figures if it leaves nothing to choose and moves money, else in words. */
function CardEffect({ card: { next, effects } }: { readonly card: ChoiceCard }) {
  const { path, desk, game, face, words, lang } = useTable();
  const effect = desk && next ? cardEffect(desk, path, next, { game, face, words, lang }) : null;
  const isTop = path.length === 0;
  const figures = effect && <EffectLines effect={effect} />;
  return (
    <>
      {(isTop || !figures) && <Lines lines={effects} className={style.effect} />}
      {figures}
    </>
  );
}

/** The key that picks it; passing has its own. */
const keyOf = ({ value }: ChoiceCard, place: number): string | null =>
  value === PASS.type ? '0' : place < 9 ? String(place + 1) : null;

/** Unowned things that are given away: minors, and private companies that cost nothing. */
function useUnowned(field: string | undefined): ReadonlySet<unknown> {
  const { game, face, moment, words, lang } = useTable();
  if (!mayBeCompany(face, field)) return new Set();
  const { minors, privates = [] } = factsOf(game, face, moment.state, words, lang);
  const free = privates.filter(({ owner, price }) => owner === null && price === '');
  return new Set([...(minors?.companies.filter((one) => one.idle !== undefined) ?? []), ...free].map(({ id }) => id));
}
