// What can happen in 1865, beside what happens in every 18xx game.
import type { Money } from '../../engine/money/bank.ts';
import type { Holder } from '../../engine/shares/shares.ts';
import type { NodeId } from '../../engine/track/board.ts';
import type { CompanyAbsorbed } from '../../kernel/exchange/absorb.ts';
import type { RoundEvent } from '../../kernel/rounds/events.ts';
import type { RailEvent } from '../../kernel/vocabulary.ts';
import type { CompanyId, MaritimeId } from './companies.ts';
import type { ExchangeFrame } from './frames.ts';
import type { EndReason } from './state.ts';

/** Told with more than every game has. */
type OwnWords =
  | RoundEvent<EndReason>
  | CompanyAbsorbed<{ readonly traffic: number; readonly loans: number; readonly maritimes: readonly MaritimeId[] }>;

/** An absorption (R141-R158). */
type ExchangeEvent =
  | {
      readonly type: 'absorptionBegan';
      readonly occasion: ExchangeFrame['occasion'];
      readonly acquirer: CompanyId;
      readonly target: CompanyId;
      /** For each share, and in all. */
      readonly price: Money;
      readonly sum: Money;
    }
  | { readonly type: 'ownSharesSold'; readonly company: CompanyId; readonly shares: number; readonly sum: Money }
  | { readonly type: 'loansTaken'; readonly company: CompanyId; readonly loans: number; readonly sum: Money }
  | {
      readonly type: 'sharesPaidOff';
      readonly company: CompanyId;
      readonly holder: Holder;
      readonly shares: number;
      readonly sum: Money;
    }
  | { readonly type: 'tokensAdded'; readonly company: CompanyId; readonly tokens: number }
  | { readonly type: 'mineFreed'; readonly company: CompanyId; readonly mine: NodeId }
  | {
      readonly type: 'cityShared';
      readonly company: CompanyId;
      readonly target: CompanyId;
      readonly city: NodeId;
      readonly sum: Money;
    }
  | { readonly type: 'companyReturned'; readonly company: CompanyId };

export type Event1865 = Exclude<RailEvent, { type: OwnWords['type'] }> | OwnWords | ExchangeEvent;
