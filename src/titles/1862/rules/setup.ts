// The set-up of 1862 (R002-R011, R172-R173).
import { shuffle } from '../../../engine/core/chance.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import type { Core } from '../../../engine/core/state.ts';
import { emptyMarket } from '../../../engine/market/market.ts';
import { BANK, type Money } from '../../../engine/money/bank.ts';
import { offered } from '../../../engine/shares/shares.ts';
import { timedBoard } from '../../../engine/track/board.ts';
import { emptyDepot } from '../../../engine/trains/depot.ts';
import { box } from './box.ts';
import { type CompanyId, companyIds } from './companies.ts';
import { type CompanyState, type State1862, unstarted } from './state.ts';
import { type Kind, kindsOf, trainTypes } from './trains.ts';

/** R003: by the number of players. */
const startMoney: Readonly<Record<number, Money>> = { 2: 1200, 3: 800, 4: 600, 5: 480, 6: 400, 7: 345, 8: 300 };

/** R005: companies in the first group, and in each of the two later ones. */
const AT_ONCE = 8;
const LATER = 4;

/** R006: with seven and eight players more may be used; they join the first group. */
const moreCompanies = ({ players, options }: Core): number =>
  options.optionalCompanies === 'on' ? Math.max(0, players - 6) : 0;

/** R007, R173: the permits to be dealt, of each kind in the variant; none with one kind of train only (R172). */
export function permitDeck(core: Pick<Core, 'players' | 'options'>): Kind[] {
  const kinds = kindsOf(core);
  const many = core.players > 6;
  const of = (kind: Kind, count: number): Kind[] => Array<Kind>(count).fill(kind);
  if (kinds.length === 1) return [];
  if (kinds.length === 2) return kinds.flatMap((kind) => of(kind, many ? 9 : 8));
  return [...of('freight', 6), ...of('local', many ? 6 : 5), ...of('express', many ? 6 : 5)];
}

/** The companies by group: those left out, then those of phases A, B and C (R005). */
export interface Drawn {
  readonly out: readonly CompanyId[];
  readonly waves: Readonly<Record<'A' | 'B' | 'C', readonly CompanyId[]>>;
}

export function waves(core: Core, order: readonly CompanyId[]): Drawn {
  const first = AT_ONCE + moreCompanies(core);
  const used = order.slice(order.length - first - 2 * LATER);
  return {
    out: order.slice(0, order.length - used.length),
    waves: { A: used.slice(0, first), B: used.slice(first, first + LATER), C: used.slice(first + LATER) },
  };
}

const company = (wave: CompanyState['wave'] | null, permit: Kind | null): CompanyState => ({
  status: wave === null ? 'out' : 'waiting',
  wave: wave ?? 'A',
  permit,
  ...unstarted(),
  barred: false,
  heldBack: false,
});

export function setup(core: Core): State1862 {
  const { out, waves: groups } = waves(core, shuffle(core, companyIds));
  const permits = shuffle(core, permitDeck(core));
  const waveOf = (id: CompanyId) => (['A', 'B', 'C'] as const).find((wave) => groups[wave].includes(id)) ?? null;
  // companies left out get a meaningless wave and permit too, so that all positions of a table have one shape
  const playing = companyIds.filter((id) => !out.includes(id));
  const each = startMoney[core.players]!;
  return {
    ...core,
    flow: [{ kind: 'course', at: 'parliament', set: 0 }],
    cash: {
      [BANK]: box.money - each * core.players,
      ...Object.fromEntries(seatsOf(core).map((seat) => [String(seat), each])),
      ...Object.fromEntries(companyIds.map((id) => [treasury(id), 0])),
    },
    shares: Object.fromEntries(companyIds.map((id) => [id, offered(30, 10)])), // R002
    market: emptyMarket(),
    board: timedBoard(),
    depot: emptyDepot(trainTypes(core)),
    trains: {},
    copies: {},
    phase: 'A',
    priority: 1, // R010
    companies: Object.fromEntries(
      companyIds.map((id) => [id, company(waveOf(id), permits[playing.indexOf(id)] ?? permits[0] ?? null)]),
    ) as State1862['companies'],
    obligations: [],
    lner: 'before',
    lastLimit: null,
    topReached: false,
    broken: false,
    breaksBelow: 0,
    ended: null,
  };
}
