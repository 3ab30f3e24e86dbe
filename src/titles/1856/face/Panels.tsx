// The panels of 1856: loans and destinations, and the CGR to come.

import type { PanelProps } from '../../../web/panels/panelProps.ts';
import type { State1856 } from '../rules/state.ts';
import { CgrPanel } from './CgrPanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';

export function Panels({ moment, words, lang, sums }: PanelProps) {
  const state = moment.state as State1856;
  // before the first stock round nobody can owe anything
  if (state.flow.some(({ kind }) => kind === 'privates')) return null;
  return (
    <>
      <MoneyPanel state={state} words={words} lang={lang} />
      {sums && <CgrPanel state={state} words={words} lang={lang} />}
    </>
  );
}
