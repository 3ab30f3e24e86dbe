// What an absorption would lead to, in figures, before anybody decides for it: it is played on copies with every answer that
// the president can give. Where they lead to different figures, both ends are told.
import { ownCopy } from '../../../../engine/core/kept.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AnyStep } from '../../../../engine/core/step.ts';
import { cashOf, type Money } from '../../../../engine/money/bank.ts';
import type { Holder } from '../../../../engine/shares/shares.ts';
import type { NodeId } from '../../../../engine/track/board.ts';
import { hasToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import { type Zone, zoneOf } from '../chart.ts';
import type { CompanyId, MaritimeId } from '../companies.ts';
import type { OperatingFrame } from '../frames.ts';
import { isMine } from '../map.ts';
import { rankOf } from '../rank.ts';
import { maritimesOwned, operating, own, type State1865 } from '../state.ts';
import { phaseNumber, phases } from '../trains.ts';
import { beginAbsorption } from './begin.ts';
import { keepToken, replaceInCities } from './cities.ts';
import { compensationOf, holdersOf, sharesOf } from './compensation.ts';
import { freeMine, replaceInMine } from './mines.ts';
import { payOff } from './payOff.ts';
import { decides, exchanging } from './tokens.ts';
import { settle, unite } from './unite.ts';

/** Equal ends: it is certain. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface AbsorptionPreview {
  /** For each share of the target, and in all; who gets how much of it. */
  readonly price: Money;
  readonly due: Money;
  readonly paid: readonly { readonly holder: Holder; readonly shares: number; readonly sum: Money }[];
  /** Own certificates that the acquirer sells. */
  readonly sold: { readonly shares: number; readonly sum: Money };
  /** Loans of both before, and those that it takes. */
  readonly loans: { readonly before: number; readonly taken: number };
  /** Of both together, and of the acquirer. */
  readonly treasury: { readonly before: Money; readonly after: Span };
  readonly traffic: { readonly before: number; readonly after: Span };
  readonly maritimes: readonly MaritimeId[];
  readonly trains: { readonly all: readonly TrainId[]; readonly tooMany: number };
  readonly tokens: {
    /** Where the target stands: cities of both, what is certainly replaced, certainly lost, and what the president decides. */
    readonly shared: readonly NodeId[];
    readonly replaced: readonly NodeId[];
    readonly lost: readonly NodeId[];
    readonly open: readonly NodeId[];
    /** Mines from which the acquirer can take its tokens back. */
    readonly freed: readonly NodeId[];
    readonly onMap: Span;
    readonly unused: Span;
  };
  readonly rank: { readonly before: number; readonly after: Span };
  /** In which it may be afterwards. */
  readonly zones: readonly Zone[];
  /** R143: whether the acquirer still operates in this round. */
  readonly operates: boolean;
}

const span = (figures: readonly number[]): Span => ({ least: Math.min(...figures), most: Math.max(...figures) });

/** What tells one position of an absorption from another: who stands where. */
const keyOf = (s: State1865): string => JSON.stringify([s.board.tokens, exchanging(s).tokens]);

/** All positions that a step can lead to when it is taken as often as anybody likes. */
function branches(starts: readonly State1865[], step: AnyStep<State1865>): State1865[] {
  const [name, field] = Object.entries(step.fields)[0]!;
  const found = new Map(starts.map((s) => [keyOf(s), s]));
  for (const s of found.values()) {
    const seat = decides(s);
    for (const value of field.kind === 'oneOf' ? field.offer(s, { type: step.id }, seat) : []) {
      const action = { type: step.id, [name]: value };
      if (!step.conditions.every((condition) => condition.holds(s, action, seat))) continue;
      const next = ownCopy(s);
      step.apply(next, action, undefined, seat);
      if (!found.has(keyOf(next))) found.set(keyOf(next), next);
    }
  }
  const mayStop = (s: State1865) => (step.passing ?? []).every((one) => one.holds(s, { type: 'pass' }, decides(s)));
  return [...found.values()].filter(mayStop);
}

/** Every way in which it can end. It plays on in the position that it is given. */
function endings(s: State1865): State1865[] {
  const frame = exchanging(s);
  for (; frame.holders.length > 0; frame.holders.shift()) payOff(s, frame, undefined);
  unite.auto(s, undefined);
  const freed = branches([s], freeMine);
  for (const one of freed) replaceInCities.auto(one, undefined);
  const all = branches(branches(freed, keepToken), replaceInMine);
  for (const one of all) settle.auto(one, undefined);
  return all;
}

/** R157-R158: with the trains of the lowest numbers, or the highest, as many as the limit allows. */
function rankAfter(s: State1865, company: CompanyId): Span {
  const numbers = trainsOf(s, company)
    .map(phaseNumber)
    .sort((a, b) => a - b);
  const limit = phases[s.phase].trainLimit;
  const sum = (some: readonly number[]) => some.reduce((a, b) => a + b, tokenNodes(s.board, company).length);
  return { least: sum(numbers.slice(0, limit)), most: sum(numbers.slice(-limit)) };
}

export function previewOf(now: State1865, acquirer: CompanyId, target: CompanyId): AbsorptionPreview {
  const pair = { acquirer, target };
  const isActive = operating(now) === acquirer;
  const { price, due, sold, raised, loans } = compensationOf(now, pair);
  const s = ownCopy(now);
  beginAbsorption(s, isActive ? 'active' : 'passive', pair, undefined);
  const trains = [...trainsOf(s, acquirer)];
  const maritimes = maritimesOwned(s, treasury(acquirer));
  const all = endings(s);
  const ranks = all.map((one) => rankAfter(one, acquirer));
  const rank = {
    least: Math.min(...ranks.map(({ least }) => least)),
    most: Math.max(...ranks.map(({ most }) => most)),
  };
  const zones = Array.from({ length: rank.most - rank.least + 1 }, (_, i) =>
    zoneOf(own(now, acquirer).row, rank.least + i),
  );
  const places = tokenNodes(now.board, target);
  const shared = places.filter((place) => hasToken(now.board, acquirer, place));
  const standsIn = (place: NodeId): number => all.filter((one) => hasToken(one.board, acquirer, place)).length;
  const others = places.filter((place) => !shared.includes(place));
  return {
    price,
    due,
    paid: holdersOf(now, target).map((holder) => {
      const shares = sharesOf(now, target, holder);
      return { holder, shares, sum: shares * price };
    }),
    sold: { shares: sold, sum: raised },
    loans: { before: own(now, acquirer).loans + own(now, target).loans, taken: loans },
    treasury: {
      before: cashOf(now, treasury(acquirer)) + cashOf(now, treasury(target)),
      after: span(all.map((one) => cashOf(one, treasury(acquirer)))),
    },
    traffic: { before: own(now, acquirer).traffic, after: span(all.map((one) => own(one, acquirer).traffic)) },
    maritimes,
    trains: { all: trains, tooMany: Math.max(0, trains.length - phases[now.phase].trainLimit) },
    tokens: {
      shared,
      replaced: others.filter((place) => standsIn(place) === all.length),
      lost: others.filter((place) => standsIn(place) === 0),
      open: others.filter((place) => standsIn(place) > 0 && standsIn(place) < all.length),
      freed: tokenNodes(now.board, acquirer).filter(isMine),
      onMap: span(all.map((one) => tokenNodes(one.board, acquirer).length)),
      unused: span(all.map((one) => own(one, acquirer).tokens)),
    },
    rank: { before: rankOf(now, acquirer), after: rank },
    zones: [...new Set(zones)],
    operates: isActive || !operatingOf<OperatingFrame>(now).done.includes(acquirer),
  };
}
