// The slider itself. The hand moves it and the table follows frame by frame, without setting it back to where the table
// is.
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Timeline } from '../../../match/timeline.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { useTable } from '../useTable.ts';
import { passBy } from './passing.ts';
import { usePlayback } from './playback.ts';

interface Props {
  /** The shown moment's index on the line. */
  readonly at: number;
  /** The same in words. */
  readonly text: string;
  readonly lookAt: (seq: number | null) => void;
}

export function Knob({ at, text, lookAt }: Props) {
  const { timeline } = useTable();
  const input = useRef<HTMLInputElement>(null);
  // bypasses React, which rewrites an input's name, type and value whenever any prop changes
  useLayoutEffect(() => {
    const { current: knob } = input;
    if (!knob) return;
    knob.value = String(at);
    knob.setAttribute('aria-valuetext', text);
  });
  return <Slider input={input} timeline={timeline} lookAt={lookAt} />;
}

interface SliderProps extends Pick<Props, 'lookAt'> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly timeline: Timeline;
}

/** The parts that stay the same from moment to moment. */
const Slider = memo(function Slider({ input, timeline: { line, since }, lookAt }: SliderProps) {
  const l = useLines(tableLines).history;
  const { queue, stop } = usePlayback();
  const last = line.length - 1;
  return (
    <input
      ref={input}
      type="range"
      aria-label={l.label}
      min={0}
      max={Math.max(1, last)}
      disabled={last === 0 || since !== undefined}
      onChange={(event) => {
        const to = event.target.valueAsNumber;
        if (queue) stop();
        if (to >= last) lookAt(null);
        else passBy(line[to]!.seq, lookAt);
      }}
    />
  );
});
