// Passing an idle step: one with nothing to decide that a side action keeps open. If the side action is offered again
// in this turn and waiting changes nothing, the pass may be entered for the player. The engine asks all the same: rules
// give a right to it.
import {
  type Action,
  actionOf,
  begin,
  type Choice,
  type Core,
  canGoOn,
  check,
  deciding,
  decisionOf,
  type Game,
  moveOn,
  narrow,
  PASS,
  preview,
  type Seat,
  waiting,
} from '../engine/index.ts';
import { type RailState, railOf } from '../kernel/index.ts';
import type { Desk } from './menu.ts';
import { spread } from './spread.ts';

/** The kinds of action passed over; null if there is something to decide, or to lose. */
export function idlePass(desk: Desk): readonly string[] | null {
  const { game, state, seat } = desk;
  const company = operating(game, state);
  const isAside = asidesIn(game, state);
  const kinds = deciding(game, state, seat).filter((type) => type !== PASS.type);
  const own = kinds.filter((type) => !isAside(type));
  if (
    company === null ||
    own.length === 0 ||
    own.length === kinds.length ||
    own.some((type) => begin(game, state, seat, type))
  )
    return null;
  const sides = kinds.filter(isAside).flatMap((type) => wholeOf(desk, type));
  if (sides.length === 0 || sides.includes(null) || check(game, state, seat, PASS) !== null) return null;
  // a loan may pay for an aside, and the aside may open the step
  const shut = kinds.filter((type) => isAside(type) && !begin(game, state, seat, type));
  const later = after(game, state, seat, PASS, company);
  const loses = (side: Action): boolean => {
    const first = after(game, state, seat, side, company);
    if (!later || !first || opens(game, first, seat, [...own, ...shut])) return true;
    const then = after(game, later, seat, side, company);
    // an earlier side action may settle the step by itself
    const done = isAt(first, state) ? after(game, first, seat, PASS, company) : first;
    return !then || !done || JSON.stringify(then) !== JSON.stringify(done);
  };
  return (sides as readonly Action[]).some(loses) ? null : own;
}

const operating = (game: Game, s: Core): string | null => railOf(game)?.operating(s as RailState) ?? null;

const asidesIn = (game: Game, s: Core) => {
  const steps = decisionOf(game, s)?.steps ?? [];
  return (type: string): boolean => steps.some(({ id, aside }) => id === type && aside);
};

/** True if one of the kinds has become possible. */
const opens = (game: Game, s: Core, seat: Seat, kinds: readonly string[]): boolean =>
  waiting(game, s).includes(seat) &&
  deciding(game, s, seat).some((type) => kinds.includes(type) && begin(game, s, seat, type) !== null);

/** True if still in the same stage of the same turn. */
const isAt = (s: Core, before: Core): boolean =>
  s.flow.length === before.flow.length && s.flow.at(-1)?.at === before.flow.at(-1)?.at;

/** Every action of a kind, at both ends of a price; null for one that cannot be completed. */
function wholeOf(desk: Desk, type: string): readonly (Action | null)[] {
  const begun = begin(desk.game, desk.state, desk.seat, type);
  return begun ? spread(desk, begun).flatMap((path) => ends(desk, path.at(-1)!)) : [];
}

function ends({ game, state }: Desk, choice: Choice): readonly (Action | null)[] {
  const { open } = choice;
  if (!open) return [actionOf(choice)];
  if (open.kind !== 'int') return [null];
  return [open.min, open.max].map((value) => {
    const next = narrow(game, state, choice, value);
    return next.open ? null : actionOf(next);
  });
}

/** The position after an action, once nothing more happens by itself; null if it is illegal or ends the turn. */
function after(game: Game, s: Core, seat: Seat, action: Action, company: string): Core | null {
  const outcome = preview(game, s, seat, action);
  if (!outcome.ok) return null;
  let at = outcome.state;
  while (operating(game, at) === company && canGoOn(game, at)) at = moveOn(game, at, undefined);
  return operating(game, at) === company && waiting(game, at).includes(seat) ? at : null;
}
