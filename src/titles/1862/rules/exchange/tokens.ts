// The survivor stands wherever the absorbed company stood: once in a place, and on no more places than it may (R101-R102).
import type { Emit } from '../../../../engine/core/event.ts';
import { boardToWrite, hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { removeToken, replaceToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { giveUpToken as giveUp } from '../../../../kernel/exchange/giveUpToken.ts';
import { replacing } from '../../../../kernel/exchange/tokens.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { homeCity } from '../home.ts';
import { mostTokens } from '../limits.ts';
import { cityIds, isLondon, londonPlaces } from '../map.ts';
import { actingFor, own, type State1862 } from '../state.ts';
import { exchanging } from './concerned.ts';

const cities: readonly NodeId[] = [...cityIds, ...londonPlaces];

/** London is one place (R101). */
const placeOf = (city: NodeId): string => (isLondon(city) ? 'London' : hexOfNode(city));

const standsIn = (s: State1862, company: CompanyId, place: string): boolean =>
  tokenNodes(s.board, company).some((city) => placeOf(city) === place);

/** R102: a home token that still waits for its place (R197) is one of those it may have. */
export const mostOnMap = (s: State1862, company: CompanyId): number => mostTokens(s) - (own(s, company).home ? 0 : 1);

const survivorOf = (s: State1862): CompanyId => exchanging(s).survivor;

/** What is left when the director has said which are too many. */
export const { replaceTokens } = replacing<State1862, Event1862>({
  cities,
  actor: (s) => actingFor(s, survivorOf(s)),
  left: () => cities.length,
  place: placeOf,
  standsThere: (s, city) => standsIn(s, survivorOf(s), placeOf(city)),
  put: (s, { company, city }) => replaceToken(boardToWrite(s), company, survivorOf(s), city),
  lost: (s, { company, city }) => removeToken(boardToWrite(s), company, city),
});

/** R101: where both stand in one place, the token of the absorbed company is lost. */
export function dropCommon(s: State1862, emit: Emit<Event1862>): void {
  const frame = exchanging(s);
  const isCommon = ({ city }: { city: NodeId }) => standsIn(s, frame.survivor, placeOf(city));
  for (const { company, city } of frame.tokens.filter(isCommon)) {
    removeToken(boardToWrite(s), company, city);
    emit?.({ type: 'tokenGivenUp', company, city });
  }
  frame.tokens = frame.tokens.filter((token) => !isCommon(token));
}

/** R102: never its home, without which no train could run. */
export const giveUpToken = giveUp<State1862>({
  cities,
  actor: (s) => actingFor(s, survivorOf(s)),
  tooMany(s) {
    const company = survivorOf(s);
    const all = [...tokenNodes(s.board, company), ...exchanging(s).tokens.map(({ city }) => city)];
    return all.length > mostOnMap(s, company) ? all.filter((city) => city !== homeCity(company)) : [];
  },
  standsThere: (s, city) => exchanging(s).tokens.find((token) => token.city === city)?.company ?? survivorOf(s),
});
