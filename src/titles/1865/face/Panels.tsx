// The panels of 1865: the Dragons, traffic, and the mines.

import type { PanelProps } from '../../../web/panels/panelProps.ts';
import type { State1865 } from '../rules/state.ts';
import { DragonsPanel } from './DragonsPanel.tsx';
import { MinesPanel, TrafficPanel } from './TrafficPanel.tsx';

export function Panels({ moment, words, lang, sums }: PanelProps) {
  const shown = { state: moment.state as State1865, words, lang };
  return (
    <>
      <DragonsPanel {...shown} sums={sums} />
      <TrafficPanel {...shown} />
      <MinesPanel {...shown} />
    </>
  );
}
