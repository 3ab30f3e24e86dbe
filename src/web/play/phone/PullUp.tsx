// The decision on a phone: below the board, and pulled up over it on demand.
import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { decisionLines } from '../../../words/web/decision.ts';
import { useLines } from '../../app/lang.ts';
import { useToasts } from '../../design/toasts.ts';
import style from '../layout/PlayTable.module.css';
import { useTable } from '../useTable.ts';

/** Pixels of movement before a touch becomes a pull. */
const PULL = 16;

interface Props {
  /** True while something else lies over it. */
  readonly inert: boolean;
  readonly children: ReactNode;
}

export function PullUp({ inert, children }: Props) {
  const { table, moment, path } = useTable();
  const l = useLines(decisionLines);
  const [pulled, pull] = useState(false);
  // notices lie over its lower edge: the red button stands above them
  const notices = useToasts(({ height }) => height);
  const from = useRef<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const plays = table.status === 'playing' && table.yours.length > 0;
  // a new position is looked at first
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the game goes on
  useEffect(() => pull(false), [moment.seq]);
  const begun = path.length > 0;
  // a choice far down a list brings a new question, read from the top
  useEffect(() => {
    if (begun) list.current?.scrollTo({ top: 0 });
  }, [begun]);
  const onUp = (event: PointerEvent) => {
    const way = from.current === null ? 0 : event.clientY - from.current;
    from.current = null;
    pull(Math.abs(way) < PULL ? !pulled : way < 0);
  };
  return (
    <div
      ref={list}
      className={style.thumb}
      data-steady={plays || undefined}
      data-pulled={(plays && pulled) || undefined}
      inert={inert}
      style={{ '--notices': `${notices}px` } as CSSProperties}
    >
      {plays && (
        <button
          type="button"
          className={style.pull}
          data-act="pull"
          aria-expanded={pulled}
          aria-label={pulled ? l.lower : l.raise}
          onPointerDown={(event) => {
            from.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerUp={onUp}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            pull(!pulled);
          }}
        />
      )}
      {children}
    </div>
  );
}
