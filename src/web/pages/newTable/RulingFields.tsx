// Readings of the book: one choice for all rulings, a list of differences from the letter, and each ruling by itself.
import { type RulingSet, rulingSets, valueIn } from '../../../engine/index.ts';
import { departures, playedBy } from '../../../match/playedBy.ts';
import { type RulingSetLines, rulingSetLines, setText } from '../../../words/rulingSets.ts';
import { termName, termValue } from '../../../words/termWords.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { useLines } from '../../app/lang.ts';
import { Badge } from '../../design/Badge.tsx';
import { Button } from '../../design/Button.tsx';
import type { GameInfo } from '../../net/api.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { DepartureList } from '../../terms/DepartureList.tsx';
import { useTermNames } from '../../terms/useTermNames.ts';
import { Choices } from './Choices.tsx';
import { type Draft, rulingsIn, setOf, withAsked, withSet } from './draft.ts';
import style from './RulingFields.module.css';

type Info = Pick<GameInfo, 'id' | 'rulings'>;

interface Props {
  readonly info: Info;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** True if some set of rulings differs from the letter. */
const hasSets = ({ rulings }: Info): boolean =>
  rulings.some((ruling) => rulingSets.some((set) => valueIn(ruling, set) !== ruling.default));

export function RulingFields({ info, draft, onChange }: Props) {
  const l = useLines(lobbyLines).create;
  const sets = useLines(rulingSetLines);
  const base = setOf(draft);
  const values = rulingsIn(draft, info.rulings);
  const { set, changes } = playedBy(info.rulings, values, base);
  const points = departures(info.rulings, values, 'letter');
  const isChanged = set === null || changes.length > 0;
  const choose = (next: RulingSet) => onChange(withSet(draft, info.rulings, next));
  return (
    <div className={style.fields}>
      {hasSets(info) && (
        <Choices
          legend={sets.legend}
          value={set}
          options={rulingSets.map((value) => ({ value, label: sets.names[value], hint: sets.hints[value] }))}
          onChange={choose}
        />
      )}
      <section className={style.differs} data-part="differs">
        <div className={style.head}>
          <p role="status">
            {isChanged && <strong className={style.set}>{setText(sets, set, changes.length)}</strong>}
            <span className={points.length > 0 ? style.count : style.soft}>
              {points.length > 0 ? sets.differs(points.length) : sets.nothingDiffers}
            </span>
          </p>
          {isChanged && (
            <Button size="small" onClick={() => choose(base)}>
              {l.dropChanges}
            </Button>
          )}
        </div>
        {points.length > 0 && <DepartureList game={info.id} points={points} from="letter" />}
      </section>
      <details className={style.single}>
        <summary>{l.singleRulings}</summary>
        <p className={style.soft}>{l.rulingsHint}</p>
        <div className={style.grid}>
          {info.rulings.map((ruling) => (
            <RulingField
              key={ruling.id}
              {...{ game: info.id, ruling, base, sets }}
              changed={l.changed}
              value={values[ruling.id]!}
              onChange={(value) => onChange(withAsked(draft, ruling.id, value, valueIn(ruling, base)))}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

interface FieldProps {
  readonly game: string;
  readonly ruling: GameInfo['rulings'][number];
  readonly base: RulingSet;
  readonly sets: RulingSetLines;
  readonly changed: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The values of one ruling, each with the sets that use it. */
function RulingField({ game, ruling, base, sets, changed, value, onChange }: FieldProps) {
  const names = useTermNames(game);
  return (
    <fieldset className={style.ruling} data-ruling={ruling.id}>
      <legend>
        <span className={style.name}>{termName(names, ruling.id)}</span>{' '}
        <RuleLink game={game} rule={ruling.rule} className={style.soft}>
          {sets.rule(ruling.rule)}
        </RuleLink>{' '}
        {value !== valueIn(ruling, base) && <Badge kind="info">{changed}</Badge>}
      </legend>
      {ruling.values.map((one) => (
        <label key={one} className={style.value}>
          <input
            type="radio"
            name={`ruling-${ruling.id}`}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>
            {termValue(names, ruling.id, one)}{' '}
            <span className={style.marks}>
              {rulingSets
                .filter((set) => valueIn(ruling, set) === one)
                .map((set) => sets.marks[set])
                .join(' · ')}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
