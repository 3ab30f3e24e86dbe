// R093: in records of 18xx.games wagons are hired before the run and apart from it, one after the other.
import { type List, oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { askedBefore, type Slip, withStep, withStepAfter, wrapped } from '../../../../kernel/wrapping.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { payWagon } from '../operating/makeRuns.ts';
import { run as bookRun, type RunTrains, wagonsToHire } from '../operating/run.ts';
import { must } from '../rules.ts';
import { operator, type State18Mag, turnOf } from '../state.ts';
import { hiredSoFar, isAffordable, isForHire, nextWagons, priceOfLast } from '../wagons/hiring.ts';
import { areUsable } from '../wagons/usable.ts';
import { wagonMajors } from '../wagons/wagons.ts';

export interface HireWagon {
  readonly type: 'hireWagon';
  readonly wagon: MajorId;
}

const isApart = (s: State18Mag): boolean => ruling(s, 'wagons') === 'announced';

/** R102: runs use all of these, or these and others that the treasury can still pay after them. */
const canBeUsed = (s: State18Mag, wagons: readonly MajorId[]): boolean =>
  areUsable(s, turnOf(s).company, wagons) ||
  nextWagons(s, wagons)
    .map((wagon) => [...wagons, wagon])
    .some((more) => isAffordable(s, more) && canBeUsed(s, more));

const withIt = (s: State18Mag, { wagon }: HireWagon) => hiredSoFar(s, [wagon]);

const hireWagon: Step<State18Mag, HireWagon, Event18Mag> = {
  id: 'hireWagon',
  stays: true,
  actor: operator,
  isKnown: isApart,
  fields: { wagon: oneOf(wagonMajors, (s) => nextWagons(s, hiredSoFar(s))) },
  conditions: [
    must('wagon.withRun', [], isApart),
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

/** Wagons are then not hired with the run. */
const unlessApart: List<State18Mag, RunTrains> = {
  ...wagonsToHire,
  offer: (s, a, seat) => (isApart(s) ? [] : wagonsToHire.offer(s, a, seat)),
  suggest: (s, a, seat) => (isApart(s) ? [] : wagonsToHire.suggest!(s, a, seat)),
};

const run: Step<State18Mag, RunTrains, Event18Mag> = {
  ...bookRun,
  fields: {
    ...bookRun.fields,
    wagons: unlessApart,
  },
  conditions: askedBefore<State18Mag, RunTrains>(
    bookRun.conditions,
    'wagon.notForHire',
    must('wagon.announced', ['wagons'], (s, a) => a.wagons.length === 0 || !isApart(s)),
  ),
  passing: [
    must(
      'run.mustRun',
      [],
      (s) => turnOf(s).wagons.length === 0,
      (s) => ({ company: turnOf(s).company }),
    ),
    ...bookRun.passing!,
  ],
};

/** R102: who scraps afterwards could be left with a wagon and nothing to use it. */
const scrapsFirst = must('scrap.wagonHired', [], (s: State18Mag) => turnOf(s).wagons.length === 0);

export const wagons: Slip<State18Mag> = (game) =>
  wrapped(game, [
    (inner) => withStep(inner, 'minor', 'run', 'run', () => run),
    (inner) => withStepAfter(inner, 'minor', 'run', 'scrapTrain', hireWagon),
    (inner) =>
      withStep(inner, 'minor', 'run', 'scrapTrain', (step) => ({
        ...step,
        conditions: [scrapsFirst, ...step.conditions],
      })),
  ]);
