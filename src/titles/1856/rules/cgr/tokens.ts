// R112: which tokens of the absorbed companies the CGR replaces: homes first, one in a hex, ten in all.
import { presiding } from '../../../../engine/shares/shares.ts';
import { hexOfNode } from '../../../../engine/track/board.ts';
import { hasTokenIn } from '../../../../engine/track/tokens.ts';
import { replacing, type TakenToken } from '../../../../kernel/exchange/tokens.ts';
import { CGR, isOrdinary, ordinaries } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { cityIds } from '../map.ts';
import { putInFreeSlot } from '../operating/homeToken.ts';
import { tokensLeft } from '../operating/placeToken.ts';
import type { State1856 } from '../state.ts';

export const isHome = ({ company, city }: TakenToken): boolean =>
  isOrdinary(company) && ordinaries[company].home === hexOfNode(city);

export const { replaceTokens, keepToken } = replacing<State1856, Event1856>({
  cities: cityIds,
  actor: (s) => presiding(s, CGR),
  left: (s) => tokensLeft(s, CGR),
  place: hexOfNode,
  standsThere: (s, city) => hasTokenIn(s.board, CGR, hexOfNode(city)),
  isFirst: isHome,
  put: (s, { city }) => putInFreeSlot(s, CGR, city),
});
