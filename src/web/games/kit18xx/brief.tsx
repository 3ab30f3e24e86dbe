// How an 18xx game stands in one line: the round, the phase, the trains on sale, the bank.
import { BANK, cashOf, leftOf, onSale } from '../../../engine/index.ts';
import { figureText } from '../../../i18n/figures.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { railLines } from '../../../i18n/web/rail.ts';
import type { RailState } from '../../../kernel/index.ts';
import type { BriefProps } from '../face.ts';
import styles from './brief.module.css';
import type { RailFace } from './railFace.ts';
import { roundOf } from './roundOf.ts';

export const briefOf = <S extends RailState>(face: RailFace<S>) =>
  function Brief({ state, lang }: BriefProps) {
    const s = state as S;
    return (
      <p className={styles.brief}>
        {[...(face.brief?.(s, lang) ?? usual(face, s, lang)), ...(face.briefMore?.(s, lang) ?? [])].join(' · ')}
      </p>
    );
  };

function usual<S extends RailState>({ game, phaseName }: RailFace<S>, s: S, lang: Lang): readonly string[] {
  const { trains, brief } = railLines[lang];
  const next = onSale(s, game.trainTypes(s));
  const left = leftOf(s, next);
  const round = roundOf(s);
  return [
    ...(round === null ? [] : [round]),
    trains.phase(phaseName?.(s, lang) ?? s.phase),
    brief.onSale(next.type, left === null ? '∞' : String(left)),
    brief.bank(figureText(cashOf(s, BANK), lang)),
  ];
}
