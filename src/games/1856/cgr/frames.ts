// What goes on while the Canadian Government Railway forms (R096-R113, R142).
import type { Seat } from '../../../engine/core/action.ts';
import type { Frame } from '../../../engine/flow/frame.ts';
import type { CompanyId } from '../companies.ts';

/** President by president the loans are settled (R097-R098). */
export interface SettlingFrame extends Frame {
  readonly kind: 'settling';
  /** Presidents still to come, the one who decides first. */
  seats: Seat[];
  /** Companies that will be absorbed. */
  absorbed: CompanyId[];
}

export type CgrFrame = SettlingFrame;
