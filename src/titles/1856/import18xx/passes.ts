// Finds the stage of ours that a recorded pass ends, and whether it has ended already.
import {
  actInPlace,
  canGoOn,
  cashOf,
  check,
  moveOnInPlace,
  ownCopy,
  PASS,
  trainsOf,
  treasury,
} from '../../../engine/index.ts';
import type { ForeignAction } from '../../../records/import18xx/foreign.ts';
import { seatOf } from '../../../records/import18xx/ids.ts';
import type { OurMove, Place } from '../../../records/import18xx/importer.ts';
import { game1856 } from '../rules/index.ts';
import { loanLimit } from '../rules/operating/loans.ts';
import { trainLimit } from '../rules/operating/supply.ts';
import type { State1856 } from '../rules/state.ts';
import {
  actingFor,
  autoAt,
  companyIn,
  decides,
  decisionIn,
  isAskedApart,
  isPastLinks,
  LINKS,
  turnIn,
} from './where.ts';

type Here = Place<State1856>;

/** Stages that a recorded pass can end; runs and dividends are never passed there. */
const PASSED = ['layTile', 'layCanadaTile', 'placeToken', 'borrowTrain', 'buyTrain', 'redeemLoan'];
const LAST = ['buyTrain', 'redeemLoan'];

/** Actions that happen once in a turn: doing one again means a new turn. */
const ONCE = ['lay_tile', LINKS, 'place_token', 'borrow_train', 'run_routes', 'dividend'];

/** True if the flow stands where a pass belongs, or beyond. */
export function isPassDue(here: Here): boolean {
  const { record, at, action, state } = here;
  if (action.entity_type === 'player') return here.rests && (isTheirs(here) || wasTheirs(here));
  if (companyIn(state) !== action.entity) return here.rests && (isAskedApart(state) || wasTheirs(here));
  if (isOfNextTurn(here)) return false;
  if (here.rests || autoAt(state) === 'endTurn' || hasBorrowed(state)) return true;
  const before = record.actions[at - 1]?.type;
  return (
    (autoAt(state) === 'links' && before !== LINKS) ||
    (autoAt(state) === 'forcedRedemption' && before !== 'pass' && owesTooMuch(state))
  );
}

/** True for a CGR with a borrowed train (R114): the platform asks it for trains while it has room and money. */
function hasBorrowed(s: State1856): boolean {
  const turn = turnIn(s);
  if (!turn?.borrowedTrain || !decides(s, 'buyTrain')) return false;
  const trains = trainsOf(s, turn.company);
  return (
    trains.includes(turn.borrowedTrain) &&
    trains.length < trainLimit(s, turn.company) &&
    cashOf(s, treasury(turn.company)) > 0
  );
}

/** True if loans exceed the limit: the platform waits for a pass before they are redeemed. */
const owesTooMuch = (s: State1856): boolean => {
  const company = companyIn(s);
  return company !== undefined && s.companies[company].loans > loanLimit(s, company);
};

const isTheirs = ({ record, action, state }: Here): boolean =>
  companyIn(state) === undefined && decisionIn(state)?.seat === seatOf(record, action.entity);

/**
 * True if the passing player acted just before: our engine ended the turn by itself, while the platform waited for the
 * pass.
 */
const wasTheirs = ({ record, at, action, state }: Here): boolean => {
  const before = record.actions[at - 1];
  return before !== undefined && [before.entity, actingFor(state, before.entity)].includes(action.entity);
};

export function passOf(here: Here): readonly OurMove[] {
  const { action, state } = here;
  const decision = here.rests ? decisionIn(state) : null;
  if (!decision) return [];
  const pass: OurMove = { seat: decision.seat, action: PASS };
  if (action.entity_type === 'player') return isTheirs(here) ? [pass] : [];
  // R097: on the platform a president who passes pays
  if (decides(state, 'settleLoans'))
    return [{ ...pass, action: { type: 'settleLoans', company: action.entity, how: 'pay' } as OurMove['action'] }];
  if (decides(state, 'discardTrain')) return [pass];
  if (companyIn(state) !== action.entity || !decides(state, ...PASSED)) return [];
  if (isPastLinks(state) && hasLinksAhead(here)) return [];
  return decides(state, ...LAST) && doesMore(here) && endsTurn(state, pass) ? [] : [pass];
}

/** True if the pass ends the track of a turn whose links are still to be recorded. */
const hasLinksAhead = ({ record, at, action }: Here): boolean =>
  isLinksOf(action.entity, record.actions.slice(at + 1).find(isTold(action.entity, [...ONCE, 'pass'])));

/** True for the second of two turns in a row: the links of the first have been recorded, those of the second are due. */
const isOfNextTurn = (here: Here): boolean => isPastLinks(here.state) && hasLinksAhead(here) && hasLinksBehind(here);

/** True if the company's links came after its last tile, with nobody else acting since. */
const hasLinksBehind = ({ record, at, action }: Here): boolean =>
  isLinksOf(action.entity, record.actions.slice(0, at).findLast(isTold(action.entity, ['lay_tile', LINKS])));

/** True for one of these actions, or any of another entity. */
const isTold =
  (entity: string, types: readonly string[]) =>
  (one: ForeignAction): boolean =>
    one.entity !== entity || types.includes(one.type);

const isLinksOf = (entity: string, one: ForeignAction | undefined): boolean =>
  one?.type === LINKS && one.entity === entity;

/** True if the company acts again in this turn, after the platform's end of trains and loans. */
const doesMore = (here: Here): boolean => restOfTurn(here).some(({ type }) => type !== 'pass');

/** Actions of the company after this pass, up to its next turn. */
function restOfTurn({ record, at, action: { entity } }: Here): readonly ForeignAction[] {
  // a private is used by its company, in that company's turn
  const isOwn = (one: ForeignAction) => one.entity === entity || one.entity_type === 'company';
  const ahead = record.actions.slice(at + 1);
  const others = ahead.findIndex((one) => !isOwn(one) || ONCE.includes(one.type));
  const rest = others < 0 ? ahead : ahead.slice(0, others);
  const next = ahead[others];
  if (!next || !isOwn(next)) return rest;
  // The company's own next turn has begun. If it passes its track there, that pass is the last one; earlier actions may
  // belong to either turn.
  const passes = rest.flatMap(({ type }, i) => (type === 'pass' ? [i] : []));
  return rest.slice(0, passes.at(next.type === LINKS ? -2 : -1) ?? 0);
}

function endsTurn(s: State1856, { seat, action }: OurMove): boolean {
  if (check(game1856, s, seat, action)) return false;
  const own = ownCopy(s);
  actInPlace(game1856, own, seat, action);
  while (canGoOn(game1856, own) && autoAt(own) !== 'endTurn') moveOnInPlace(game1856, own);
  return autoAt(own) === 'endTurn';
}
