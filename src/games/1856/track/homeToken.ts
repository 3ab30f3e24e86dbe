// R081, R083: at the start of its first turn a company's home token is placed, free.
import { ruling } from '../../../engine/core/state.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { push } from '../../../engine/flow/frame.ts';
import { freeSlots, putToken } from '../../../engine/track/tokens.ts';
import { isOrdinary, type OrdinaryId, ordinaries } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { map } from '../map.ts';
import { type State1856, turnOf } from '../state.ts';
import { homeCities } from './home.ts';

/** On 18xx.games a company that chooses its city is asked wherever a tile lies there, though one city be left. */
const isAskedAnyway = (s: State1856, company: OrdinaryId): boolean =>
  ruling(s, 'homeChoice') === 'always' &&
  ordinaries[company].homeCity === null &&
  s.board.laid[ordinaries[company].home] !== undefined;

export const homeToken: AutoStep<State1856, Event1856> = {
  id: 'homeToken',
  auto(s, emit) {
    const { company } = turnOf(s);
    if (!isOrdinary(company) || s.companies[company].operated) return;
    const [city, another] = homeCities(s, company).filter((home) => freeSlots(map, s.board, home) > 0);
    if (another !== undefined || isAskedAnyway(s, company))
      return push(s, { kind: 'city', at: 'pickCity', queue: [{ company, hex: ordinaries[company].home }] });
    putToken(map, s.board, company, city!);
    emit?.({ type: 'tokenPlaced', company, city: city!, cost: 0, kind: 'home' });
  },
};
