// Records of 1856.
import { check, type Refusal } from '../../../engine/index.ts';
import { type ForeignRecord, type ForeignRoute, routesIn } from '../../../records/import18xx/foreign.ts';
import { seatOf } from '../../../records/import18xx/ids.ts';
import type { Difference, Importer, OurMove, Place, Stated, Stop } from '../../../records/import18xx/importer.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { game1856 } from '../rules/index.ts';
import { canPlaceWithLoan } from '../rules/operating/turn.ts';
import type { State1856 } from '../rules/state.ts';
import { isPassDue, passOf } from './passes.ts';
import { rowOf } from './table.ts';
import { readTrace, traceOf } from './trace.ts';
import {
  actingFor,
  autoAt,
  companyIn,
  decides,
  decisionIn,
  isAskedApart,
  isPastLinks,
  LINKS,
  notNow,
  turnIn,
  unknown,
  unknownRoutes,
} from './where.ts';

type Here = Place<State1856>;

const ALTERNATE = 'alternate_destinations';

export const importer1856: Importer<State1856> = {
  title: '1856',
  game: game1856,
  options: {
    [ALTERNATE]: { alternateDestinations: 'yes' },
    unlimited_bonus_tokens: { unlimitedRights: 'yes' },
    eight_train_variant: { eightTrains: 'yes' },
  },
  otherwise,
  isDue,
  isLost,
  translate,
  stated,
  readTrace,
  traceOf,
};

/** R127: before May 2021 that platform played the alternate destinations without recording it. Links that differ show it. */
function otherwise({ optionalRules }: ForeignRecord, stop: Stop): Readonly<Record<string, string>> | null {
  const isNamed = optionalRules.includes(ALTERNATE);
  return !isNamed && 'difference' in stop && stop.difference.what === LINKS ? importer1856.options[ALTERNATE]! : null;
}

function isDue(here: Here): boolean {
  const { action, state, record } = here;
  if (action.type === LINKS)
    return companyIn(state) === action.entity && (autoAt(state) === 'links' || isPastLinks(state));
  if (action.type === 'pass') return !isSkippedThere(here) && isPassDue(here);
  const row = rowOf(action);
  if (!row || !decides(state, ...row.among) || isSkippedThere(here)) return false;
  // A run of nothing is withheld automatically, and recorded as such.
  if (!here.rests && action.type !== 'dividend') return false;
  const seat = seatOf(record, action.entity);
  if (seat > 0) return decisionIn(state)!.seat === seat;
  const company = companyIn(state);
  return company === undefined || company === actingFor(state, action.entity) || isAskedApart(state);
}

/** A turn begins with an action of its company, if only the recorded search for links. */
function isLost({ action, state }: Here): boolean {
  return decides(state, 'layTile') && companyIn(state) !== actingFor(state, action.entity);
}

/** True for a token that only Waterloo and Saugeen would allow: the platform does not wait for it. */
const isSkippedThere = ({ state }: Here): boolean => decides(state, 'placeToken') && !canPlaceWithLoan(state);

function translate(here: Here): readonly OurMove[] | Refusal {
  const { action, state, record } = here;
  const row = rowOf(action);
  if (!row && action.type !== LINKS && action.type !== 'pass') return unknown(action.type);
  if (!isDue(here)) return notNow(state);
  if (action.type === LINKS) return [];
  if (!row) return passOf(here);
  const seat = seatOf(record, action.entity) || decisionIn(state)!.seat;
  const ours = row.ours(here);
  if (!ours) return unknownRoutes(action.type);
  const isOurs = action.type === 'dividend' && ours.kind === 'withhold';
  if (isOurs && decides(state, 'dividend') && check(game1856, state, seat, ours)) return [];
  return [{ seat, action: ours }];
}

function stated(here: Here): Stated<State1856> | null {
  if (here.action.type === LINKS) return newLinks(here);
  return here.action.type === 'run_routes' ? { after: (s) => revenueDiffers(here, s) } : null;
}

/** Newly linked companies. */
function newLinks({ action, state }: Here): Stated<State1856> {
  const expected = Array.isArray(action.corporations) ? action.corporations.map(String).sort() : [];
  const isNew = (id: CompanyId) => !state.companies[id].linked || (isPastLinks(state) && expected.includes(id));
  const ids = companyIds.filter(isNew);
  return {
    after(s) {
      const got = ids.filter((id) => s.companies[id].linked).sort();
      return got.join() === expected.join() ? null : { what: LINKS, expected, got };
    },
  };
}

/** Our rules must give the recorded revenue, unless the record itself says that they cannot. */
function revenueDiffers({ action, record, at }: Here, after: State1856): Difference | null {
  if (record.notReproducible.includes(at + 1)) return null;
  const sums = (runs: readonly ForeignRoute[]) =>
    Object.fromEntries(runs.map(({ train, revenue }) => [String(train), revenue]));
  const expected = sums(routesIn(action.routes));
  const got = sums(turnIn(after)?.runs ?? []);
  const alike = Object.keys({ ...expected, ...got }).every((train) => (expected[train] ?? 0) === (got[train] ?? 0));
  return alike ? null : { what: 'revenue', expected, got };
}
