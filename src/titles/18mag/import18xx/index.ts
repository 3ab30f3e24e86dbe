// Records of 18Mag.
import { check, type Refusal } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import { type ForeignRoute, routesIn } from '../../../records/import18xx/foreign.ts';
import { seatOf } from '../../../records/import18xx/ids.ts';
import type { Difference, Importer, OurMove, Place, Stated } from '../../../records/import18xx/importer.ts';
import { game18mag } from '../rules/index.ts';
import type { State18Mag } from '../rules/state.ts';
import { begin, otherwise } from './begin.ts';
import { isPassDue, passOf } from './passes.ts';
import { rowOf, scrapsNothing } from './table.ts';
import { readTrace, runsIn, traceOf } from './trace.ts';
import { companyIn, companyOf, decides, decisionIn, notNow, unknown, unknownRoutes } from './where.ts';

type Here = Place<State18Mag>;

export const importer18mag: Importer<State18Mag> = {
  title: '18Mag',
  game: game18mag,
  /** The expansion is not played here: supporters, new minors, a new major, and its dividends. */
  options: {},
  begin,
  otherwise,
  isDue,
  isLost,
  translate,
  stated,
  readTrace,
  traceOf,
};

function isDue(here: Here): boolean {
  const { action, state, record } = here;
  if (action.type === 'pass') return isPassDue(here);
  const row = rowOf(action);
  if (!row || !decides(state, row.at)) return false;
  // Decisions with only an empty answer: automatic here, but perhaps recorded there.
  if (!here.rests && !SAID_ANYWAY.includes(row.at)) return false;
  const company = companyOf(action);
  return company === undefined
    ? decisionIn(state)!.seat === seatOf(record, action.entity)
    : companyIn(state) === company;
}

const SAID_ANYWAY = ['run', 'dividend'];

/** A minor's turn begins with an action of that minor: turns absent from the record are not passed over. */
function isLost(here: Here): boolean {
  const { record, at, action, state } = here;
  const company = companyIn(state);
  if (company === undefined) return isFirstOfPlayers(here);
  if (company === companyOf(action)) return false;
  return decides(state, 'layTile') && company !== companyOf(record.actions[at - 1]);
}

/** R025: the first player action after the draft belongs to the player with the priority. */
const isFirstOfPlayers = ({ record, at, action }: Here): boolean =>
  action.entity_type === 'player' &&
  record.actions.slice(0, at).findLast(({ entity_type }) => entity_type === 'player')?.type === 'bid';

function translate(here: Here): readonly OurMove[] | Refusal {
  const { action, state } = here;
  const row = rowOf(action);
  if (!row && action.type !== 'pass') return unknown(action.type);
  if (!isDue(here)) return notNow(state);
  if (!row) return passOf(here);
  if (scrapsNothing(here)) return [];
  const ours = row.ours(here);
  if (!ours) return unknownRoutes(action.type);
  const { seat } = decisionIn(state)!;
  return isNothing(ours) && check(game18mag, state, seat, ours) ? [] : [{ seat, action: ours }];
}

/** True for an empty run or a dividend of nothing: our game may not even ask for it. */
const isNothing = (ours: Readonly<Record<string, unknown>>): boolean =>
  ours.amount === 0 || (Array.isArray(ours.routes) && ours.routes.length === 0);

function stated(here: Here): Stated<State18Mag> | null {
  if (here.action.type === 'special_buy') return cost(here);
  return here.action.type === 'run_routes' ? { acted: (s) => revenueDiffers(here, s) } : null;
}

/** The cost of a wagon depends on the order of hiring (R094). */
function cost({ action, state }: Here): Stated<State18Mag> {
  const before = treasuryOf(state, action.entity);
  return {
    acted(s) {
      const got = before - treasuryOf(s, action.entity);
      return got === (action.cost ?? got) ? null : { what: 'cost', expected: action.cost, got };
    },
  };
}

/** Our rules must give what is recorded of a run, unless the record itself says that they cannot. */
function revenueDiffers({ action, record, at }: Here, acted: State18Mag): Difference | null {
  if (record.notReproducible.includes(at + 1)) return null;
  const recorded = routesIn(action.routes);
  const made = runsIn(acted, record, at + 1);
  const left = [...made];
  const isMade = ({ train, revenue, subsidy }: ForeignRoute): boolean => {
    const isSo = ([id, revenueHere, subsidyHere]: (typeof made)[number]) =>
      id === train && (revenue ?? revenueHere) === revenueHere && (subsidy ?? subsidyHere) === subsidyHere;
    const at = left.findIndex(isSo);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 || (left.every(([id]) => id !== train) && !revenue && !subsidy);
  };
  if (recorded.every(isMade)) return null;
  const expected = recorded.map(({ train, revenue, subsidy }) => [train, revenue, subsidy ?? 0]);
  return { what: 'revenue', expected, got: made };
}
