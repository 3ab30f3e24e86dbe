// Sales beyond an adviser's ideas: it sells losing shares, but a seat may also sell to buy better ones, or because the
// fall of the price hurts others more. They are many, so they are judged at first sight, by the forecast after the
// turn.
import {
  type Action,
  applyInPlace,
  begin,
  type Choice,
  type Core,
  checkWhole,
  type Game,
  narrow,
  ownCopy,
  type Seat,
  top,
  type Value,
  waiting,
} from '../engine/index.ts';
import type { Far } from './insight.ts';
import { margin } from './margin.ts';

/** Most actions in one turn: some sales and a purchase. */
const TURN = 6;

/** The best sales that look better than the first of these ideas and are not among them. */
export function salesAtSight(game: Game, s: Core, seat: Seat, far: Far, ideas: readonly Action[]): Action[] {
  if (far.ahead.sales === 0) return [];
  const known = new Set(ideas.map((idea) => JSON.stringify(idea)));
  const others = salesOf(game, s, seat).filter((sale) => !known.has(JSON.stringify(sale)));
  if (others.length === 0) return [];
  const first = atSight(game, s, seat, far, ideas[0]!);
  return others
    .map((action) => ({ action, value: atSight(game, s, seat, far, action) }))
    .filter(({ value }) => value > first)
    .sort((a, b) => b.value - a.value)
    .slice(0, far.ahead.sales)
    .map(({ action }) => action);
}

/** The seat's lead after it has ended its turn quickly. */
function atSight(game: Game, from: Core, seat: Seat, far: Far, action: Action): number {
  const s = ownCopy(from);
  const { kind } = top(s)!;
  const rng = [...s.chance.rng!];
  applyInPlace(game, s, seat, action);
  for (let i = 1; i < TURN && waiting(game, s)[0] === seat && top(s)!.kind === kind; i++)
    applyInPlace(game, s, seat, far.quick(game, s, seat, rng));
  return margin(far.evaluate(game, s), seat);
}

/** Every block of shares of every company that can be sold now. */
export function salesOf(game: Game, s: Core, seat: Seat): Action[] {
  const start = begin(game, s, seat, 'sellShares');
  return valuesOf(start?.open).flatMap((company) =>
    valuesOf(narrow(game, s, start!, company).open)
      .map((percent) => ({ type: 'sellShares', company, percent }) as Action)
      .filter((sale) => checkWhole(game, s, seat, sale) === null),
  );
}

function valuesOf(open: Choice['open'] | undefined): readonly Value[] {
  if (open?.kind === 'oneOf') return open.values;
  if (open?.kind !== 'int') return [];
  const { min, max, step } = open;
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step);
}
