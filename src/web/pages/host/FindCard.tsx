// A search field with its results: their number, nothing found, or the reason of a failure.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type HostLines, hostLines } from '../../../words/web/host.ts';
import { useLines } from '../../app/lang.ts';
import { Card } from '../../design/Card.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { TextField } from '../../design/TextField.tsx';
import { Asked } from '../Asked.tsx';
import style from './Host.module.css';

type List = 'people' | 'tables';

/** The most that the server returns at once. */
const MOST = 100;

interface Props<T> {
  readonly name: List;
  readonly words: Pick<HostLines[List], 'title' | 'find' | 'count' | 'most' | 'none' | 'noneHint'>;
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly ask: (text: string, signal: AbortSignal) => Promise<readonly T[]>;
  readonly children: (found: T) => ReactNode;
}

/** Focuses the search field of a list. */
export const focusOn = (list: List): void => document.querySelector<HTMLElement>(`[data-find="${list}"]`)?.focus();

export function FindCard<T>({ name, words, hint, text, onText, ask, children }: Props<T>) {
  const l = useLines(hostLines);
  const wanted = useSettled(text.trim());
  const query = useQuery({
    queryKey: ['host', name, wanted],
    queryFn: ({ signal }) => ask(wanted, signal),
    placeholderData: keepPreviousData,
  });
  const n = query.data?.length;
  return (
    <Card
      title={words.title}
      aside={
        <span role="status" className={style.count}>
          {n !== undefined && (n < MOST ? words.count(n) : words.most)}
        </span>
      }
      flush
    >
      <div className={style.search}>
        <TextField
          label={words.find}
          hint={hint}
          type="search"
          value={text}
          onChange={onText}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-find={name}
        />
      </div>
      <Asked query={query} loading={l.loading} lines={6}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <ul className={style.list}>{found.map(children)}</ul>
          )
        }
      </Asked>
    </Card>
  );
}

const MOMENT = 250;

/** A text after a pause in typing, so that not every letter asks the server. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), MOMENT);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
