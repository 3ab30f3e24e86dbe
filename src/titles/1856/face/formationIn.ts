// The formation of the CGR by a decision: through the chosen action, or the answer to a president's question.
import { type Action, onSale, preview, type Seat, top, waiting } from '../../../engine/index.ts';
import { completed } from '../../../match/completed.ts';
import { playOn, playOnWith, type Sequel } from '../../../match/playOn.ts';
import type { OutlookProps } from '../../../web/kit/face.ts';
import { game1856 } from '../rules/index.ts';
import { rail1856 } from '../rules/rail.ts';
import type { State1856 } from '../rules/state.ts';
import { isForming } from './cgrForecast.ts';

export interface Formation extends Sequel<State1856> {
  /** Start of the formation: after the purchase that triggers it. */
  readonly from: State1856;
}

/** The formation of the CGR: from the chosen purchase, or from the answer to a president's question. */
export function formationIn(s: State1856, action: OutlookProps['action']): Formation | null {
  const [seat] = waiting(game1856, s);
  if (seat === undefined) return null;
  const whole = action && completed(game1856, s, seat, action);
  if (top(s)?.kind === 'settling') {
    const answered = whole && playOnWith(game1856, s, seat, whole, isForming);
    return { ...(answered ?? playOn(game1856, s, isForming)), from: s };
  }
  const purchase = action === null ? purchaseOfSix(s, seat) : whole;
  if (s.cgr.stage !== 'before' || purchase?.type !== 'buyTrain') return null;
  const bought = preview(game1856, s, seat, purchase);
  if (!bought.ok || bought.state.cgr.stage === 'before') return null;
  return { ...playOn(game1856, bought.state, isForming), from: bought.state };
}

/** The first 6-train, if the bank would sell it now; null if it cannot be bought. */
const purchaseOfSix = (s: State1856, seat: Seat): Action | null =>
  onSale(s, rail1856.trainTypes(s)).type === SIX
    ? completed(game1856, s, seat, { type: 'buyTrain', from: 'bank', train: `${SIX}-0` })
    : null;

const SIX = '6';
