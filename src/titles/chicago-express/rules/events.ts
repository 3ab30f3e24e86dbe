// What can happen in Chicago Express.

import type { AuctionEvent } from '../../../engine/auction/ascending.ts';
import type { Seat } from '../../../engine/core/action.ts';
import type { CompanyPaid, Money, Paid } from '../../../engine/money/bank.ts';
import type { CompanyId } from './companies.ts';
import type { HexId } from './map.ts';
import type { Dial, EndCondition } from './state.ts';

/** On what occasion a share is auctioned: in the opening, by a player's action, or as Wabash opens. */
export type Occasion = 'opening' | 'action' | 'wabash';

/** Why players pay and are paid. */
export type Reason = 'share' | 'dividend' | 'chicagoDividend';
/** Why money goes between companies and the bank. */
type CompanyReason = 'track' | 'forest';

export type ChicagoEvent =
  | Paid<Reason>
  | CompanyPaid<CompanyReason>
  | AuctionEvent
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'dialMoved'; seat: Seat; dial: Dial; steps: number; red: boolean }
  | { type: 'declined'; seat: Seat; dial: Dial }
  | { type: 'auctionOpened'; company: CompanyId; seat: Seat; least: Money; occasion: Occasion }
  | { type: 'shareSold'; company: CompanyId; seat: Seat; price: Money }
  | { type: 'shareGiven'; company: CompanyId; seat: Seat }
  | { type: 'shareUnsold'; company: CompanyId }
  | { type: 'built'; seat: Seat; company: CompanyId; hex: HexId; cost: Money; gain: number; income: number }
  | { type: 'developed'; seat: Seat; hex: HexId; companies: readonly CompanyId[]; gain: number }
  | { type: 'forestCleared'; seat: Seat; hex: HexId; company: CompanyId; cash: Money }
  | { type: 'chicagoReached'; company: CompanyId }
  | { type: 'dividend'; company: CompanyId; perShare: Money; income: number; sold: number }
  | { type: 'wabashOpened'; income: number }
  | { type: 'dialsReset' }
  | { type: 'detroitGrew'; value: number; companies: readonly CompanyId[] }
  | { type: 'endReached'; conditions: readonly EndCondition[] }
  | { type: 'gameOver'; winners: readonly Seat[]; cash: Money };
