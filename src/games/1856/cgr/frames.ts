// What goes on while the Canadian Government Railway forms (R096-R113, R142).
import type { Seat } from '../../../engine/core/action.ts';
import type { Frame } from '../../../engine/flow/frame.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { CompanyId } from '../companies.ts';

/** A token of an absorbed company, off the map until it is replaced or given up: whose it was and where it stood. */
export interface TakenToken {
  readonly company: CompanyId;
  readonly city: NodeId;
}

/** President by president the loans are settled (R097-R098). */
export interface SettlingFrame extends Frame {
  readonly kind: 'settling';
  /** Presidents still to come, the one who decides first. */
  seats: Seat[];
  /** The companies absorbed so far, in that order. */
  absorbed: CompanyId[];
  tokens: TakenToken[];
}

/** What the absorbed companies had becomes the CGR's (R103-R113). */
export interface FormationFrame extends Frame {
  readonly kind: 'formation';
  readonly absorbed: readonly CompanyId[];
  /** Tokens of which it is not decided yet whether they are replaced. */
  tokens: TakenToken[];
}

export type CgrFrame = SettlingFrame | FormationFrame;
