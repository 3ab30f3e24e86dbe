// The chat beside the game; anybody can be muted.
import { MessageSquareOff, MessageSquareText, Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChatLine } from '../../../api/tables.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { tableLines } from '../../../words/web/table.ts';
import { ensurePerson } from '../../app/ensurePerson.ts';
import { useLines } from '../../app/lang.ts';
import { Stamp } from '../../app/Stamp.tsx';
import { Badge } from '../../design/Badge.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import { takeMe, useMe } from '../../net/queries.ts';
import type { PeopleLink } from '../link.ts';
import { useTable } from '../useTable.ts';
import style from './Chat.module.css';

export function Chat() {
  const { chat, link } = useTable();
  return <Talk chat={chat} say={link.people?.say} />;
}

interface Props {
  readonly chat: readonly ChatLine[];
  /** Left out where nobody else is at the table. */
  readonly say: PeopleLink['say'] | undefined;
}

/** The lines and the input field, wherever people meet. */
export function Talk({ chat, say }: Props) {
  const l = useLines(tableLines).chat;
  const shell = useLines(shellLines);
  const me = useMe();
  const muted = new Set(me.data?.muted.map(({ id }) => id));
  const own = me.data?.person?.id;
  const end = useRef<HTMLDivElement>(null);
  const count = chat.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it follows
  useEffect(() => {
    toEnd(end.current);
  }, [count]);
  const turn = async (person: string, quiet: boolean) => {
    try {
      takeMe(await (quiet ? api.mute(person) : api.unmute(person)));
    } catch (error) {
      toast(problemText(error), 'bad');
    }
  };
  return (
    <div className={style.chat}>
      {count === 0 && <p className={style.empty}>{l.empty}</p>}
      <ol className={style.lines} aria-label={l.label}>
        {chat.map((line) => {
          const quiet = line.person !== null && muted.has(line.person);
          const name = line.name || l.someone;
          return (
            <li key={line.id}>
              <span className={style.said}>
                <strong>{name}</strong> {line.guest && <Badge>{shell.guest}</Badge>} <Stamp at={line.at} />{' '}
                {quiet ? <em>{l.muted(name)}</em> : line.text}
              </span>
              {line.person !== null && own !== undefined && line.person !== own && (
                <IconButton
                  label={quiet ? l.unmute(name) : l.mute(name)}
                  className={style.mute}
                  onClick={() => void turn(line.person!, !quiet)}
                >
                  {quiet ? <MessageSquareText aria-hidden /> : <MessageSquareOff aria-hidden />}
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
      <div ref={end} />
      {say && <Write say={say} />}
    </div>
  );
}

/** Scrolls the list of lines, and never the page around it. */
function toEnd(end: HTMLElement | null): void {
  let box = end?.parentElement ?? null;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  if (box) box.scrollTop = box.scrollHeight;
}

function Write({ say }: { readonly say: PeopleLink['say'] }) {
  const l = useLines(tableLines).chat;
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || busy) return;
    setBusy(true);
    try {
      if (!(await ensurePerson())) return;
      await say(said);
      setText('');
      field.current?.focus();
    } catch (error) {
      toast(`${l.failed} ${problemText(error)}`, 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={style.write} onSubmit={(event) => void send(event)}>
      <input
        ref={field}
        aria-label={l.write}
        placeholder={l.write}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" label={l.send} disabled={busy || text.trim() === ''}>
        <Send aria-hidden />
      </IconButton>
    </form>
  );
}

/** Counts the lines since the chat was last open; lines from before the visit count as read. */
export function useUnread(isOpen: boolean): number {
  const { chat } = useTable();
  const [seenAt, setSeenAt] = useState(Date.now);
  const last = chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (isOpen) setSeenAt((seen) => Math.max(seen, last));
  }, [isOpen, last]);
  return isOpen ? 0 : chat.filter((line) => line.at > seenAt).length;
}
