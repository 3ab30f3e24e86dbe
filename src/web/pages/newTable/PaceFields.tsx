// Visibility, pace and start, for tables with others.
import { lobbyLines } from '../../../words/web/lobby.ts';
import { useLines } from '../../app/lang.ts';
import { Stepper } from '../../design/Stepper.tsx';
import { Switch } from '../../design/Switch.tsx';
import { Choices } from './Choices.tsx';
import type { Draft } from './draft.ts';
import style from './PaceFields.module.css';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function PaceFields({ draft, onChange }: Props) {
  const lobby = useLines(lobbyLines);
  const l = lobby.create;
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const who = (['open', 'link', 'private'] as const).map((value) => ({
    value,
    label: lobby.visibilities[value],
    hint: lobby.visibilityHints[value],
  }));
  return (
    <div className={style.fields}>
      <Choices legend={l.who} value={draft.visibility} options={who} onChange={(visibility) => set({ visibility })} />
      <Choices
        legend={l.pace}
        value={draft.pace}
        options={[
          { value: 'live', label: l.paceLive },
          { value: 'clock', label: l.paceClock },
          { value: 'days', label: l.paceDays },
        ]}
        onChange={(pace) => set({ pace })}
      />
      {draft.pace === 'clock' && (
        <div className={style.figures}>
          <Stepper
            label={l.minutes}
            value={draft.minutes}
            min={1}
            max={600}
            step={5}
            onChange={(minutes) => set({ minutes })}
          />
          <Stepper
            label={l.increment}
            value={draft.increment}
            min={0}
            max={600}
            step={5}
            onChange={(increment) => set({ increment })}
          />
        </div>
      )}
      {draft.pace === 'days' && (
        <Stepper label={l.days} value={draft.days} min={1} max={60} onChange={(days) => set({ days })} />
      )}
      {/* a lone player waits for nobody */}
      <div hidden={draft.seats.length === 1}>
        <Switch
          label={l.startWhenFull}
          checked={draft.startWhenFull}
          onChange={(startWhenFull) => set({ startWhenFull })}
        />
        <Switch
          label={l.shuffle}
          hint={l.shuffleHint}
          checked={draft.shuffle}
          onChange={(shuffle) => set({ shuffle })}
        />
      </div>
    </div>
  );
}
