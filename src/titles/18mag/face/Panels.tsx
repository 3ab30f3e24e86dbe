// The panels of 18Mag: the draft, how near the next phase is, István with his cards, and the services of the majors.

import type { PanelProps } from '../../../web/panels/panelProps.ts';
import type { State18Mag } from '../rules/state.ts';
import { DraftPanel } from './DraftPanel.tsx';
import { IstvanPanel } from './IstvanPanel.tsx';
import { MarkersPanel } from './MarkersPanel.tsx';
import { ServicesPanel } from './ServicesPanel.tsx';
import { isUnderWay } from './serviceFacts.ts';

export function Panels({ moment, words, lang }: PanelProps) {
  const state = moment.state as State18Mag;
  const shown = { state, words, lang };
  return (
    <>
      <DraftPanel {...shown} />
      {state.solo && <IstvanPanel {...shown} solo={state.solo} />}
      {isUnderWay(state) && (
        <>
          <MarkersPanel state={state} lang={lang} />
          <ServicesPanel {...shown} />
        </>
      )}
    </>
  );
}
