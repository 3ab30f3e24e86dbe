// Previews an absorption in figures: plays it on copies with every answer that the president can give, and takes the
// least and the most of each figure.
import { ownCopy } from '../../../../engine/core/kept.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AnyStep } from '../../../../engine/core/step.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import type { NodeId } from '../../../../engine/track/board.ts';
import { hasToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import { zoneOf } from '../chart.ts';
import type { CompanyId } from '../companies.ts';
import type { OperatingFrame } from '../frames.ts';
import { isMine } from '../map.ts';
import { rankOf } from '../rank.ts';
import { maritimesOwned, operating, own, type State1865 } from '../state.ts';
import { phaseNumber, phases } from '../trains.ts';
import { keepToken, replaceInCities } from './cities.ts';
import { beginAbsorption, compensationOf, holdersOf, payOff, sharesOf } from './compensation.ts';
import { settle, unite } from './index.ts';
import { freeMine, replaceInMine } from './mines.ts';
import { decides, exchanging } from './tokens.ts';

/** The range of a figure; equal ends mean it is certain. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

const span = (figures: readonly number[]): Span => ({ least: Math.min(...figures), most: Math.max(...figures) });

/** The key of a position in an absorption: its tokens, and those not decided yet. */
const keyOf = (s: State1865): string => JSON.stringify([s.board.tokens, exchanging(s).tokens]);

/** All positions reached by taking a step any number of times, and in which it may be passed. */
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

/** All endings. Plays on in the position that it is given. */
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

/** R157-R158: its rank with the trains of the lowest numbers, or the highest, as many as the limit allows. */
function rankAfter(s: State1865, company: CompanyId): readonly [least: number, most: number] {
  const numbers = trainsOf(s, company)
    .map(phaseNumber)
    .sort((a, b) => a - b);
  const limit = phases[s.phase].trainLimit;
  const sum = (some: readonly number[]) => some.reduce((a, b) => a + b, tokenNodes(s.board, company).length);
  return [sum(numbers.slice(0, limit)), sum(numbers.slice(-limit))];
}

export function previewOf(now: State1865, acquirer: CompanyId, target: CompanyId) {
  const pair = { acquirer, target };
  const isActive = operating(now) === acquirer;
  const { price, due, sold, raised, loans } = compensationOf(now, pair);
  const s = ownCopy(now);
  beginAbsorption(s, isActive ? 'active' : 'passive', pair, undefined);
  const trains = [...trainsOf(s, acquirer)];
  const maritimes = maritimesOwned(s, treasury(acquirer));
  const all = endings(s);
  const rank = span(all.flatMap((one) => rankAfter(one, acquirer)));
  const zones = Array.from({ length: rank.most - rank.least + 1 }, (_, i) =>
    zoneOf(own(now, acquirer).row, rank.least + i),
  );
  const places = tokenNodes(now.board, target);
  const shared = places.filter((place) => hasToken(now.board, acquirer, place));
  const standsIn = (place: NodeId): number => all.filter((one) => hasToken(one.board, acquirer, place)).length;
  const others = places.filter((place) => !shared.includes(place));
  return {
    // price of a share of the target, the sum, and its parts by holder
    price,
    due,
    paid: holdersOf(now, target).map((holder) => {
      const shares = sharesOf(now, target, holder);
      return { holder, shares, sum: shares * price };
    }),
    // own certificates that the acquirer sells
    sold: { shares: sold, sum: raised },
    // loans of both before, and new ones
    loans: { before: own(now, acquirer).loans + own(now, target).loans, taken: loans },
    // of both together before, of the acquirer afterwards
    treasury: {
      before: cashOf(now, treasury(acquirer)) + cashOf(now, treasury(target)),
      after: span(all.map((one) => cashOf(one, treasury(acquirer)))),
    },
    traffic: { before: own(now, acquirer).traffic, after: span(all.map((one) => own(one, acquirer).traffic)) },
    maritimes,
    trains: { all: trains, tooMany: Math.max(0, trains.length - phases[now.phase].trainLimit) },
    tokens: {
      // places of the target: cities of both, certainly replaced, certainly lost, and up to the president
      shared,
      replaced: others.filter((place) => standsIn(place) === all.length),
      lost: others.filter((place) => standsIn(place) === 0),
      open: others.filter((place) => standsIn(place) > 0 && standsIn(place) < all.length),
      // mines from which the acquirer can take its tokens back
      freed: tokenNodes(now.board, acquirer).filter(isMine),
      onMap: span(all.map((one) => tokenNodes(one.board, acquirer).length)),
      unused: span(all.map((one) => own(one, acquirer).tokens)),
    },
    rank: { before: rankOf(now, acquirer), after: rank },
    // zones possible afterwards
    zones: [...new Set(zones)],
    // R143: true if the acquirer operates in this round
    operates: isActive || !operatingOf<OperatingFrame>(now).done.includes(acquirer),
  };
}

export type AbsorptionPreview = ReturnType<typeof previewOf>;
