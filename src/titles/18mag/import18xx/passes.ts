// Finds the stage of ours that ends with a recorded pass, and whether it has ended already.
import { heldBack, PASS, stepHasChoice, top } from '../../../engine/index.ts';
import type { ForeignAction } from '../../../records/import18xx/foreign.ts';
import { seatOf } from '../../../records/import18xx/ids.ts';
import { BY_HAND, type OurMove, type Place } from '../../../records/import18xx/importer.ts';
import type { State18Mag } from '../rules/state.ts';
import { rowOf } from './table.ts';
import { companyIn, companyOf, decides, decisionIn } from './where.ts';

type Here = Place<State18Mag>;

/** True if the flow stands where a pass belongs, or beyond. */
export function isPassDue(here: Here): boolean {
  const { action, state } = here;
  // our game skips a player who can do nothing; the platform may have waited for a pass
  if (action.entity_type === 'player') return isTheirs(here) || (here.rests && wasTheirs(here));
  return companyIn(state) === action.entity ? here.rests || isAtEnd(state) : wasTheirs(here);
}

/** True if a turn is over and its consequences are still to come. */
const isAtEnd = (s: State18Mag): boolean => top(s)!.at === null;

const isTheirs = ({ record, action, state }: Here): boolean =>
  companyIn(state) === undefined && decisionIn(state)?.seat === seatOf(record, action.entity);

/**
 * True if the passing player acted just before: our engine ended the turn by itself, while the platform waited for the
 * pass.
 */
const wasTheirs = ({ record, at, action }: Here): boolean => isBy(action)(record.actions[at - 1]);

const isBy =
  ({ entity, entity_type }: ForeignAction) =>
  (one: ForeignAction | undefined): boolean =>
    one?.entity === entity && one.entity_type === entity_type && one.type !== BY_HAND;

export function passOf(here: Here): readonly OurMove[] {
  const { action, state } = here;
  const decision = here.rests ? decisionIn(state) : null;
  if (!decision) return [];
  const pass: OurMove = { seat: decision.seat, action: PASS };
  if (action.entity_type === 'player') return isTheirs(here) ? [pass] : [];
  if (companyIn(state) !== companyOf(action) || !decision.optional) return [];
  if (mustRun(state, decision.seat) || heldBack(decision, state)) return [];
  const rest = restOfTurn(here);
  if (decides(state, 'buyTrain') && rest.length > 0) return [];
  const isStillDue = (one: ForeignAction) => decides(state, rowOf(one)?.at ?? '');
  return rest.some(isStillDue) ? [] : [pass];
}

/** True if a run is due, which is never passed: the pass belongs to the platform's step for scrapping before it. */
const mustRun = (s: State18Mag, seat: number): boolean =>
  decisionIn(s)!.steps.some((step) => step.id === 'run' && stepHasChoice(step, s, seat));

/** Further actions of the same company. No company has two turns in a row. */
function restOfTurn({ record, at, action }: Here): readonly ForeignAction[] {
  const ahead = record.actions.slice(at + 1);
  const others = ahead.findIndex((one) => !isBy(action)(one));
  return others < 0 ? ahead : ahead.slice(0, others);
}
