// Selects the strength of a bot.

import { type Rank, ranks } from '../../bots/names.ts';
import { lobbyLines } from '../../words/web/lobby.ts';
import { useLines } from '../app/lang.ts';
import { Select } from '../design/Select.tsx';
import { levelHint } from './botLabel.ts';

interface Props {
  readonly label: string;
  /** The game whose measured strengths are told. */
  readonly game: string;
  readonly value: Rank;
  readonly onChange: (level: Rank) => void;
}

export function LevelSelect({ label, game, value, onChange }: Props) {
  const l = useLines(lobbyLines);
  const options = ranks.map((level) => ({ value: level, label: l.levels[level] }));
  return <Select label={label} value={value} options={options} hint={levelHint(value, game, l)} onChange={onChange} />;
}
