// Random play of 1862 that gets somewhere: charters that are not bid up, companies that float, run what they have a permit
// for, and unite now and then.
import type { Action } from '../../src/engine/core/action.ts';
import { below } from '../../src/engine/core/chance.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { decisionOf } from '../../src/engine/flow/settle.ts';
import { trainsOf } from '../../src/engine/trains/depot.ts';
import type { Action1862 } from '../../src/games/1862/actions.ts';
import { game1862 } from '../../src/games/1862/index.ts';
import { isFloated, own, type State1862, turnOf } from '../../src/games/1862/state.ts';

const ALWAYS = 100;
const TRIES = 40;

/** Of a hundred times that chance draws it, so often it is done. */
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

/** The same for leaving out. */
const leftOut: readonly (readonly [step: string, often: number])[] = [
  ['openAuction', 30],
  ['run', 2],
  ['layTile', 4],
  ['buyTrain', 50],
  ['buyShare', 15],
];

const HIGH_BID = 40;

function likely(s: State1862, action: Action1862, ids: readonly string[]): number {
  switch (action.type) {
    case 'pass':
      return leftOut.find(([id]) => ids.includes(id))?.[1] ?? 60;
    case 'openAuction':
      return action.bid <= HIGH_BID ? ALWAYS : 1;
    case 'bid':
      return action.amount <= 2 * HIGH_BID ? often.bid! : 1;
    case 'buyShare':
      return isFloated(s, action.company) ? 60 : ALWAYS;
    case 'dividend':
      return action.kind === 'withhold' ? 20 : ALWAYS;
    case 'buyTrain': {
      const { company } = turnOf(s);
      const { permits } = own(s, company);
      if (permits.length > 0 && !permits.includes(action.kind)) return 2;
      if (action.warranties > 1) return 10;
      return trainsOf(s, company).length < 2 ? ALWAYS : 25;
    }
    case 'answer':
      return action.reply === 'refuse' ? 30 : ALWAYS;
    default:
      return often[action.type] ?? ALWAYS;
  }
}

export function likelyAction1862(s: State1862, seat: number, rng: number[]): Action {
  const ids = decisionOf(game1862, s)!.steps.map(({ id }) => id);
  let action = wander(game1862, s, seat, rng);
  for (let tries = 0; tries < TRIES && below(rng, ALWAYS) >= likely(s, action as Action1862, ids); tries++)
    action = wander(game1862, s, seat, rng);
  return action;
}
