// A state of 1862 in the notation of the platform's traces.
import {
  BANK,
  cashOf,
  certificatesOf,
  copyOf,
  isSeat,
  isTreasury,
  leftOf,
  OFFER,
  onSale,
  companyOf as ownerCompany,
  POOL,
  type Seat,
} from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { ForeignRecord } from '../../../records/import18xx/foreign.ts';
import type { TraceState } from '../../../records/import18xx/importer.ts';
import { each, partsOf, playerIn } from '../../../records/import18xx/traceParts.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { ipoTable } from '../rules/exchange/begin.ts';
import { certificateLimit } from '../rules/limits.ts';
import { problemOf } from '../rules/operating/problem.ts';
import { rail1862 } from '../rules/rail.ts';
import { isLast, type State1862, startedIds } from '../rules/state.ts';
import { type Kind, trainFacts, trainTypes } from '../rules/trains.ts';
import { creditAsThere } from './credit.ts';
import { asSeen, printedTile } from './stations.ts';
import { exchangeIn, turnIn } from './where.ts';

/** Renames tiles with small stations, which may have two names for the same thing. */
export const readTrace = (state: TraceState): TraceState => ({
  ...state,
  o: oneLondon((state.o ?? {}) as Stations),
  t: Object.fromEntries(
    Object.entries((state.t ?? {}) as Record<string, [string, number] | null>).map(([hex, laid]) => [
      hex,
      laid && renamed(laid),
    ]),
  ),
});

type Stations = Readonly<Record<string, Readonly<Record<string, readonly (string | null)[]>> | null>>;

/** Joins London's two hexes: its places are interchangeable. */
function oneLondon({ B15, D15, ...others }: Stations): Stations {
  const there = [B15, D15].flatMap((hex) => Object.values(hex ?? {}).flat()).filter((company) => company !== null);
  return there.length > 0 ? { ...others, London: { places: there.sort() } } : others;
}

function renamed([tile, rotation]: [string, number]): readonly [string, number] {
  const { tile: printed, stations } = printedTile(tile, rotation);
  return asSeen(printed, rotation, stations);
}

export function traceOf(s: State1862, record: ForeignRecord, done: number, acted: State1862): TraceState {
  const listed = companyIds.filter((id) => s.companies[id].status !== 'out');
  const player = playerIn(record);
  /** Counted from the won auction on. */
  const owes = (id: CompanyId) => s.obligations.some(({ company }) => company === id);
  const next = onSale(s, trainTypes(s));
  const parts = partsOf(rail1862, s, record, done, listed);
  return {
    ...parts,
    r: roundOf(s) ?? parts.r,
    ph: s.phase,
    k: each(listed, (id) => moneyOf(s, id)),
    b: cashOf(s, BANK),
    sh: each(startedIds(s), (id) => holdersOf(s, id, player)),
    tr: each(
      companyIds.filter((id) => (s.trains[id] ?? []).length > 0),
      (id) => s.trains[id]!.map((train) => trainName(s, train)),
    ),
    tk: each(listed, (id) => tokensOf(s, id)),
    t: Object.fromEntries(
      Object.entries(s.board.laid).map(([hex, [tile, rotation]]) => [
        hex,
        asSeen(
          tile,
          rotation,
          (s.board.extras?.[hex] ?? []).map(({ on }) => on),
        ),
      ]),
    ),
    o: oneLondon(parts.o as Stations),
    pv: Object.fromEntries(s.obligations.map(({ company, seat }) => [company, player(seat)])),
    pm: each(listed, (id) => permitsOf(s, id)),
    d: [next.type, leftOf(s, next), []],
    x: {
      chartered: companyIds
        .filter((id) => owes(id) || (s.companies[id].status === 'started' && ipoTable(s, id) === 'chartered'))
        .sort(),
      lner: isLast(s),
      cert: certificateLimit(s),
    },
    ...(record.actions[done - 1]?.type === 'run_routes' ? { rt: runsIn(acted) } : {}),
  };
}

/** Fines are still paid in the stock round. */
function roundOf({ flow }: State1862): string | undefined {
  const course = flow.find((frame) => frame.kind === 'course');
  return course && flow.some(({ kind }) => kind === 'fine') ? `SR${course.set}` : undefined;
}

/** While the companies in an exchange decide, the one in turn has the money of both. */
function moneyOf(s: State1862, id: CompanyId): number {
  const frame = exchangeIn(s);
  const both = frame?.option && isTreasury(frame.holders[0]) ? [frame.survivor, ...frame.absorbed] : [];
  if (!both.includes(id)) return treasuryOf(s, id);
  return id === frame!.active ? both.reduce((sum, one) => sum + treasuryOf(s, one), 0) : 0;
}

function holdersOf(s: State1862, id: CompanyId, player: (seat: Seat) => string): Record<string, number> {
  const out: Record<string, number> = {};
  const { percents, holders } = certificatesOf(s, id);
  for (const [i, holder] of holders.entries()) {
    const name = isSeat(holder)
      ? player(holder)
      : holder === OFFER
        ? 'ipo'
        : holder === POOL
          ? 'pool'
          : isTreasury(holder) && ownerCompany(holder) !== id
            ? ownerCompany(holder)
            : 'self';
    out[name] = (out[name] ?? 0) + percents[i]!;
  }
  return out;
}

const LETTERS: Readonly<Record<Kind, string>> = { freight: 'F', local: 'L', express: 'E' };

/** `2/3E*`: its counted and visited stops, its kind, and a star for each warranty. */
function trainName(s: State1862, train: string): string {
  const { kind, warranties = 0 } = copyOf(s, train);
  const { hexes, counts, visits } = trainFacts(s, train);
  const number = kind === 'freight' ? hexes : counts === visits ? counts : `${counts}/${visits}`;
  return `${number}${LETTERS[kind as Kind]}${'*'.repeat(warranties)}`;
}

/** Three before a start and with a charter, two from any other start until their number is chosen. */
function tokensOf(s: State1862, id: CompanyId): number {
  const { status, chartered, floated, tokens } = s.companies[id];
  const isAsked = s.flow.some((frame) => frame.kind === 'tokens' && frame.company === id);
  if (floated && !isAsked) return tokens;
  return status === 'started' && !chartered ? 2 : 3;
}

const permitsOf = (s: State1862, id: CompanyId): readonly string[] => {
  const { permit, permits } = s.companies[id];
  return permits.length > 0 ? permits : permit ? [permit] : [];
};

export function runsIn(s: State1862): readonly (readonly [train: string, revenue: number, subsidy: number])[] {
  const turn = turnIn(s);
  if (!turn) return [];
  const credited = creditAsThere(problemOf(s, turn.company), turn.runs) ?? turn.runs.map(({ revenue }) => revenue);
  // in an old record the first freight earned less: then the recorded sum stands (R128)
  const freight = turn.runs.findIndex(({ train }) => copyOf(s, train).kind === 'freight');
  const missing = turn.revenue - credited.reduce((sum, revenue) => sum + revenue, 0);
  return turn.runs.map(({ train, subsidy = 0 }, i) => [train, credited[i]! + (i === freight ? missing : 0), subsidy]);
}
