// Variants as the game declares them, for any game.
import { termName, termValue } from '../../../words/termWords.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Select } from '../../design/Select.tsx';
import type { GameInfo } from '../../net/api.ts';
import { useTermNames } from '../../terms/useTermNames.ts';
import { type Draft, isOpen, withAsked } from './draft.ts';
import style from './OptionFields.module.css';

type Choosable = Pick<GameInfo, 'id' | 'options'>;

interface Props {
  readonly info: Choosable;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function OptionFields({ info, draft, onChange }: Props) {
  const l = useLines(lobbyLines).create;
  const lang = useLang();
  const names = useTermNames(info.id);
  if (info.options.length === 0) return <p className={style.none}>{l.noOptions}</p>;
  const applies = (option: GameInfo['options'][number]) => isOpen(draft, info.options, option);
  const either = (words: readonly string[]) => new Intl.ListFormat(lang, { type: 'disjunction' }).format(words);
  const only = ({ players, needs }: GameInfo['options'][number]) =>
    players && !players.includes(draft.seats.length)
      ? l.onlyWith(either(players.map(String)))
      : needs &&
        l.onlyWhere(
          termName(names, needs.option),
          either(needs.values.map((value) => termValue(names, needs.option, value))),
        );
  return (
    <div className={style.grid}>
      {info.options.map((option) => (
        <Select
          key={option.id}
          label={termName(names, option.id)}
          hint={applies(option) ? undefined : only(option)}
          value={(applies(option) ? draft.asked[option.id] : undefined) ?? option.default}
          disabled={!applies(option)}
          options={option.values.map((value) => ({
            value,
            label: `${termValue(names, option.id, value)}${value === option.default ? ` (${l.standard})` : ''}`,
          }))}
          onChange={(value) => onChange(withAsked(draft, option.id, value, option.default))}
        />
      ))}
    </div>
  );
}
