// Random play of 1865 that gets somewhere: companies are launched, build, place tokens in other cities, keep trains,
// become majors and unite now and then. Chance alone reaches all of this too, but spends half of its moves on offers of
// trains.
import type { Action } from '../../src/engine/core/action.ts';
import { below } from '../../src/engine/core/chance.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { decisionOf } from '../../src/engine/flow/settle.ts';
import { BANK } from '../../src/engine/money/bank.ts';
import { POOL } from '../../src/engine/shares/shares.ts';
import type { CompanyId } from '../../src/titles/1865/rules/companies.ts';
import type { Action1865 } from '../../src/titles/1865/rules/index.ts';
import { game1865 } from '../../src/titles/1865/rules/index.ts';
import { coverageIn } from '../../src/titles/1865/rules/operating/revenue.ts';
import { isLaunched, openIds, operating, own, type State1865 } from '../../src/titles/1865/rules/state.ts';

const ALWAYS = 100;
const TRIES = 20;

/** Percentage of the draws of an action in which it is taken. */
const often: Readonly<Record<string, number>> = {
  sellShares: 12,
  handOver: 20,
  absorb: 12,
  beAbsorbed: 8,
  repayLoan: 30,
  freeMine: 30,
};

/** The same for passing. */
const leftOut: readonly (readonly [step: string, often: number])[] = [
  ['convert', 5],
  ['layTile', 4],
  ['placeToken', 10],
  ['buyShare', 15],
];

/** One company after the other: open ones are launched first. */
const likelyStart = (s: State1865): number => (openIds(s).some((id) => !isLaunched(s, id)) ? 5 : 60);

/** True if its trains do not carry all of its traffic. */
const lacksTrain = (s: State1865, company: CompanyId): boolean => own(s, company).traffic > coverageIn(s, company);

/** Rarely from other companies. */
const likelyTrain = (s: State1865, from: string): number =>
  from !== BANK && from !== POOL ? 4 : lacksTrain(s, operating(s)) ? ALWAYS : 20;

function likelyPass(s: State1865, ids: readonly string[]): number {
  if (ids.includes('buyTrain')) return lacksTrain(s, operating(s)) ? 30 : ALWAYS;
  return leftOut.find(([id]) => ids.includes(id))?.[1] ?? ALWAYS;
}

function likely(s: State1865, action: Action1865, ids: readonly string[]): number {
  switch (action.type) {
    case 'pass':
      return likelyPass(s, ids);
    case 'startCompany':
      return likelyStart(s);
    case 'dividend':
      return action.kind === 'withhold' ? 20 : ALWAYS;
    case 'buyTrain':
      return likelyTrain(s, action.from);
    default:
      return often[action.type] ?? ALWAYS;
  }
}

export function likelyAction1865(s: State1865, seat: number, rng: number[]): Action {
  const ids = decisionOf(game1865, s)!.steps.map(({ id }) => id);
  let action = wander(game1865, s, seat, rng);
  for (let tries = 0; tries < TRIES && below(rng, ALWAYS) >= likely(s, action as Action1865, ids); tries++)
    action = wander(game1865, s, seat, rng);
  return action;
}
