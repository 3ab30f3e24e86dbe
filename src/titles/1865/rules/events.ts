// The events of 1865, beyond those of every 18xx game.
import type { Seat } from '../../../engine/core/action.ts';
import type { EventsOf } from '../../../engine/core/event.ts';
import type { CompanyPaid, Money, Paid } from '../../../engine/money/bank.ts';
import type { Holder } from '../../../engine/shares/shares.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import type { CompanyAbsorbed } from '../../../kernel/exchange/absorb.ts';
import type { RoundEvent } from '../../../kernel/rounds/events.ts';
import type { ShareBought } from '../../../kernel/stock/buyShare.ts';
import type { CompanyStarted } from '../../../kernel/stock/startCompany.ts';
import type { TrainBought } from '../../../kernel/trains/buyTrain.ts';
import type { RailEvent } from '../../../kernel/vocabulary.ts';
import type { Zone } from './chart.ts';
import type { CompanyId, MaritimeId } from './companies.ts';
import type { ExchangeFrame } from './frames.ts';
import type { CompanyState, EndReason } from './state.ts';
import type { Source } from './stock/buyShare.ts';
import type { DragonPass, DragonPurchase, DragonSale } from './stock/dragonChoice.ts';

/** Shared events with more fields or narrower types here. */
type OwnWords =
  | RoundEvent<EndReason>
  /** R152: taken over by the acquirer. */
  | CompanyAbsorbed<{ traffic: number; loans: number; maritimes: readonly MaritimeId[] }>
  /** R068, R151: its kind and its home. */
  | (CompanyStarted & { kind: CompanyState['kind']; home: NodeId })
  /** R057: the Dragons sell too. */
  | (Omit<ShareBought, 'from'> & { from: Source })
  /** R137: `added` by the president. */
  | (TrainBought & { added: Money });

interface DraftEvent {
  maritimeTaken: { seat: Seat; maritime: MaritimeId };
  /** R013: `out` were left over. */
  draftOver: { out: readonly MaritimeId[] };
}

interface CompanyEvent {
  /** R070: `tokens` with the one at home; `capital` is the money for its certificates so far. */
  companyLaunched: { company: string; kind: CompanyState['kind']; tokens: number; capital: Money };
  /** R082-R083: `tokens` are added. */
  companyConverted: { company: CompanyId; tokens: number };
  /** R084: its president was asked and declined. */
  conversionDeclined: { company: CompanyId };
}

/** R095-R096, R033 */
interface BeforeStockRound {
  mineDegraded: { hex: HexId; tile: TileId };
  rowChanged: { company: CompanyId; row: number; zone: Zone };
}

/** `price` is that of one share. */
export type DragonEvent =
  | ({ type: 'dragonsSold'; price: Money } & DragonSale)
  | ({ type: 'dragonsBought'; percent: number; price: Money } & DragonPurchase)
  | { type: 'dragonsPassed'; why: DragonPass };

/** Its home at the launch, a city that grows, a mine, a route with its new token, the place of a maritime company. */
export type TrafficReason = 'home' | 'city' | 'mine' | 'route' | 'maritime';

interface TurnEvent {
  /** R014 */
  maritimesPaid: { seat: Seat; maritimes: readonly MaritimeId[]; sum: Money };
  maritimeHandedOver: { seat: Seat; company: string; maritime: MaritimeId };
  /** R023: players lose those they still have. */
  maritimesDiscarded: { maritimes: readonly MaritimeId[] };
  /** `traffic` is its total now. */
  trafficGained: { company: string; amount: number; reason: TrafficReason; traffic: number };
  /** R126 */
  revenueEarned: { company: CompanyId; traffic: number; coverage: number; revenue: Money };
  /** R139 */
  personalLoansTaken: { seat: Seat; count: number; sum: Money };
  /** R159: `loans` are left. */
  loanRepaid: { company: CompanyId; loans: number };
}

/** R141-R158 */
interface ExchangeEvent {
  /** `price` for each share, `sum` in all. */
  absorptionBegan: {
    occasion: ExchangeFrame['occasion'];
    acquirer: CompanyId;
    target: CompanyId;
    price: Money;
    sum: Money;
  };
  ownSharesSold: { company: CompanyId; shares: number; sum: Money };
  loansTaken: { company: CompanyId; loans: number; sum: Money };
  /** `company` is the target, `by` the acquirer who pays. */
  sharesPaidOff: { company: CompanyId; by: CompanyId; holder: Holder; shares: number; sum: Money };
  tokensAdded: { company: CompanyId; tokens: number };
  mineFreed: { company: CompanyId; mine: NodeId };
  cityShared: { company: CompanyId; target: CompanyId; city: NodeId; sum: Money };
  companyReturned: { company: CompanyId };
}

/** Reasons for payments to and from players. */
export type Reason = 'maritime' | 'shares' | 'dividend' | 'train' | 'loan' | 'absorption';
/** Reasons for payments between companies and the bank. */
type CompanyReason = 'secondTile' | 'token' | 'withheld' | 'ownShares' | 'synergy' | 'absorbed';

export type Event1865 =
  | Exclude<RailEvent, { type: OwnWords['type'] | 'paid' }>
  | Paid<Reason>
  | CompanyPaid<CompanyReason>
  | OwnWords
  | DragonEvent
  | EventsOf<DraftEvent & CompanyEvent & BeforeStockRound & TurnEvent & ExchangeEvent>;
