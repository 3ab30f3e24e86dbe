// Random play of 1862 that gets somewhere: charters are not bid up, and companies float, run trains with permits, and
// unite now and then.
import type { Action } from '../../src/engine/core/action.ts';
import { below } from '../../src/engine/core/chance.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { decisionOf } from '../../src/engine/flow/settle.ts';
import { cashOf } from '../../src/engine/money/bank.ts';
import { presidentOf } from '../../src/engine/shares/shares.ts';
import { trainsOf } from '../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../src/titles/1862/rules/companies.ts';
import type { Action1862 } from '../../src/titles/1862/rules/index.ts';
import { game1862 } from '../../src/titles/1862/rules/index.ts';
import { charterPrices } from '../../src/titles/1862/rules/market.ts';
import { isFloated, own, type State1862, startedIds, turnOf } from '../../src/titles/1862/rules/state.ts';
import type { Kind } from '../../src/titles/1862/rules/trains.ts';

const ALWAYS = 100;
const TRIES = 40;

/** Percentage of the draws of an action in which it is taken. */
const often: Readonly<Record<string, number>> = {
  bid: 12,
  sellShares: 4,
  startCompany: 40,
  addStation: 15,
  placeLondon: 20,
  placeToken: 60,
  redeemShare: 20,
  merge: 30,
  acquire: 40,
};

/** The same for passing. */
const leftOut: readonly (readonly [step: string, often: number])[] = [
  ['openAuction', 30],
  ['run', 2],
  ['layTile', 4],
  ['buyTrain', 50],
  ['buyShare', 15],
];

const HIGH_BID = 40;
/** Shares that float a company. */
const HALF = 5;

/** True if he has the money for half of a company at this price. */
const floats = (s: State1862, seat: number, price: number, spent = 0): boolean =>
  cashOf(s, seat) >= HALF * price + spent;

const isUnfloatedOwn = (s: State1862, seat: number, company: CompanyId): boolean =>
  presidentOf(s, company) === seat && !isFloated(s, company);

/** A player who has to float a company buys its shares, and nothing else. */
function likelyShare(s: State1862, seat: number, company: CompanyId): number {
  if (isUnfloatedOwn(s, seat, company)) return ALWAYS;
  return startedIds(s).some((id) => isUnfloatedOwn(s, seat, id)) ? 3 : 60;
}

function likelyTrain(s: State1862, kind: Kind, warranties: number): number {
  const { company } = turnOf(s);
  const { permits } = own(s, company);
  if (permits.length > 0 && !permits.includes(kind)) return 2;
  if (warranties > 1) return 10;
  return trainsOf(s, company).length < 2 ? ALWAYS : 25;
}

function likely(s: State1862, seat: number, action: Action1862, ids: readonly string[]): number {
  switch (action.type) {
    case 'pass':
      return leftOut.find(([id]) => ids.includes(id))?.[1] ?? 60;
    case 'openAuction':
      return action.bid <= HIGH_BID && floats(s, seat, charterPrices[0]!, action.bid) ? ALWAYS : 1;
    case 'bid':
      return action.amount <= 2 * HIGH_BID && floats(s, seat, charterPrices[0]!, action.amount) ? often.bid! : 0;
    case 'setPrice':
      return floats(s, seat, action.price) ? ALWAYS : 3;
    case 'startCompany':
      return floats(s, seat, action.par) ? often.startCompany! : 1;
    case 'buyShare':
      return likelyShare(s, seat, action.company);
    case 'dividend':
      return action.kind === 'withhold' ? 20 : ALWAYS;
    case 'buyTrain':
      return likelyTrain(s, action.kind, action.warranties);
    case 'answer':
      return action.reply === 'refuse' ? 30 : ALWAYS;
    default:
      return often[action.type] ?? ALWAYS;
  }
}

export function likelyAction1862(s: State1862, seat: number, rng: number[]): Action {
  const ids = decisionOf(game1862, s)!.steps.map(({ id }) => id);
  let action = wander(game1862, s, seat, rng);
  for (let tries = 0; tries < TRIES && below(rng, ALWAYS) >= likely(s, seat, action as Action1862, ids); tries++)
    action = wander(game1862, s, seat, rng);
  return action;
}
