// What can happen in 1865, beside what happens in every 18xx game.
import type { Seat } from '../../../engine/core/action.ts';
import type { CompanyPaid, Money, Paid } from '../../../engine/money/bank.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import type { RoundEvent } from '../../../kernel/rounds/events.ts';
import type { ShareBought } from '../../../kernel/stock/buying.ts';
import type { CompanyStarted } from '../../../kernel/stock/startCompany.ts';
import type { TrainBought } from '../../../kernel/trains/buying.ts';
import type { RailEvent } from '../../../kernel/vocabulary.ts';
import type { Zone } from './chart.ts';
import type { CompanyId, MaritimeId } from './companies.ts';
import type { Absorbed, ExchangeEvent } from './exchange/events.ts';
import type { MaritimeHandedOver } from './operating/maritime.ts';
import type { TrafficGained } from './operating/traffic.ts';
import type { CompanyState, EndReason } from './state.ts';
import type { Source } from './stock/buyShare.ts';
import type { DragonEvent } from './stock/dragons.ts';

/** Told with more than every game has. */
type OwnWords =
  | RoundEvent<EndReason>
  | Absorbed
  /** R068, R151: as what it is opened, and where its home is. */
  | (CompanyStarted & { readonly kind: CompanyState['kind']; readonly home: NodeId })
  /** R057: the Dragons sell too. */
  | (Omit<ShareBought, 'from'> & { readonly from: Source })
  /** R137: `added` by the president. */
  | (TrainBought & { readonly added: Money });

type DraftEvent =
  | { readonly type: 'maritimeTaken'; readonly seat: Seat; readonly maritime: MaritimeId }
  /** R013: these were left over. */
  | { readonly type: 'draftOver'; readonly out: readonly MaritimeId[] };

type CompanyEvent =
  /** R070: `tokens` with the one at home, `capital` what its certificates have brought so far. */
  | {
      readonly type: 'companyLaunched';
      readonly company: CompanyId;
      readonly kind: CompanyState['kind'];
      readonly tokens: number;
      readonly capital: Money;
    }
  /** R082-R083: `tokens` are those that are added. */
  | { readonly type: 'companyConverted'; readonly company: CompanyId; readonly tokens: number }
  /** R084: its president was asked and declined. */
  | { readonly type: 'conversionDeclined'; readonly company: CompanyId };

/** R095-R096, R033 */
type BeforeStockRound =
  | { readonly type: 'mineDegraded'; readonly hex: HexId; readonly tile: TileId }
  | { readonly type: 'rowChanged'; readonly company: CompanyId; readonly row: number; readonly zone: Zone };

type EarningEvent =
  /** R014 */
  | {
      readonly type: 'maritimesPaid';
      readonly seat: Seat;
      readonly maritimes: readonly MaritimeId[];
      readonly sum: Money;
    }
  /** R023: players lose those they still have. */
  | { readonly type: 'maritimesDiscarded'; readonly maritimes: readonly MaritimeId[] }
  /** R126 */
  | {
      readonly type: 'revenueEarned';
      readonly company: CompanyId;
      readonly traffic: number;
      readonly coverage: number;
      readonly revenue: Money;
    }
  /** R139 */
  | { readonly type: 'personalLoansTaken'; readonly seat: Seat; readonly count: number; readonly sum: Money }
  /** R159: `loans` are left. */
  | { readonly type: 'loanRepaid'; readonly company: CompanyId; readonly loans: number };

/** Why players pay and are paid. */
export type Reason = 'maritime' | 'shares' | 'dividend' | 'train' | 'loan' | 'absorption';
/** Why money goes between companies and the bank. */
type CompanyReason = 'secondTile' | 'token' | 'withheld' | 'ownShares' | 'synergy' | 'absorbed';

export type Event1865 =
  | Exclude<RailEvent, { type: OwnWords['type'] | 'paid' }>
  | Paid<Reason>
  | CompanyPaid<CompanyReason>
  | OwnWords
  | DraftEvent
  | CompanyEvent
  | BeforeStockRound
  | DragonEvent
  | ExchangeEvent
  | MaritimeHandedOver
  | TrafficGained
  | EarningEvent;
