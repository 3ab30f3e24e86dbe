// A private note on the table: saved automatically, and seen only by its writer.
import { useEffect, useMemo, useState } from 'react';
import { NOTE_LENGTH } from '../../../api/noteLength.ts';
import { orderLines } from '../../../words/web/orders.ts';
import { useLines } from '../../app/lang.ts';
import { Field } from '../../design/Field.tsx';
import { useTable } from '../useTable.ts';
import { autosave, type Saving } from './autosave.ts';
import style from './NoteField.module.css';
import { noteStore } from './noteStore.ts';

export function NoteField() {
  const { link, table } = useTable();
  const l = useLines(orderLines).note;
  const [text, setText] = useState<string | null>(null);
  const [state, setState] = useState<Saving | 'unread'>('saved');
  const store = useMemo(() => noteStore(link.kind, table.id), [link.kind, table.id]);
  const saver = useMemo(() => autosave(store.write, setState), [store]);
  useEffect(() => {
    let wanted = true;
    store.read().then(
      (read) => wanted && setText(read),
      () => wanted && setState('unread'),
    );
    addEventListener('pagehide', saver.flush);
    return () => {
      wanted = false;
      removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [store, saver]);
  return (
    <Field
      label={l.label}
      hint={
        <span data-note={state}>
          {l.private[link.kind]} {text !== '' && l.states[state]}
        </span>
      }
    >
      {(ids) => (
        <textarea
          {...ids}
          className={style.note}
          rows={4}
          maxLength={NOTE_LENGTH}
          placeholder={l.placeholder}
          disabled={text === null}
          value={text ?? ''}
          onChange={(event) => {
            setText(event.target.value);
            saver.change(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
