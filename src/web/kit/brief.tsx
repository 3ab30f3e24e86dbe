// The state of an 18xx game in one line: the round, the phase, the trains on sale, the bank.
import { Fragment } from 'react';
import { BANK, cashOf, leftOf, onSale } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import { figureText } from '../../words/figures.ts';
import type { Lang } from '../../words/phrases.ts';
import type { TermId } from '../../words/web/glossary.ts';
import { railLines } from '../../words/web/rail.ts';
import { Explained } from '../glossary/Explained.tsx';
import styles from './brief.module.css';
import type { BriefProps } from './face.ts';
import type { RailFace } from './railFace.ts';
import { roundOf } from './roundOf.ts';

export const briefOf = <S extends RailState>(face: RailFace<S>) =>
  function Brief({ state, lang }: BriefProps) {
    const s = state as S;
    return (
      <p className={styles.brief}>
        {partsOf(face, s, lang).map(({ text, term }, i) => (
          <Fragment key={text}>
            {i > 0 && ' · '}
            {term ? <Explained term={term}>{text}</Explained> : text}
          </Fragment>
        ))}
      </p>
    );
  };

interface Part {
  readonly text: string;
  readonly term?: string;
}

/** Glossary terms of rounds, by the beginning of their short names. */
const rounds: Readonly<Record<string, TermId>> = { SR: 'stockRound', OR: 'operatingRound' };

function partsOf<S extends RailState>(face: RailFace<S>, s: S, lang: Lang): readonly Part[] {
  const phase = phaseOf(face, s, lang);
  const texts = [...(face.brief?.(s, lang) ?? usual(face, s, lang)), ...(face.briefMore?.(s, lang) ?? [])];
  return texts.map((text) => {
    const round = text.slice(0, 2);
    const term = text === phase ? 'phase' : (rounds[round] ?? face.rounds?.[round]);
    return term ? { text, term } : { text };
  });
}

const phaseOf = <S extends RailState>({ phaseName }: RailFace<S>, s: S, lang: Lang): string =>
  railLines[lang].trains.phase(phaseName?.(s, lang) ?? s.phase);

function usual<S extends RailState>(face: RailFace<S>, s: S, lang: Lang): readonly string[] {
  const { game } = face;
  const { brief } = railLines[lang];
  const next = onSale(s, game.trainTypes(s));
  const left = leftOf(s, next);
  const round = roundOf(s);
  return [
    ...(round === null ? [] : [round]),
    phaseOf(face, s, lang),
    brief.onSale(next.type, left === null ? '∞' : String(left)),
    brief.bank(figureText(cashOf(s, BANK), lang)),
  ];
}
