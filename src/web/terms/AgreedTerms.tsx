// The terms of a table: its variants, its set of rulings, and its differences from that set.
import type { Chosen, Option } from '../../engine/index.ts';
import { playedBy, type RulingInfo } from '../../match/playedBy.ts';
import { rulingSetLines, setText } from '../../words/rulingSets.ts';
import { termName, termValue } from '../../words/termWords.ts';
import { useLines } from '../app/lang.ts';
import style from './AgreedTerms.module.css';
import { DepartureList } from './DepartureList.tsx';
import { Term } from './Term.tsx';
import { useTermNames } from './useTermNames.ts';

interface Props {
  readonly game: {
    readonly id: string;
    readonly options: readonly Pick<Option, 'id' | 'players'>[];
    readonly rulings: readonly RulingInfo[];
  };
  readonly players: number;
  readonly chosen: Chosen;
}

/** Lines of a `dl`; none for a game that leaves nothing to choose. */
export function AgreedTerms({ game, players, chosen }: Props) {
  const l = useLines(rulingSetLines);
  const names = useTermNames(game.id);
  const { set, changes } = playedBy(game.rulings, chosen.rulings);
  return (
    <>
      {game.options
        .filter((option) => option.id in chosen.options && (option.players?.includes(players) ?? true))
        .map(({ id }) => (
          <Term key={id} name={termName(names, id)}>
            {termValue(names, id, chosen.options[id]!)}
          </Term>
        ))}
      {game.rulings.length > 0 && (
        <Term name={l.legend}>
          <span data-set={set ?? 'mixture'}>{setText(l, set, changes.length)}</span>
          {changes.length > 0 && (
            <div className={style.changes}>
              <DepartureList game={game.id} points={changes} from={set ?? 'letter'} />
            </div>
          )}
        </Term>
      )}
    </>
  );
}
