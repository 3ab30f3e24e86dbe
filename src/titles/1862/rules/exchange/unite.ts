// After all shares are exchanged: elects the survivor's director (R074) and hands over what the absorbed company had
// (R099-R104). The survivor takes over its places on the map, each once and within the limit (R101-R102).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { moveHeld } from '../../../../engine/shares/shares.ts';
import { boardToWrite, hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { hasToken, removeToken, replaceToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { absorb } from '../../../../kernel/exchange/absorb.ts';
import { electPresident } from '../../../../kernel/exchange/election.ts';
import { giveUpToken as giveUp } from '../../../../kernel/exchange/giveUpToken.ts';
import { replacing } from '../../../../kernel/exchange/tokens.ts';
import { backToIpo } from '../bankruptcy.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { homeCity } from '../home.ts';
import { mostTokens } from '../limits.ts';
import { cityIds, isLondon, londonPlaces } from '../map.ts';
import { actingFor, own, type State1862 } from '../state.ts';
import { mergedTable } from './begin.ts';
import { exchanging } from './concerned.ts';

const cities: readonly NodeId[] = [...cityIds, ...londonPlaces];

/** London is one place (R101). */
const placeOf = (city: NodeId): string => (isLondon(city) ? 'London' : hexOfNode(city));

const standsIn = (s: State1862, company: CompanyId, place: string): boolean =>
  tokenNodes(s.board, company).some((city) => placeOf(city) === place);

/** R102: a home token still to be placed (R197) counts towards the limit. */
export const mostOnMap = (s: State1862, company: CompanyId): number => mostTokens(s) - (own(s, company).home ? 0 : 1);

const survivorOf = (s: State1862): CompanyId => exchanging(s).survivor;

/** Replaces the tokens left after the director has given up the surplus. */
const { replaceTokens } = replacing<State1862, Event1862>({
  cities,
  actor: (s) => actingFor(s, survivorOf(s)),
  left: () => cities.length,
  place: placeOf,
  standsThere: (s, city) => standsIn(s, survivorOf(s), placeOf(city)),
  put: (s, { company, city }) => replaceToken(boardToWrite(s), company, survivorOf(s), city),
  lost: (s, { company, city }) => removeToken(boardToWrite(s), company, city),
});

/** R101: where both stand in one place, the token of the absorbed company is lost. */
function dropCommon(s: State1862, emit: Emit<Event1862>): void {
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

/** R074, R195: most shares, at least three; among equals the active director, then clockwise. */
export const director: AutoStep<State1862, Event1862> = {
  id: 'director',
  auto(s, emit) {
    const { survivor, director: active } = exchanging(s);
    if (electPresident(s, survivor, seatsFrom(s, active), emit) === null)
      emit?.({ type: 'receivershipBegan', company: survivor });
  },
};

/** R100-R101, R104: hands over to the survivor; trains above the limit are kept (R103). */
export const unite: AutoStep<State1862, Event1862> = {
  id: 'unite',
  auto(s, emit) {
    const { survivor, absorbed, active } = exchanging(s);
    moveHeld(s, survivor, treasury(active), treasury(survivor)); // the companies were one holder (R067)
    for (const company of absorbed) {
      const [to, from] = [own(s, survivor), own(s, company)];
      absorb(s, company, survivor, { permits: [...from.permits], tokens: from.tokens }, emit);
      to.permits = [...new Set([...to.permits, ...from.permits])];
      to.table = mergedTable(s, [survivor, company]); // R066
      to.chartered = false; // R104
      Object.assign(from, { permits: [], table: 'others', chartered: false });
    }
    dropCommon(s, emit);
  },
};

/** R099, R102: gives its tokens to the survivor; the absorbed company can be started again. */
export const replaceAll: AutoStep<State1862, Event1862> = {
  id: 'replaceAll',
  auto(s, emit) {
    const { survivor, absorbed } = exchanging(s);
    for (const company of absorbed) {
      replaceTokens.auto(s, emit);
      joinSheets(s, survivor, company);
      backToIpo(s, company);
    }
  },
};

/** R102: tokens on the map count first, then those of both sheets up to the limit. */
function joinSheets(s: State1862, survivor: CompanyId, company: CompanyId): void {
  const to = own(s, survivor);
  to.home ||= hasToken(s.board, survivor, homeCity(survivor)); // the absorbed company stood there
  const onMap = Math.min(tokenNodes(s.board, survivor).length, mostOnMap(s, survivor));
  to.tokens = Math.min(to.tokens + own(s, company).tokens, mostTokens(s) - onMap);
}
