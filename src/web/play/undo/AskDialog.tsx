// Questions before actions that need others' consent or cannot be undone.
import { useState } from 'react';
import { type Rank, ranks } from '../../../bots/names.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Select } from '../../design/Select.tsx';
import style from '../layout/TableMenu.module.css';
import { useTable } from '../useTable.ts';

export interface AskDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly go: string;
  readonly danger?: boolean;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

export function AskDialog({ open, title, text, go, danger = false, onGo, onClose }: AskDialogProps) {
  const l = useLines(tableLines).ask;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button onClick={onClose}>{l.cancel}</Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            onClick={() => {
              onClose();
              onGo();
            }}
          >
            {go}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** Selects the player to replace, and the replacement; nobody is preselected. */
export function ReplaceDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGo: (seat: number, level: Rank | undefined) => void;
}) {
  const { table, seats } = useTable();
  const l = useLines(tableLines).ask;
  const { levels } = useLines(lobbyLines);
  const people = table.seats.filter(({ kind, seat }) => kind === 'person' && !table.yours.includes(seat));
  const [seat, setSeat] = useState('');
  const [by, setBy] = useState<Rank | 'friend'>('expert');
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={l.replaceTitle}
      foot={
        <>
          <Button onClick={props.onClose}>{l.cancel}</Button>
          <Button
            kind="primary"
            disabled={seat === ''}
            onClick={() => {
              props.onClose();
              props.onGo(Number(seat), by === 'friend' ? undefined : by);
            }}
          >
            {l.replaceGo}
          </Button>
        </>
      }
    >
      <div className={style.form}>
        <p>{l.replaceHint}</p>
        <Select
          label={l.replaceWhom}
          value={seat}
          options={[
            { value: '', label: l.choose },
            ...people.map((p) => ({ value: String(p.seat), label: seats[p.seat - 1]!.name })),
          ]}
          onChange={setSeat}
        />
        <Select
          label={l.replaceBy}
          value={by}
          options={[
            { value: 'friend', label: l.byFriend },
            ...ranks.map((level) => ({ value: level, label: l.byBot(levels[level]) })),
          ]}
          onChange={setBy}
        />
      </div>
    </Dialog>
  );
}
