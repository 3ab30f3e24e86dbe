// Records of 1862.
import { check, type Refusal } from '../../../engine/index.ts';
import { type ForeignRecord, routesIn } from '../../../records/import18xx/foreign.ts';
import { seatOf } from '../../../records/import18xx/ids.ts';
import type { Difference, Importer, OurMove, Place, Stop } from '../../../records/import18xx/importer.ts';
import { game1862 } from '../rules/index.ts';
import type { State1862 } from '../rules/state.ts';
import { begin } from './begin.ts';
import { isPassDue, passOf } from './passes.ts';
import { rowOf } from './table.ts';
import { readTrace, runsIn, traceOf } from './trace.ts';
import { companyIn, decides, decisionIn, notNow, unknown, unknownRoutes } from './where.ts';

type Here = Place<State1862>;

export const importer1862: Importer<State1862> = {
  title: '1862',
  game: game1862,
  options: {
    eight_tokens: { eightTokens: 'yes' },
    short_length: { length: 'short' },
    long_length: { length: 'long' },
  },
  begin,
  otherwise,
  isDue,
  isLost,
  translate,
  stated: (here) => (here.action.type === 'run_routes' ? { acted: (s) => revenueDiffers(here, s) } : null),
  readTrace,
  traceOf,
};

/** R203: an old game counted the distance of freights to the off-board hex itself. Different sums show it. */
function otherwise(_: ForeignRecord, stop: Stop): Readonly<Record<string, string>> | null {
  return 'difference' in stop && stop.difference.what === REVENUE ? { freightOffboardEnd: 'offboardHex' } : null;
}

const REVENUE = 'revenue';

/** Decisions with only an empty answer: automatic here, but perhaps recorded there. */
const SAID_ANYWAY = ['run', 'dividend'];

function isDue(here: Here): boolean {
  const { action, state, record } = here;
  if (action.type === 'pass') return isPassDue(here);
  const row = rowOf(action);
  if (!row || !decides(state, ...row.among)) return false;
  if (!here.rests && !row.among.some((id) => SAID_ANYWAY.includes(id))) return false;
  const seat = seatOf(record, action.entity);
  return action.entity_type === 'player' ? decisionIn(state)!.seat === seat : companyIn(state) === action.entity;
}

/** A turn is not left behind while its company has recorded actions. */
function isLost({ record, at, action, state }: Here): boolean {
  const company = companyIn(state);
  if (company === undefined) return action.entity_type === 'player' && record.actions[at - 1]?.entity === action.entity;
  return false;
}

function translate(here: Here): readonly OurMove[] | Refusal {
  const { action, state, record, at } = here;
  const row = rowOf(action);
  if (!row && action.type !== 'pass') return unknown(action.type);
  if (!isDue(here)) return notNow(state);
  if (!row) return passOf(here);
  if (action.type === 'merge') return [];
  const ours = row.ours(here);
  if (!ours) return unknownRoutes(action.type);
  const { seat } = decisionIn(state)!;
  if (ours.type === 'run' && record.notReproducible.includes(at + 1))
    return [{ seat, action: { ...ours, type: 'runAsRecorded', revenue: revenueOf(action) } as OurMove['action'] }];
  return isNothing(ours) && check(game1862, state, seat, ours) ? [] : [{ seat, action: ours }];
}

const revenueOf = (a: Here['action']): number =>
  routesIn(a.routes).reduce((sum, { revenue }) => sum + Number(revenue ?? 0), 0);

/** True for an empty run: our game may not even ask for it. */
const isNothing = (ours: Readonly<Record<string, unknown>>): boolean =>
  ours.kind === 'withhold' || (Array.isArray(ours.routes) && ours.routes.length === 0);

/** Our rules must give what is recorded of a run, unless the record itself says that they cannot. */
function revenueDiffers({ action, record, at }: Here, acted: State1862): Difference | null {
  if (record.notReproducible.includes(at + 1)) return null;
  const sums = (runs: readonly (readonly [unknown, number, number])[]) => [
    runs.reduce((sum, [, revenue]) => sum + revenue, 0),
    runs.reduce((sum, [, , subsidy]) => sum + subsidy, 0),
  ];
  const expected = sums(
    routesIn(action.routes).map(({ train, revenue, subsidy }) => [train, Number(revenue ?? 0), Number(subsidy ?? 0)]),
  );
  const got = sums(runsIn(acted));
  return expected.join() === got.join() ? null : { what: REVENUE, expected, got };
}
