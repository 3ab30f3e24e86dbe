// How an 18xx game stands in one line: the phase, the trains on sale, the bank.
import { BANK, cashOf } from '../../../engine/money/bank.ts';
import { leftOf, onSale } from '../../../engine/trains/depot.ts';
import { railLines } from '../../../i18n/web/rail.ts';
import type { BriefProps } from '../face.ts';
import styles from './brief.module.css';
import type { RailGame, RailState } from './rail.ts';

export const briefOf = <S extends RailState>(game: RailGame<S>) =>
  function Brief({ state, lang }: BriefProps) {
    const s = state as S;
    const { trains, brief } = railLines[lang];
    const next = onSale(s, game.trainTypes(s));
    const left = leftOf(s, next);
    const facts = [
      trains.phase(game.phase(s).id),
      brief.onSale(next.type, left === null ? '∞' : String(left)),
      brief.bank(cashOf(s, BANK).toLocaleString(lang)),
    ];
    return <p className={styles.brief}>{facts.join(' · ')}</p>;
  };
