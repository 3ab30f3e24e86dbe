// A wagon is hired before the run and apart from it: only by the ruling `wagons`, as records of 18xx.games have it (R093).
import { oneOf } from '../../../engine/core/fields.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { Step } from '../../../engine/core/step.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { must } from '../rules.ts';
import { operator, type State18Mag, turnOf } from '../state.ts';
import { payWagon } from './makeRuns.ts';
import { canBeUsed, hiredSoFar, isAffordable, isForHire, nextWagons, priceOfLast } from './wagonConditions.ts';
import { wagonMajors } from './wagons.ts';

export interface HireWagon {
  readonly type: 'hireWagon';
  readonly wagon: MajorId;
}

const withIt = (s: State18Mag, { wagon }: HireWagon) => hiredSoFar(s, [wagon]);

export const hireWagon: Step<State18Mag, HireWagon, Event18Mag> = {
  id: 'hireWagon',
  stays: true,
  actor: operator,
  isKnown: (s) => ruling(s, 'wagons') === 'announced',
  fields: { wagon: oneOf(wagonMajors, (s) => nextWagons(s, hiredSoFar(s))) },
  conditions: [
    must('wagon.withRun', [], (s) => ruling(s, 'wagons') === 'announced'),
    must(
      'wagon.notForHire',
      ['wagon'],
      (s, a) => isForHire(s, a.wagon),
      (_, a) => ({ wagon: a.wagon }),
    ),
    must(
      'wagon.twice',
      ['wagon'],
      (s, a) => !hiredSoFar(s).includes(a.wagon),
      (_, a) => ({ wagon: a.wagon }),
    ),
    must(
      'wagon.tooDear',
      ['wagon'],
      (s, a) => isAffordable(s, withIt(s, a)),
      (s, a) => priceOfLast(s, withIt(s, a)),
    ),
    must(
      'wagon.useless',
      ['wagon'],
      (s, a) => trainsOf(s, turnOf(s).company).length > 0 && canBeUsed(s, withIt(s, a)),
      (_, a) => ({ wagon: a.wagon }),
    ),
  ],
  apply(s, { wagon }, emit) {
    const turn = turnOf(s);
    payWagon(s, turn.company, wagon, turn.wagons.length, emit);
    turn.wagons.push(wagon);
  },
};
