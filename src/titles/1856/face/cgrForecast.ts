// The formation of the CGR in figures, from its sequel: companies ruined by their loans, and their fate.
import {
  type Action,
  cashOf,
  choices,
  type GameEvent,
  type Holder,
  percentOf,
  presidentOf,
  type Seat,
  trainsOf,
  unitOf,
} from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import { leavesOf } from '../../../match/leavesOf.ts';
import { type Answer, type Assumed, playOn, type Sequel, usual } from '../../../match/playOn.ts';
import { calledIn } from '../rules/cgr/formation.ts';
import { CGR, type CompanyId, ordinaryIds } from '../rules/companies.ts';
import { game1856 } from '../rules/index.ts';
import { certificateLimit } from '../rules/limits.ts';
import { LOAN } from '../rules/operating/loans.ts';
import { isStarted, priceOf, type State1856 } from '../rules/state.ts';

/** Loans are paid by the company, with its president's help, or not at all. */
export type Fate = 'treasury' | 'president' | 'absorbed';

export interface Debtor {
  readonly company: CompanyId;
  readonly loans: number;
  /** Debt, treasury and shortfall; the president who would have to add it, and his cash. */
  readonly owes: number;
  readonly treasury: number;
  readonly short: number;
  readonly president: Seat | null;
  readonly cash: number;
  readonly fate: Fate;
}

export interface CgrForecast {
  readonly debtors: readonly Debtor[];
  readonly absorbed: readonly CompanyId[];
  /** Null if it never forms. */
  readonly cgr: {
    readonly price: number;
    readonly president: Seat | null;
    /** Percent of one share: ten of 10%, or twenty of 5%. */
    readonly unit: number;
    /** Shares of the absorbed companies given, and CGR shares received. */
    readonly holders: readonly { readonly holder: Holder; readonly given: number; readonly got: number }[];
    readonly treasury: number;
    readonly trains: readonly string[];
  } | null;
  readonly limit: { readonly before: number; readonly after: number };
  readonly assumed: readonly Assumed[];
}

interface Told extends GameEvent {
  readonly company: CompanyId;
  readonly seat: Seat | null;
  readonly holder: Holder;
  readonly given: number;
  readonly got: number;
}

/** True while it forms: loans are settled or shares exchanged. */
export const isForming = (s: State1856): boolean =>
  s.cgr.stage === 'due' || s.flow.some(({ kind }) => kind === 'settling' || kind === 'exchange');

/** `present`: the position on screen, if the sequel begins later. */
export function forecastOf(now: State1856, { state, events, assumed }: Sequel<State1856>, present = now): CgrForecast {
  const all = events as readonly Told[];
  const settling = now.flow.find((frame) => frame.kind === 'settling');
  const absorbed = [
    ...(settling?.kind === 'settling' ? settling.absorbed : []),
    ...all.filter(({ type }) => type === 'companyAbsorbed').map(({ company }) => company),
  ];
  const helped = all.filter(({ type, seat }) => type === 'loansSettled' && seat !== null).map(({ company }) => company);
  const fateOf = (id: CompanyId): Fate =>
    absorbed.includes(id) ? 'absorbed' : helped.includes(id) ? 'president' : 'treasury';
  const debtors = ordinaryIds
    .filter((id) => isStarted(now, id) && now.companies[id].loans > 0)
    .map((company): Debtor => {
      const { loans } = now.companies[company];
      const [owes, treasury, president] = [LOAN * loans, treasuryOf(now, company), presidentOf(now, company)];
      const cash = president === null ? 0 : cashOf(now, president);
      return {
        company,
        loans,
        owes,
        treasury,
        short: Math.max(0, owes - treasury),
        president,
        cash,
        fate: fateOf(company),
      };
    });
  return {
    debtors,
    absorbed,
    cgr:
      state.cgr.stage === 'formed'
        ? {
            price: priceOf(state, CGR),
            president: presidentOf(state, CGR),
            unit: unitOf(state, CGR),
            holders: all
              .filter(({ type }) => type === 'sharesExchanged')
              .map(({ holder, given }) => ({ holder, given, got: percentOf(state, CGR, holder) / unitOf(state, CGR) })),
            treasury: treasuryOf(state, CGR),
            trains: trainsOf(state, CGR),
          }
        : null,
    limit: { before: certificateLimit(present), after: certificateLimit(state) },
    assumed,
  };
}

/** Buyer of the first 6-train if it were sold now: the president of the company in turn, else the priority player. */
export function likelyBuyer(s: State1856): Seat {
  const turn = s.flow.find((frame) => frame.kind === 'turn');
  const president = turn?.kind === 'turn' ? presidentOf(s, turn.company) : null;
  return president ?? s.priority;
}

/** Forecast as if the first 6-train were sold now. Presidents pay if they can. */
export const forecastNow = (s: State1856, answer: Answer<State1856> = usual): CgrForecast =>
  forecastOf(s, playOn(game1856, calledIn(s, s.cgr.buyer ?? likelyBuyer(s)), isForming, answer));

/** Presidents keep their money, if their book lets them. */
export const keeping: Answer<State1856> = (game, s, seat) =>
  choices(game, s, seat)
    .flatMap((choice) => (choice.type === 'settleLoans' ? leavesOf(game, s, choice) : []))
    .find((action) => (action as Action & { how?: string }).how === 'absorb') ?? usual(game, s, seat);

/** Further companies absorbed if presidents kept their money, and the price then; null without a difference. */
export function alsoUnhelped(
  s: State1856,
): { readonly companies: readonly CompanyId[]; readonly price: number } | null {
  const [helped, not] = [forecastNow(s), forecastNow(s, keeping)];
  const companies = not.absorbed.filter((id) => !helped.absorbed.includes(id));
  return companies.length > 0 && not.cgr ? { companies, price: not.cgr.price } : null;
}

export const owesAnything = (s: State1856): boolean => ordinaryIds.some((id) => s.companies[id].loans > 0);
