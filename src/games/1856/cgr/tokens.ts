// R112: which tokens of the absorbed companies the CGR replaces, homes first, and what leaves no choice.
import type { Emit } from '../../../engine/core/event.ts';
import { ruling, since } from '../../../engine/core/state.ts';
import { frameOf } from '../../../engine/flow/frame.ts';
import { hexOfNode, type NodeId } from '../../../engine/track/board.ts';
import { hasToken, hasTokenIn, tokenNodes } from '../../../engine/track/tokens.ts';
import { CGR, CGR_TOKENS, isOrdinary, ordinaries } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { State1856 } from '../state.ts';
import { putInFreeSlot } from '../track/home.ts';
import type { FormationFrame, TakenToken } from './frames.ts';

const formation = (s: State1856): FormationFrame => frameOf<FormationFrame>(s, 'formation');

const tokensLeft = (s: State1856): number => CGR_TOKENS - tokenNodes(s.board, CGR).length;

const isHome = ({ company, city }: TakenToken): boolean =>
  isOrdinary(company) && ordinaries[company].home === hexOfNode(city);

/** The tokens of which one is replaced next: homes while there are any. */
function nextTokens(s: State1856): readonly TakenToken[] {
  const { tokens } = formation(s);
  const homes = tokens.filter(isHome);
  return homes.length > 0 ? homes : tokens;
}

/** The cities between which the president chooses. */
export const openCities = (s: State1856): NodeId[] => [...new Set(nextTokens(s).map(({ city }) => city))];

/** Puts a token of the CGR where one stood; others in that hex are given up. */
export function replaceToken(s: State1856, city: NodeId, emit: Emit<Event1856>): void {
  const frame = formation(s);
  const { company } = nextTokens(s).find((token) => token.city === city)!;
  putInFreeSlot(s, CGR, city);
  emit?.({ type: 'tokenReplaced', company, city });
  frame.tokens = frame.tokens.filter((token) => token.company !== company || token.city !== city);
  giveUp(s, emit);
}

/** R112: one in a hex, ten in all; what can no longer be replaced is off the map. */
function giveUp(s: State1856, emit: Emit<Event1856>): void {
  const frame = formation(s);
  const lost = ({ city }: TakenToken) => tokensLeft(s) === 0 || hasTokenIn(s.board, CGR, hexOfNode(city));
  for (const { company, city } of frame.tokens.filter(lost)) emit?.({ type: 'tokenGivenUp', company, city });
  frame.tokens = frame.tokens.filter((token) => !lost(token));
}

/** Every exchange that is legal is made; asked is only which of more than ten, or which city of one hex. */
export function replaceForced(s: State1856, emit: Emit<Event1856>): void {
  if (ruling(s, 'cgrTokens') === 'replaceAll') replaceAll(s, emit);
  for (let city = forced(s); city !== undefined; city = forced(s)) replaceToken(s, city, emit);
}

function forced(s: State1856): NodeId | undefined {
  const cities = openCities(s);
  const hexes = cities.map(hexOfNode);
  if (new Set(hexes).size > tokensLeft(s)) return undefined;
  return cities.find((city) => hexes.filter((hex) => hex === hexOfNode(city)).length === 1);
}

/**
 * As 18xx.games plays it: all but those in the hex of a home, and one in a city; what is too much is given up afterwards.
 * By the first version of our rules two tokens stood in one city until one of them was given up.
 */
function replaceAll(s: State1856, emit: Emit<Event1856>): void {
  const { tokens } = formation(s);
  const homes = tokens.filter(isHome);
  const atHome = homes.map(({ city }) => hexOfNode(city));
  for (const { company, city } of [...homes, ...tokens.filter((token) => !atHome.includes(hexOfNode(token.city)))]) {
    if (since(s, 2) && hasToken(s.board, CGR, city)) {
      emit?.({ type: 'tokenGivenUp', company, city });
      continue;
    }
    putInFreeSlot(s, CGR, city);
    emit?.({ type: 'tokenReplaced', company, city });
  }
  formation(s).tokens = [];
}
