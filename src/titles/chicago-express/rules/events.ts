// The events of Chicago Express.

import type { AuctionEvent } from '../../../engine/auction/ascending.ts';
import type { Seat } from '../../../engine/core/action.ts';
import type { EventsOf } from '../../../engine/core/event.ts';
import type { CompanyPaid, Money, Paid } from '../../../engine/money/bank.ts';
import type { CompanyId } from './companies.ts';
import type { HexId } from './map.ts';
import type { Dial, EndCondition } from './state.ts';

/** The occasion of an auction: the opening, a player's action, or the opening of Wabash. */
export type Occasion = 'opening' | 'action' | 'wabash';

/** Reasons for payments to and from players. */
export type Reason = 'share' | 'dividend' | 'chicagoDividend';
/** Reasons for payments between companies and the bank. */
type CompanyReason = 'track' | 'forest';

interface Happening {
  turnBegan: { seat: Seat };
  dialMoved: { seat: Seat; dial: Dial; steps: number; red: boolean };
  declined: { seat: Seat; dial: Dial };
  auctionOpened: { company: CompanyId; seat: Seat; least: Money; occasion: Occasion };
  shareSold: { company: CompanyId; seat: Seat; price: Money };
  shareGiven: { company: CompanyId; seat: Seat };
  shareUnsold: { company: CompanyId };
  built: { seat: Seat; company: CompanyId; hex: HexId; cost: Money; gain: number; income: number };
  developed: { seat: Seat; hex: HexId; companies: readonly CompanyId[]; gain: number };
  forestCleared: { seat: Seat; hex: HexId; company: CompanyId; cash: Money };
  chicagoReached: { company: CompanyId };
  dividend: { company: CompanyId; perShare: Money; income: number; sold: number };
  wabashOpened: { income: number };
  dialsReset: unknown;
  detroitGrew: { value: number; companies: readonly CompanyId[] };
  endReached: { conditions: readonly EndCondition[] };
  gameOver: { winners: readonly Seat[]; cash: Money };
}

export type ChicagoEvent = Paid<Reason> | CompanyPaid<CompanyReason> | AuctionEvent | EventsOf<Happening>;
