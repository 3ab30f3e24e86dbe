// Random play of 1856 that gets somewhere: players run, pay out and buy trains more often than they borrow.
import { type Action, PASS } from '../../src/engine/core/action.ts';
import { below } from '../../src/engine/core/chance.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { decisionOf } from '../../src/engine/flow/settle.ts';
import { trainsOf } from '../../src/engine/trains/depot.ts';
import { game1856 } from '../../src/titles/1856/rules/index.ts';
import { canPlaceWithLoan } from '../../src/titles/1856/rules/operating/turn.ts';
import { type State1856, turnOf } from '../../src/titles/1856/rules/state.ts';

const ALWAYS = 100;
const TRIES = 40;

/** Percentage of the draws of an action in which it is taken. */
const often: Readonly<Record<string, number>> = {
  bid: 25,
  sellShares: 8,
  takeLoan: 12,
  buyPrivate: 8,
  buyRight: 10,
  placeToken: 50,
  placeKitchenerToken: 40,
  declareBankrupt: 0,
};

/** The same for passing: never for runs, for which that platform has no pass. */
const leftOut: readonly (readonly [step: string, often: number])[] = [
  ['run', 0],
  ['layTile', 10],
  ['buyTrain', 50],
  ['buyShare', 25],
];

function likely(s: State1856, action: Action & { from?: string; kind?: string }, ids: readonly string[]): number {
  if (action.type === PASS.type) return leftOut.find(([id]) => ids.includes(id))?.[1] ?? 60;
  if (action.type === 'dividend') return action.kind === 'payout' ? ALWAYS : 35;
  if (action.type !== 'buyTrain') return often[action.type] ?? ALWAYS;
  const trains = trainsOf(s, turnOf(s).company).length;
  if (action.from === 'bank' || action.from === 'pool') return trains < 2 ? 90 : 15;
  return trains < 1 ? 40 : 4;
}

/** Passes where the platform would not stop. */
export function likelyAction(s: State1856, seat: number, rng: number[]): Action {
  const ids = decisionOf(game1856, s)!.steps.map(({ id }) => id);
  if (ids.includes('placeToken') && !canPlaceWithLoan(s)) return PASS;
  let action = wander(game1856, s, seat, rng);
  for (let tries = 0; tries < TRIES && below(rng, ALWAYS) >= likely(s, action, ids); tries++)
    action = wander(game1856, s, seat, rng);
  return action;
}
