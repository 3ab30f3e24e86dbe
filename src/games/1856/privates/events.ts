// What happens with the private companies after the auction.
import type { Seat } from '../../../engine/core/action.ts';
import type { Treasury } from '../../../engine/core/owner.ts';
import type { BANK } from '../../../engine/money/bank.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { CompanyId } from '../companies.ts';
import type { PrivateId, RightId } from '../privateCompanies.ts';

export type PrivatesEvent =
  | {
      readonly type: 'privateToCompany';
      readonly private: PrivateId;
      readonly company: CompanyId;
      readonly seat: Seat;
      readonly price: number;
    }
  | { readonly type: 'privateClosed'; readonly private: PrivateId }
  /** With the private itself (R132), or bought (R028): then `from` is who was paid. */
  | {
      readonly type: 'rightGained';
      readonly right: RightId;
      readonly company: CompanyId;
      readonly from: PrivateId | Treasury | typeof BANK;
    }
  | { readonly type: 'portPlaced'; readonly company: CompanyId; readonly hex: HexId };
