// One operating round: the companies take their turns, the dearest first (R062-R063, R056-R057).
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { type FrameDef, push } from '../../../engine/flow/frame.ts';
import { byPrice } from '../../../engine/market/market.ts';
import { OFFER, percentOf, presidentOf } from '../../../engine/shares/shares.ts';
import { floatPercent } from '../capital.ts';
import { cgrOperatesNext } from '../cgr/firstTurn.ts';
import { beginFormation } from '../cgr/formation.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { market } from '../market.ts';
import { closePrivate } from '../privates/close.ts';
import { payPrivates } from '../privates/pay.ts';
import { isStarted, type OperatingFrame, type State1856, under } from '../state.ts';
import { endGame } from './end.ts';
import { newTurn } from './newTurn.ts';

export function beginOperatingRound(s: State1856, set: number, round: number, of: number, emit: Emit<Event1856>): void {
  push(s, { kind: 'operating', at: 'nextTurn', set, round, of, done: [] });
  emit?.({ type: 'operatingRoundBegan', set, round, of, last: s.broken });
  payPrivates(s, emit); // R019
}

/** Who is next: asked again before each turn. */
function nextCompany(s: State1856): CompanyId | undefined {
  const { done } = under<OperatingFrame>(s, 'operating');
  if (cgrOperatesNext(s)) return CGR;
  return (byPrice(market, s) as CompanyId[]).find((id) => isStarted(s, id) && !done.includes(id));
}

const isFormationDue = (s: State1856): boolean => s.cgr.stage === 'due';

const nextTurn: AutoStep<State1856, Event1856> = {
  id: 'nextTurn',
  auto(s, emit) {
    if (ruling(s, 'wsrcCloses') === 'endOfTurn') closeKitchener(s, emit);
    // R096: after the turn in which the first 6-train was bought; what is left of the turn does not matter
    if (isFormationDue(s)) return beginFormation(s, emit);
    const company = nextCompany(s);
    if (!company) return;
    under<OperatingFrame>(s, 'operating').done.push(company);
    const sold = 100 - percentOf(s, company, OFFER);
    const needed = floatPercent(s);
    if (!s.companies[company].operated && sold < needed) return emit?.({ type: 'turnSkipped', company, sold, needed });
    push(s, newTurn(company));
    emit?.({ type: 'turnBegan', company, seat: presidentOf(s, company) });
  },
};

/** R023: Waterloo and Saugeen closes once its tile or token has been used. */
function closeKitchener(s: State1856, emit: Emit<Event1856>): void {
  if (s.kitchenerUsed) closePrivate(s, 'WSRC', emit);
}

export const operating: FrameDef<State1856> = {
  cite: 'Operating Round',
  stages: { nextTurn },
  again: (s) => isFormationDue(s) || nextCompany(s) !== undefined,
  end(s, { set, round, of }: OperatingFrame, emit: Emit<Event1856>) {
    closeKitchener(s, emit);
    if (round < of) beginOperatingRound(s, set, round + 1, of, emit);
    else if (s.broken) endGame(s, 'bank', emit); // R123
  },
};
