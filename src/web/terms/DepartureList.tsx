// A table's differences from a set of rulings: the point with its rule, the value here, the value in the set.
import type { RulingSet } from '../../engine/index.ts';
import type { Departure } from '../../match/playedBy.ts';
import { rulingSetLines } from '../../words/rulingSets.ts';
import { termName, termValue } from '../../words/termWords.ts';
import { useLines } from '../app/lang.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import style from './DepartureList.module.css';
import { useTermNames } from './useTermNames.ts';

interface Props {
  readonly game: string;
  readonly points: readonly Departure[];
  /** The set they differ from. */
  readonly from: RulingSet;
}

export function DepartureList({ game, points, from }: Props) {
  const l = useLines(rulingSetLines);
  const names = useTermNames(game);
  return (
    <ul className={style.list}>
      {points.map(({ id, rule, value, instead }) => (
        <li key={id} className={style.point} data-ruling={id}>
          <p>
            <span className={style.name}>{termName(names, id)}</span>{' '}
            <RuleLink game={game} rule={rule} className={style.rule}>
              {l.rule(rule)}
            </RuleLink>
          </p>
          <p>
            <span className={style.value}>{termValue(names, id, value)}</span>{' '}
            <span className={style.instead}>{l.instead(from, termValue(names, id, instead))}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
