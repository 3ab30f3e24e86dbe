// A recorded pass ends a step of the platform; which stage of ours that is, and whether ours has ended already.
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

/** Stages for which the platform always waits, though there is nothing to be done. */
const ALWAYS = ['merge', 'build', 'acquire'];

/** Whether the flow stands where a pass belongs, or beyond. */
export function isPassDue(here: Here): boolean {
  const { action, state } = here;
  if (action.entity_type === 'player') return isTheirs(here) || (here.rests && wasTheirs(here));
  if (companyIn(state) !== action.entity) return here.rests && wasTheirs(here);
  if (here.rests) return true;
  const stage = turnStage(state);
  // Where money must be raised, that platform does so with the pass of the train step.
  if (stage === 'goTheOnlyWay') return raisesByItself(state);
  if (stage === 'build' && turnIn(state)!.built === 'done') return false;
  return stage !== null && ALWAYS.includes(stage);
}

/** In a stock round the platform waits for more passes than we do. */
const isTheirs = (here: Here): boolean =>
  companyIn(here.state) === undefined &&
  (here.rests || decides(here.state, 'sellShares')) &&
  decisionIn(here.state)?.seat === seatOf(here.record, here.action.entity);

/** Whoever passes acted just before: our engine ended the turn by itself, while the platform waited for the pass. */
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

/** A pass of a company that must raise money goes the way that is open; where both are, it sells its own shares. */
function raisingOf({ state }: Here): OurMove['action'] | undefined {
  const decision = decisionIn(state)!;
  const open = decision.steps.filter((step) => RAISING.includes(step.id) && stepHasChoice(step, state, decision.seat));
  return open[0] && { type: open[0].id };
}

/**
 * The platform ends a turn with a pass of its own; if one more follows, this one ended a step for which there was no reason
 * to wait. A turn that begins has more to say.
 */
function hasOneMore({ record, at, action }: Here): boolean {
  const [next, then] = [record.actions[at + 1], record.actions[at + 2]];
  return isBy(action)(next) && next!.type === 'pass' && !isBy(action)(then);
}

/** What the same company does after this in its turn. */
function restOfTurn({ record, at, action }: Here): readonly ForeignAction[] {
  const ahead = record.actions.slice(at + 1);
  const others = ahead.findIndex((one) => !isBy(action)(one));
  return others < 0 ? ahead : ahead.slice(0, others);
}
