// A recorded pass ends a step; which of our stages that is, and whether ours has ended already.
import {
  actInPlace,
  cashOf,
  check,
  moveOnInPlace,
  ownCopy,
  PASS,
  restless,
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

/** Whether the flow stands where a pass belongs, or beyond. */
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

/** As long as it has room and money the CGR is asked for trains there, and keeps the one it borrowed (R114). */
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

/** The platform waits for a pass before loans above the limit are redeemed. */
const owesTooMuch = (s: State1856): boolean => {
  const company = companyIn(s);
  return company !== undefined && s.companies[company].loans > loanLimit(s, company);
};

const isTheirs = ({ record, action, state }: Here): boolean =>
  companyIn(state) === undefined && decisionIn(state)?.seat === seatOf(record, action.entity);

/**
 * The player who passes acted just before: our engine ended the turn by itself, while the platform waited for the pass.
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

/** Whether the pass ends the track of a turn, whose links are still to be written down. */
const hasLinksAhead = ({ record, at, action }: Here): boolean =>
  isLinksOf(action.entity, record.actions.slice(at + 1).find(isTold(action.entity, [...ONCE, 'pass'])));

/** A company that has two turns in a row: the links of the first have been written down, those of the next come now. */
const isOfNextTurn = (here: Here): boolean => isPastLinks(here.state) && hasLinksAhead(here) && hasLinksBehind(here);

/** Whether the links came after the last tile of the company, nobody else having acted since. */
const hasLinksBehind = ({ record, at, action }: Here): boolean =>
  isLinksOf(action.entity, record.actions.slice(0, at).findLast(isTold(action.entity, ['lay_tile', LINKS])));

/** One of these actions, or an action of somebody else. */
const isTold =
  (entity: string, types: readonly string[]) =>
  (one: ForeignAction): boolean =>
    one.entity !== entity || types.includes(one.type);

const isLinksOf = (entity: string, one: ForeignAction | undefined): boolean =>
  one?.type === LINKS && one.entity === entity;

/** Whether the company does something else in this turn, after what the platform takes for the end of trains and loans. */
const doesMore = (here: Here): boolean => restOfTurn(here).some(({ type }) => type !== 'pass');

/** What the company does after this pass, up to its next turn. */
function restOfTurn({ record, at, action: { entity } }: Here): readonly ForeignAction[] {
  // a private is used by its company, and in that company's turn
  const isOwn = (one: ForeignAction) => one.entity === entity || one.entity_type === 'company';
  const ahead = record.actions.slice(at + 1);
  const others = ahead.findIndex((one) => !isOwn(one) || ONCE.includes(one.type));
  const rest = others < 0 ? ahead : ahead.slice(0, others);
  const next = ahead[others];
  if (!next || !isOwn(next)) return rest;
  // Its own next turn has begun. If it passes its track there, that pass is the last one; actions before it may belong
  // to either turn.
  const passes = rest.flatMap(({ type }, i) => (type === 'pass' ? [i] : []));
  return rest.slice(0, passes.at(next.type === LINKS ? -2 : -1) ?? 0);
}

function endsTurn(s: State1856, { seat, action }: OurMove): boolean {
  if (check(game1856, s, seat, action)) return false;
  const own = ownCopy(s);
  actInPlace(game1856, own, seat, action);
  while (restless(game1856, own) && autoAt(own) !== 'endTurn') moveOnInPlace(game1856, own);
  return autoAt(own) === 'endTurn';
}
