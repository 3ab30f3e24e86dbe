// Selects the strength of a bot.
import { lobbyLines } from '../../words/web/lobby.ts';
import { useLines } from '../app/lang.ts';
import { Select } from '../design/Select.tsx';
import { type LevelName, levelNames } from './levelNames.ts';

interface Props {
  readonly label: string;
  readonly value: LevelName;
  readonly onChange: (level: LevelName) => void;
}

export function LevelSelect({ label, value, onChange }: Props) {
  const l = useLines(lobbyLines);
  const options = levelNames.map((level) => ({ value: level, label: l.levels[level] }));
  return <Select label={label} value={value} options={options} hint={l.levelHints[value]} onChange={onChange} />;
}
