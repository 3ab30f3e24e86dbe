// As 18xx.games plays R083 (ruling `homeChoice`): a company that chooses its city at home is asked wherever a tile lies
// there, even if only one city is left.
import { ruling } from '../../../engine/core/state.ts';
import { push } from '../../../engine/flow/frame.ts';
import { isOrdinary, type OrdinaryId, ordinaries } from '../companies.ts';
import { type State1856, turnOf } from '../state.ts';
import { autoOf, type Slip, withFrame } from './wrap.ts';

const isAskedAnyway = (s: State1856, company: OrdinaryId): boolean =>
  ruling(s, 'homeChoice') === 'always' &&
  !s.companies[company].operated &&
  ordinaries[company].homeCity === null &&
  s.board.laid[ordinaries[company].home] !== undefined;

export const homeAlwaysChosen: Slip = (frames) =>
  withFrame(frames, 'turn', ({ stages }) => {
    const { id, auto } = autoOf(stages, 'homeToken');
    return {
      stages: {
        ...stages,
        homeToken: {
          id,
          auto(s, emit) {
            const { company } = turnOf(s);
            if (!isOrdinary(company) || !isAskedAnyway(s, company)) return auto(s, emit);
            push(s, { kind: 'city', at: 'pickCity', queue: [{ company, hex: ordinaries[company].home }] });
          },
        },
      },
    };
  });
