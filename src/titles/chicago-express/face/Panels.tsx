// The panels of Chicago Express: the auction under way, dials, the next dividends, the four ends.

import type { PanelProps } from '../../../web/panels/panelProps.ts';
import type { ChicagoState } from '../rules/state.ts';
import { AuctionPanel } from './AuctionPanel.tsx';
import { DialsPanel } from './DialsPanel.tsx';
import { EndsPanel } from './EndsPanel.tsx';
import { ForecastPanel } from './ForecastPanel.tsx';

export function Panels({ moment, words, lang, sums }: PanelProps) {
  const state = moment.state as ChicagoState;
  return (
    <>
      <AuctionPanel state={state} words={words} lang={lang} />
      <DialsPanel state={state} lang={lang} />
      {sums && <ForecastPanel state={state} words={words} lang={lang} />}
      <EndsPanel state={state} lang={lang} />
    </>
  );
}
