// R093: in records of 18xx.games wagons are hired before the run and apart from it, one after the other.
import { must } from '../../../../engine/core/condition.ts';
import { type List, oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { editable } from '../../../../kernel/editing.ts';
import { type Slip, withStep, withStepAfter, wrapped } from '../../../../kernel/wrapping.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { run as bookRun, type RunTrains, wagonsToHire } from '../operating/run.ts';
import { scrapTrain } from '../operating/scrapTrain.ts';
import { inOperation, mustOfMinor, operator, type State18Mag, turnOf } from '../state.ts';
import { areUsable } from '../wagons/best.ts';
import { hire, hiredSoFar, isAffordable, isForHire, nextWagons, priceOfLast } from '../wagons/hiring.ts';
import { wagonMajors } from '../wagons/wagons.ts';

interface HireWagon {
  readonly type: 'hireWagon';
  readonly wagon: MajorId;
}

const isApart = (s: State18Mag): boolean => ruling(s, 'wagons') === 'announced';

/** R102: true if some runs use all of these wagons, alone or with others that the treasury can still pay. */
const canBeUsed = (s: State18Mag, wagons: readonly MajorId[]): boolean =>
  areUsable(s, inOperation(s), wagons) ||
  nextWagons(s, wagons)
    .map((wagon) => [...wagons, wagon])
    .some((more) => isAffordable(s, more) && canBeUsed(s, more));

const withIt = (s: State18Mag, { wagon }: HireWagon) => hiredSoFar(s, [wagon]);

const hireWagon = step<State18Mag, HireWagon, Event18Mag>()({
  id: 'hireWagon',
  stays: true,
  actor: operator,
  isKnown: isApart,
  fields: { wagon: oneOf(wagonMajors, (s) => nextWagons(s, hiredSoFar(s))) },
  conditions: [
    must('wagon.withRun', [], isApart),
    must('wagon.notForHire', ['wagon'], (s, a) => isForHire(s, a.wagon)),
    must('wagon.twice', ['wagon'], (s, a) => !hiredSoFar(s).includes(a.wagon)),
    must(
      'wagon.tooDear',
      ['wagon'],
      (s, a) => isAffordable(s, withIt(s, a)),
      (s, a) => priceOfLast(s, withIt(s, a)),
    ),
    must('wagon.useless', ['wagon'], (s, a) => trainsOf(s, inOperation(s)).length > 0 && canBeUsed(s, withIt(s, a))),
  ],
  apply: (s, { wagon }, emit) => hire(s, wagon, emit),
});

/** The list of wagons, empty if they are hired apart from the run. */
const unlessApart: List<State18Mag, RunTrains> = {
  ...wagonsToHire,
  offer: (s, a, seat) => (isApart(s) ? [] : wagonsToHire.offer(s, a, seat)),
  suggest: (s, a, seat) => (isApart(s) ? [] : wagonsToHire.suggest!(s, a, seat)),
};

const hasHired = (s: State18Mag): boolean => turnOf(s).wagons.length > 0;

const run = bookRun
  .ask(
    { before: 'wagon.notForHire' },
    must('wagon.announced', ['wagons'], (s, a) => a.wagons.length === 0 || !isApart(s)),
  )
  .hold(mustOfMinor('run.mustRun', [], (s) => !hasHired(s)))
  .with({ fields: { ...bookRun.fields, wagons: unlessApart } });

/** R102: rules out scrapping after a hire, which could leave a wagon without use. */
const scrapsFirst = editable(scrapTrain).ask(
  'first',
  must('scrap.wagonHired', [], (s) => !hasHired(s)),
);

export type WagonStep = typeof run | typeof hireWagon | typeof scrapsFirst;

export const wagons: Slip<State18Mag> = (game) =>
  wrapped(game, [
    (inner) => withStep(inner, 'minor', 'run', 'run', () => run),
    (inner) => withStepAfter(inner, 'minor', 'run', 'scrapTrain', hireWagon),
    (inner) => withStep(inner, 'minor', 'run', 'scrapTrain', () => scrapsFirst),
  ]);
