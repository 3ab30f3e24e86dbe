// The beginnings of rounds on the slider; a touch leads there.
import { memo } from 'react';
import style from './History.module.css';
import type { Tick } from './ticks.ts';

interface Props {
  readonly ticks: readonly Tick[];
  /** The round of the shown moment. */
  readonly on: Tick | undefined;
  readonly lookAt: (seq: number) => void;
}

export const Ticks = memo(function Ticks({ ticks, on, lookAt }: Props) {
  return (
    <div className={style.ticks} aria-hidden>
      {ticks.map((tick) => (
        <Round key={tick.seq + tick.title} tick={tick} isOn={tick === on} lookAt={lookAt} />
      ))}
    </div>
  );
});

interface RoundProps {
  readonly tick: Tick;
  readonly isOn: boolean;
  readonly lookAt: (seq: number) => void;
}

const Round = memo(function Round({ tick, isOn, lookAt }: RoundProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={tick.title}
      data-on={isOn || undefined}
      style={{ insetInlineStart: `${tick.at * 100}%` }}
      onClick={() => lookAt(tick.seq)}
    >
      {tick.written && tick.short}
    </button>
  );
});
