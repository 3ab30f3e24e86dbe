// A refusal: the reason, and the rule it comes from.
import type { Seat } from './action.ts';

export type Args = Readonly<Record<string, string | number | readonly (string | number)[]>>;

export interface Refusal {
  readonly code: string;
  /** The full number of the rule (`chicago-express-R028`); null for input that is not an action at all. */
  readonly rule: string | null;
  readonly args: Args;
  /** Present if an unfinished action fails in several ways, of which this is one. */
  readonly example?: true;
}

/** The engine's own refusals; each book cites a rule for those of the flow. */
export interface EngineRefusals {
  'flow.over': Record<never, never>;
  'flow.notYours': { waiting: readonly Seat[] };
  'flow.notNow': { instead: readonly string[] };
  'flow.noPass': { instead: readonly string[] };
  'action.malformed': { field: string };
  'action.unknown': { field: string; value: string };
  'action.unfinished': { field: string };
}

export type FlowCode = 'flow.over' | 'flow.notYours' | 'flow.notNow' | 'flow.noPass';
