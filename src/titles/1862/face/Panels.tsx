// The panels of 1862: parliament with its charters and obligations, and the permits.

import type { PanelProps } from '../../../web/panels/panelProps.ts';
import type { State1862 } from '../rules/state.ts';
import { ParliamentPanel } from './ParliamentPanel.tsx';
import { PermitsPanel } from './PermitsPanel.tsx';

export function Panels({ moment, words, lang }: PanelProps) {
  const shown = { state: moment.state as State1862, words, lang };
  return (
    <>
      <ParliamentPanel {...shown} />
      <PermitsPanel {...shown} />
    </>
  );
}
