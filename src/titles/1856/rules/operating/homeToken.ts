// A company's home token (R081, R083), the place kept free for it until the company has operated (R082), and the choice
// of a city on a tile with two.
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { push, under } from '../../../../engine/flow/frame.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { boardToWrite, hexOfNode, type NodeId, nodeId } from '../../../../engine/track/board.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { freeSlots, hasTokenIn, putToken, removeToken, slotsOf } from '../../../../engine/track/tokens.ts';
import { type CompanyId, isOrdinary, type OrdinaryId, ordinaries, ordinaryIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { CityFrame } from '../frames.ts';
import { citiesOn, cityIds, map } from '../map.ts';
import { type State1856, turnOf } from '../state.ts';

/**
 * Cities that can be the home of a company: one, or all it may choose from; on a blank hex only the first. The cities of
 * Toronto keep their numbers on every tile that fits there.
 */
export function homeCities(s: State1856, company: OrdinaryId): readonly NodeId[] {
  const { home, homeCity } = ordinaries[company];
  const cities = citiesOn(s, home);
  if (homeCity === null) return s.board.laid[home] === undefined ? cities.slice(0, 1) : cities;
  return cities.length === 1 ? cities : [nodeId(home, homeCity)];
}

/** R082: true if a company claims a place at home: started or not, until it has operated, is closed or absorbed. */
function claims(s: State1856, company: OrdinaryId): boolean {
  const { status, operated } = s.companies[company];
  return (status === 'waiting' || status === 'started') && !operated;
}

/** The company with a claim to this hex and no token there yet; undefined if none. */
function claimant(s: State1856, hex: HexId): OrdinaryId | undefined {
  const host = ordinaryIds.find((id) => ordinaries[id].home === hex);
  return host && claims(s, host) && !hasTokenIn(s.board, host, hex) ? host : undefined;
}

/** The company that would lose its last place at home to a token in this city; null if none. */
export function reservedFor(s: State1856, city: NodeId, company: CompanyId): OrdinaryId | null {
  const hex = hexOfNode(city);
  const host = claimant(s, hex);
  if (!host || host === company) return null;
  const homes = homeCities(s, host);
  const free = homes.reduce((sum, home) => sum + freeSlots(map, s.board, home), 0);
  return homes.includes(city) && free <= 1 ? host : null;
}

/** True if the first slot of this city is kept for another company, so that the token at home lies in front. */
function keepsFirstSlot(s: State1856, city: NodeId, company: CompanyId): boolean {
  const host = claimant(s, hexOfNode(city));
  return (
    host !== undefined && host !== company && ordinaries[host].homeCity !== null && homeCities(s, host)[0] === city
  );
}

/** Puts a token into the first free slot that is not kept for the company at home. */
export function putInFreeSlot(s: State1856, company: CompanyId, city: NodeId): void {
  const taken = s.board.tokens[city] ?? [];
  const slots = Array.from({ length: slotsOf(map, s.board, city) }, (_, slot) => slot);
  const free = slots.find((slot) => !taken[slot] && (slot > 0 || !keepsFirstSlot(s, city, company)));
  putToken(map, boardToWrite(s), company, city, free);
}

/** Frees the slot kept for the company at home after a new tile has moved a token into it. */
export function keepHomeFree(s: State1856, hex: HexId): void {
  for (const city of citiesOn(s, hex)) {
    const first = s.board.tokens[city]?.[0] as CompanyId | null | undefined;
    if (!first || !keepsFirstSlot(s, city, first)) continue;
    removeToken(boardToWrite(s), first, city);
    putInFreeSlot(s, first, city);
  }
}

/** R081, R083: places the home token free of charge at the start of the first turn, or asks for its city. */
export const homeToken: AutoStep<State1856, Event1856> = {
  id: 'homeToken',
  auto(s, emit) {
    const { company } = turnOf(s);
    if (!isOrdinary(company) || s.companies[company].operated) return;
    const [city, another] = homeCities(s, company).filter((home) => freeSlots(map, s.board, home) > 0);
    if (another !== undefined)
      return push(s, { kind: 'city', at: 'pickCity', queue: [{ company, hex: ordinaries[company].home }] });
    putToken(map, boardToWrite(s), company, city!);
    emit?.({ type: 'tokenPlaced', company, city: city!, cost: 0, kind: 'home' });
  },
};

/** Tokens waiting to pick a city, the next one first. */
export const queueOf = (s: State1856) => under<CityFrame>(s, 'city').queue;
const first = (s: State1856) => queueOf(s)[0]!;

/** R083 */
export const pickCity = step<State1856, { readonly type: 'pickCity'; readonly city: NodeId }, Event1856>()({
  id: 'pickCity',
  actor: (s) => presiding(s, first(s).company),
  fields: { city: oneOf(cityIds, (s) => citiesOn(s, first(s).hex)) },
  conditions: [
    must(
      'city.otherHex',
      ['city'],
      (s, a) => hexOfNode(a.city) === first(s).hex,
      (s, a) => ({ hex: first(s).hex, city: a.city }),
    ),
    must('token.cityFull', ['city'], (s, a) => freeSlots(map, s.board, a.city) > 0),
  ],
  apply(s, { city }, emit) {
    const { company } = queueOf(s).shift()!;
    putToken(map, boardToWrite(s), company, city);
    emit?.({ type: 'cityPicked', company, city });
  },
});
