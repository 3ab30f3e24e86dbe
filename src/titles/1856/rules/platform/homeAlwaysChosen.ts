// As 18xx.games plays R083 (ruling `homeChoice`): a company with a choice of city at home is asked once a tile lies there,
// even if only one city is left.
import { ruling } from '../../../../engine/core/state.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { type Slip, withAuto } from '../../../../kernel/wrapping.ts';
import { isOrdinary, type OrdinaryId, ordinaries } from '../companies.ts';
import { type State1856, turnOf } from '../state.ts';

const isAskedAnyway = (s: State1856, company: OrdinaryId): boolean =>
  ruling(s, 'homeChoice') === 'always' &&
  !s.companies[company].operated &&
  ordinaries[company].homeCity === null &&
  s.board.laid[ordinaries[company].home] !== undefined;

export const homeAlwaysChosen: Slip<State1856> = (game) =>
  withAuto(game, 'turn', 'homeToken', (inner) => (s, emit) => {
    const { company } = turnOf(s);
    if (!isOrdinary(company) || !isAskedAnyway(s, company)) return inner(s, emit);
    push(s, { kind: 'city', at: 'pickCity', queue: [{ company, hex: ordinaries[company].home }] });
  });
