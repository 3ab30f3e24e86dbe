// Finds the stage of ours that ends with a recorded pass, and whether it has ended already.
import { heldBack, PASS, stepHasChoice } from '../../../engine/index.ts';
import type { ForeignAction } from '../../../records/import18xx/foreign.ts';
import { seatOf } from '../../../records/import18xx/ids.ts';
import type { OurMove, Place } from '../../../records/import18xx/importer.ts';
import { raisesByItself } from '../rules/platform/forcedMoney.ts';
import type { State1862 } from '../rules/state.ts';
import { rowOf } from './table.ts';
import { companyIn, decides, decisionIn, turnIn, turnStage } from './where.ts';

const RAISING = ['sellTreasury', 'refinance'];

type Here = Place<State1862>;

/** Stages for which the platform always waits, even with nothing to do. */
const ALWAYS = ['merge', 'build', 'acquire'];

/** True if the flow stands where a pass belongs, or beyond. */
export function isPassDue(here: Here): boolean {
  const { action, state } = here;
  if (action.entity_type === 'player') return isTheirs(here) || (here.rests && wasTheirs(here));
  if (companyIn(state) !== action.entity) return here.rests && wasTheirs(here);
  if (here.rests) return true;
  const stage = turnStage(state);
  // if money must be raised, the platform raises it with the pass of the train step
  if (stage === 'goTheOnlyWay') return raisesByItself(state);
  if (stage === 'build' && turnIn(state)!.built === 'done') return false;
  return stage !== null && ALWAYS.includes(stage);
}

/** In a stock round the platform waits for more passes than we do. */
const isTheirs = (here: Here): boolean =>
  companyIn(here.state) === undefined &&
  (here.rests || decides(here.state, 'sellShares')) &&
  decisionIn(here.state)?.seat === seatOf(here.record, here.action.entity);

/** True if the passing player acted just before: our engine ended the turn by itself, while the platform waited for the pass. */
const wasTheirs = ({ record, at, action }: Here): boolean => isBy(action)(record.actions[at - 1]);

const isBy =
  ({ entity, entity_type }: ForeignAction) =>
  (one: ForeignAction | undefined): boolean =>
    one?.entity === entity && one.entity_type === entity_type;

export function passOf(here: Here): readonly OurMove[] {
  const { action, state } = here;
  const decision = decisionIn(state);
  if (!decision) return [];
  const pass: OurMove = { seat: decision.seat, action: PASS };
  if (action.entity_type === 'player') return isTheirs(here) ? [pass] : [];
  if (companyIn(state) !== action.entity || !decision.optional) return [];
  const raised = raisingOf(here);
  if (raised) return [{ ...pass, action: raised }];
  if (heldBack(decision, state)) return [];
  if (turnStage(state) === 'acquire' && hasOneMore(here)) return [];
  const isStillDue = (one: ForeignAction) => decides(state, ...(rowOf(one)?.among ?? []));
  return restOfTurn(here).some(isStillDue) ? [] : [pass];
}

/** A forced raising by a pass takes the only way open; with two, it sells the company's own shares. */
function raisingOf({ state }: Here): OurMove['action'] | undefined {
  const decision = decisionIn(state)!;
  const open = decision.steps.filter((step) => RAISING.includes(step.id) && stepHasChoice(step, state, decision.seat));
  return open[0] && { type: open[0].id };
}

/**
 * The platform ends a turn with a pass of its own; if another follows, this one ended an idle step. A turn that begins
 * has more actions.
 */
function hasOneMore({ record, at, action }: Here): boolean {
  const [next, then] = [record.actions[at + 1], record.actions[at + 2]];
  return isBy(action)(next) && next!.type === 'pass' && !isBy(action)(then);
}

/** Further actions of the same company in its turn. */
function restOfTurn({ record, at, action }: Here): readonly ForeignAction[] {
  const ahead = record.actions.slice(at + 1);
  const others = ahead.findIndex((one) => !isBy(action)(one));
  return others < 0 ? ahead : ahead.slice(0, others);
}
