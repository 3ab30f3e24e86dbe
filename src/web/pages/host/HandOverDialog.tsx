// Hands a seat over: which one, and to whom.
import { type FormEvent, useId, useState } from 'react';
import type { HostTable } from '../../../api/host.ts';
import { hostLines } from '../../../words/web/host.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Select } from '../../design/Select.tsx';
import { TextField } from '../../design/TextField.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { hostApi } from '../../net/hostApi.ts';
import form from '../account/Form.module.css';
import { hostSeatName } from './hostSeatName.ts';
import { useHostChange } from './useHostChange.ts';

export function HandOverDialog({ table, onClose }: { readonly table: HostTable; readonly onClose: () => void }) {
  const l = useLines(hostLines).handOver;
  const shell = useLines(shellLines);
  const lobby = useLines(lobbyLines);
  const id = useId();
  const [seat, setSeat] = useState(String(table.seats[0]!.seat));
  const [person, setPerson] = useState('');
  const give = useHostChange(
    () => hostApi.handOver(table.id, { seat: Number(seat), person: person.trim() }),
    () => {
      onClose();
      toast(l.done, 'good');
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={l.title}
      foot={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button kind="primary" type="submit" form={id} busy={give.isPending} disabled={person.trim() === ''}>
            {l.submit}
          </Button>
        </>
      }
    >
      <form id={id} className={form.form} onSubmit={submit}>
        <p>{l.text}</p>
        <Select
          label={l.seat}
          value={seat}
          options={table.seats.map((one) => ({
            value: String(one.seat),
            label: `${lobby.create.seat(one.seat)}: ${hostSeatName(one, lobby)}`,
          }))}
          onChange={setSeat}
        />
        <TextField
          label={l.person}
          hint={l.personHint}
          value={person}
          onChange={setPerson}
          maxLength={40}
          autoComplete="off"
          data-autofocus
          error={give.isError ? problemText(give.error) : null}
        />
      </form>
    </Dialog>
  );
}
