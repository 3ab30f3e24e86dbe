// R081, R083: at the start of its first turn a company's home token is placed, free.
import type { AutoStep } from '../../../engine/core/step.ts';
import { push } from '../../../engine/flow/frame.ts';
import { freeSlots, putToken } from '../../../engine/track/tokens.ts';
import { isOrdinary, ordinaries } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { map } from '../map.ts';
import { type State1856, turnOf } from '../state.ts';
import { homeCities } from './home.ts';

export const homeToken: AutoStep<State1856, Event1856> = {
  id: 'homeToken',
  auto(s, emit) {
    const { company } = turnOf(s);
    if (!isOrdinary(company) || s.companies[company].operated) return;
    const [city, another] = homeCities(s, company).filter((home) => freeSlots(map, s.board, home) > 0);
    if (another !== undefined)
      return push(s, { kind: 'city', at: 'pickCity', queue: [{ company, hex: ordinaries[company].home }] });
    putToken(map, s.board, company, city!);
    emit?.({ type: 'tokenPlaced', company, city: city!, cost: 0, kind: 'home' });
  },
};
