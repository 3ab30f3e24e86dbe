// The slider itself. The hand moves it, and the table follows frame by frame: it is not set back to where the table still is.
import { useLayoutEffect, useRef } from 'react';
import { tableLines } from '../../../i18n/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { usePlay } from '../Play.ts';
import { passBy } from './passing.ts';
import { usePlayback } from './playback.ts';

interface Props {
  /** Where the moment that is shown stands on the line. */
  readonly at: number;
  /** The same in words. */
  readonly text: string;
  readonly lookAt: (seq: number | null) => void;
}

export function Knob({ at, text, lookAt }: Props) {
  const { line, since } = usePlay().timeline;
  const l = useLines(tableLines).history;
  const { queue, stop } = usePlayback();
  const input = useRef<HTMLInputElement>(null);
  const last = line.length - 1;
  useLayoutEffect(() => {
    if (input.current) input.current.value = String(at);
  });
  return (
    <input
      ref={input}
      type="range"
      aria-label={l.label}
      aria-valuetext={text}
      min={0}
      max={Math.max(1, last)}
      defaultValue={at}
      disabled={last === 0 || since !== undefined}
      onChange={(event) => {
        const to = event.target.valueAsNumber;
        if (queue) stop();
        if (to >= last) lookAt(null);
        else passBy(line[to]!.seq, lookAt);
      }}
    />
  );
}
