// The panels of 18Mag: how near the next phase is, and István with his cards.
import type { State18Mag } from '../../../games/18mag/state.ts';
import type { PanelProps } from '../../panels/panelProps.ts';
import { IstvanPanel } from './IstvanPanel.tsx';
import { MarkersPanel } from './MarkersPanel.tsx';

export function Panels({ moment, words, lang }: PanelProps) {
  const state = moment.state as State18Mag;
  return (
    <>
      {state.solo && <IstvanPanel state={state} solo={state.solo} words={words} lang={lang} />}
      <MarkersPanel state={state} lang={lang} />
    </>
  );
}
