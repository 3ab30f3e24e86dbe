// As 18xx.games plays R112 (ruling `cgrTokens`): all tokens are replaced, then what is too much is given up.
import { oneOf } from '../../../engine/core/fields.ts';
import { ruling, since } from '../../../engine/core/state.ts';
import type { Step } from '../../../engine/core/step.ts';
import { frameOf } from '../../../engine/flow/frame.ts';
import { presiding } from '../../../engine/shares/shares.ts';
import { hexOfNode, type NodeId } from '../../../engine/track/board.ts';
import { removeToken } from '../../../engine/track/tokens.ts';
import { CGR, CGR_TOKENS, isOrdinary, ordinaries } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';
import { cityIds } from '../track/cities.ts';
import type { FormationFrame } from './frames.ts';

export interface GiveUpToken {
  readonly type: 'giveUpToken';
  readonly city: NodeId;
  readonly slot: number;
}

/** No city has more. */
const slots: readonly number[] = [0, 1, 2, 3];

type Place = Omit<GiveUpToken, 'type'>;

const places = (s: State1856): Place[] =>
  Object.entries(s.board.tokens).flatMap(([city, tokens]) =>
    tokens.flatMap((company, slot) => (company === CGR ? [{ city, slot }] : [])),
  );

/** Whether an absorbed company was at home in the hex of this city. */
const isAtHome = (s: State1856, { city }: Place): boolean =>
  frameOf<FormationFrame>(s, 'formation').absorbed.some(
    (id) => isOrdinary(id) && ordinaries[id].home === hexOfNode(city),
  );

/**
 * R112: tokens of which one has to go: of two in one hex first, then of more than ten on the map one that is not in the
 * home of an absorbed company. With eleven absorbed eleven stay.
 */
function tooMany(s: State1856): Place[] {
  if (ruling(s, 'cgrTokens') !== 'replaceAll') return [];
  const all = places(s);
  const twice = all.filter(({ city }) => all.filter((other) => hexOfNode(other.city) === hexOfNode(city)).length > 1);
  if (!since(s, 2)) return all.length > CGR_TOKENS ? all : twice;
  if (twice.length > 0 || all.length <= CGR_TOKENS) return twice;
  return all.filter((place) => !isAtHome(s, place));
}

export const giveUpToken: Step<State1856, GiveUpToken, Event1856> = {
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
    removeToken(s.board, CGR, city, slot);
    emit?.({ type: 'tokenGivenUp', company: CGR, city });
  },
  stays: true,
  pass() {},
  passing: [must('giveUp.tooMany', [], (s) => tooMany(s).length === 0)],
};
