// What happens in an absorption (R141-R158).
import type { Money } from '../../../../engine/money/bank.ts';
import type { Holder } from '../../../../engine/shares/shares.ts';
import type { NodeId } from '../../../../engine/track/board.ts';
import type { CompanyAbsorbed } from '../../../../kernel/exchange/absorb.ts';
import type { CompanyId, MaritimeId } from '../companies.ts';
import type { ExchangeFrame } from '../frames.ts';

/** R152: what the acquirer gets. */
export type Absorbed = CompanyAbsorbed<{
  readonly traffic: number;
  readonly loans: number;
  readonly maritimes: readonly MaritimeId[];
}>;

export type ExchangeEvent =
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
      /** The target, and the acquirer who pays. */
      readonly company: CompanyId;
      readonly by: CompanyId;
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
