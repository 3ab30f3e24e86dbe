// The seats: oneself, others, bots of a level; at a one-screen table all people with their names.
import { ranks } from '../../../bots/names.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { useLines } from '../../app/lang.ts';
import { Badge } from '../../design/Badge.tsx';
import { SeatMark } from '../../design/SeatChip.tsx';
import { Select } from '../../design/Select.tsx';
import { Stepper } from '../../design/Stepper.tsx';
import { TextField } from '../../design/TextField.tsx';
import { levelHint } from '../botLabel.ts';
import { type Draft, hasBots, type SeatPlan, withPlayers, withSeat } from './draft.ts';
import style from './SeatsFields.module.css';

interface Props {
  readonly draft: Draft;
  readonly players: readonly [number, number];
  /** Opponents supplied by the game at a table of this size. */
  readonly automata: readonly string[];
  readonly onChange: (draft: Draft) => void;
}

export function SeatsFields({ draft, players: [min, max], automata, onChange }: Props) {
  const lobby = useLines(lobbyLines);
  const l = lobby.create;
  const here = draft.where === 'here';
  const plans: { value: SeatPlan; label: string }[] = [
    { value: 'person', label: here ? l.person : l.free },
    ...ranks.map((level) => ({ value: level, label: l.botOf(lobby.levels[level]) })),
  ];
  const rename = (index: number, name: string) =>
    onChange({ ...draft, names: draft.seats.map((_, i) => (i === index ? name : (draft.names[i] ?? ''))) });
  return (
    <div className={style.fields}>
      <Stepper
        label={l.players}
        value={draft.seats.length}
        min={min}
        max={max}
        onChange={(players) => onChange(withPlayers(draft, players))}
      />
      <ol className={style.seats}>
        {draft.seats.map((plan, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i} className={style.seat}>
            <SeatMark seat={i + 1} size={28} />
            {i === 0 && !here ? (
              <span className={style.you}>{l.you}</span>
            ) : (
              <>
                {i > 0 && (
                  <Select
                    label={<span className="hidden">{`${l.seat(i + 1)}: ${l.seatKind}`}</span>}
                    value={plan}
                    options={plans}
                    onChange={(next) => onChange(withSeat(draft, i, next))}
                  />
                )}
                {here && plan === 'person' && (
                  <TextField
                    label={<span className="hidden">{`${l.seat(i + 1)}: ${l.nameOf}`}</span>}
                    placeholder={l.playerName(i + 1)}
                    value={draft.names[i] ?? ''}
                    maxLength={30}
                    onChange={(name) => rename(i, name)}
                  />
                )}
              </>
            )}
          </li>
        ))}
        {automata.map((name, i) => (
          <li key={name} className={style.seat}>
            <SeatMark seat={draft.seats.length + i + 1} size={28} />
            <span className={style.you}>{name}</span>
            <Badge kind="info">{lobby.automaton}</Badge>
          </li>
        ))}
      </ol>
      {hasBots(draft) && (
        <details className={style.strengths}>
          <summary>{lobby.howStrong}</summary>
          <dl>
            {ranks.map((level) => (
              <div key={level}>
                <dt>{lobby.levels[level]}</dt>
                <dd>{levelHint(level, draft.game, lobby)}</dd>
              </div>
            ))}
          </dl>
          <p>{lobby.tempersHint}</p>
        </details>
      )}
      {draft.seats.includes('master') && (
        <Stepper
          label={l.botSeconds}
          hint={l.botSecondsHint}
          value={draft.botSeconds}
          min={1}
          max={60}
          onChange={(botSeconds) => onChange({ ...draft, botSeconds })}
        />
      )}
    </div>
  );
}
