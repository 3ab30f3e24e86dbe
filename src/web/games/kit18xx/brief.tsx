// How an 18xx game stands in one line: the round, the phase, the trains on sale, the bank.
import { Fragment } from 'react';
import { BANK, cashOf, leftOf, onSale } from '../../../engine/index.ts';
import { figureText } from '../../../i18n/figures.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import type { TermId } from '../../../i18n/web/glossary.ts';
import { railLines } from '../../../i18n/web/rail.ts';
import type { RailState } from '../../../kernel/index.ts';
import { Explained } from '../../glossary/Explained.tsx';
import type { BriefProps } from '../face.ts';
import styles from './brief.module.css';
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
  readonly term?: TermId;
}

const plain = (text: string): Part => ({ text });

const partsOf = <S extends RailState>(face: RailFace<S>, s: S, lang: Lang): readonly Part[] => [
  ...(face.brief?.(s, lang).map(plain) ?? usual(face, s, lang)),
  ...(face.briefMore?.(s, lang).map(plain) ?? []),
];

/** The short names of rounds, by how they begin. */
const rounds: Readonly<Record<string, TermId>> = { SR: 'stockRound', OR: 'operatingRound', PR: 'parliament' };

const roundPart = (text: string): Part => {
  const term = rounds[text.slice(0, 2)];
  return term ? { text, term } : { text };
};

function usual<S extends RailState>({ game, phaseName }: RailFace<S>, s: S, lang: Lang): readonly Part[] {
  const { trains, brief } = railLines[lang];
  const next = onSale(s, game.trainTypes(s));
  const left = leftOf(s, next);
  const round = roundOf(s);
  return [
    ...(round === null ? [] : [roundPart(round)]),
    { text: trains.phase(phaseName?.(s, lang) ?? s.phase), term: 'phase' },
    plain(brief.onSale(next.type, left === null ? '∞' : String(left))),
    plain(brief.bank(figureText(cashOf(s, BANK), lang))),
  ];
}
