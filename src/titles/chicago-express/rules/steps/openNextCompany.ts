// The four opening auctions, one after the other (R017-R019).

import type { AutoStep } from '../../../../engine/core/step.ts';
import { frameOf } from '../../../../engine/flow/frame.ts';
import { companies, openingOrder } from '../companies.ts';
import type { ChicagoEvent } from '../events.ts';
import type { OpeningFrame } from '../frames.ts';
import type { ChicagoState } from '../state.ts';
import { offerShare } from './auctionShare.ts';

export const openNextCompany: AutoStep<ChicagoState, ChicagoEvent> = {
  id: 'openNextCompany',
  auto(s, emit) {
    const opening = frameOf<OpeningFrame>(s, 'opening');
    const company = openingOrder[opening.opened]!;
    opening.opened += 1;
    offerShare(s, company, opening.opener, companies[company].income, 'opening', emit);
  },
};
