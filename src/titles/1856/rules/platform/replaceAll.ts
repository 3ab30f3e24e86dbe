// As 18xx.games plays R112 (ruling `cgrTokens`): tokens are replaced without a choice, then the surplus is given up.
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling, since } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { boardToWrite, hexOfNode } from '../../../../engine/track/board.ts';
import { hasToken, removeToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { exchangeOf } from '../../../../kernel/exchange/exchange.ts';
import type { GiveUpToken as GiveUp } from '../../../../kernel/exchange/giveUpToken.ts';
import { type Slip, withAuto, withStagesAfter, wrapped } from '../../../../kernel/wrapping.ts';
import { isHome } from '../cgr/takeOver.ts';
import { CGR, CGR_TOKENS, isOrdinary, ordinaries } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { FormationFrame } from '../frames.ts';
import { cityIds } from '../map.ts';
import { putInFreeSlot } from '../operating/homeToken.ts';
import type { State1856 } from '../state.ts';

/** Names a slot too, because the CGR can have two tokens in one city. */
interface GiveUpToken extends GiveUp {
  readonly slot: number;
}

/** Slots of the largest city. */
const slots: readonly number[] = [0, 1, 2, 3];

type Place = Omit<GiveUpToken, 'type'>;

const isPlayed = (s: State1856): boolean => ruling(s, 'cgrTokens') === 'replaceAll';

/** Tokens of the CGR on the map, ordered by city and not by arrival. */
const places = (s: State1856): Place[] =>
  tokenNodes(s.board, CGR).flatMap((city) =>
    s.board.tokens[city]!.flatMap((company, slot) => (company === CGR ? [{ city, slot }] : [])),
  );

/** True if an absorbed company was at home in the hex of this city. */
const isAtHome = (s: State1856, { city }: Place): boolean =>
  exchangeOf<FormationFrame>(s).absorbed.some((id) => isOrdinary(id) && ordinaries[id].home === hexOfNode(city));

/** Replaces home tokens, then tokens in all other hexes, one in a city; rules version 1 allowed two. */
function replaceTokens(s: State1856, emit: Emit<Event1856>): void {
  const frame = exchangeOf<FormationFrame>(s);
  const homes = frame.tokens.filter(isHome);
  const atHome = homes.map(({ city }) => hexOfNode(city));
  const others = frame.tokens.filter(({ city }) => !atHome.includes(hexOfNode(city)));
  for (const { company, city } of [...homes, ...others]) {
    if (since(s, 2) && hasToken(s.board, CGR, city)) {
      emit?.({ type: 'tokenGivenUp', company, city });
      continue;
    }
    putInFreeSlot(s, CGR, city);
    emit?.({ type: 'tokenReplaced', company, by: CGR, city });
  }
  frame.tokens = [];
}

/**
 * R112: tokens of which one has to go. Two in one hex come first; then, with more than ten on the map, those outside the
 * homes of absorbed companies. With eleven absorbed, eleven stay.
 */
function tooMany(s: State1856): Place[] {
  if (!isPlayed(s)) return [];
  const all = places(s);
  const twice = all.filter(({ city }) => all.filter((other) => hexOfNode(other.city) === hexOfNode(city)).length > 1);
  if (!since(s, 2)) return all.length > CGR_TOKENS ? all : twice;
  if (twice.length > 0 || all.length <= CGR_TOKENS) return twice;
  return all.filter((place) => !isAtHome(s, place));
}

export const giveUpToken = step<State1856, GiveUpToken, Event1856>()({
  id: 'giveUpToken',
  actor: (s) => presiding(s, CGR),
  fields: {
    city: oneOf(cityIds, (s) => [...new Set(tooMany(s).map(({ city }) => city))]),
    slot: oneOf(slots),
  },
  conditions: [
    must(
      'giveUp.noToken',
      ['city', 'slot'],
      (s, a) => tooMany(s).some(({ city, slot }) => city === a.city && slot === a.slot),
      (_, a) => ({ city: a.city }),
    ),
  ],
  apply(s, { city, slot }, emit) {
    removeToken(boardToWrite(s), CGR, city, slot);
    emit?.({ type: 'tokenGivenUp', company: CGR, city });
  },
  stays: true,
  pass() {},
  passing: [must('giveUp.tooMany', [], (s) => tooMany(s).length === 0)],
});

/** Stands in for the choice by R112. */
const replaces: Slip<State1856> = (game) =>
  withAuto(game, 'exchange', 'replaceTokens', (inner) => (s, emit) => {
    if (isPlayed(s)) replaceTokens(s, emit);
    else inner(s, emit);
  });

const givesUp: Slip<State1856> = (game) => withStagesAfter(game, 'exchange', 'keepToken', { giveUpToken });

export const replaceAll: Slip<State1856> = (game) => wrapped(game, [replaces, givesUp]);
