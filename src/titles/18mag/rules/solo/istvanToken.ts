// Tokens on a company card; on a tile with two cities the player picks one (R179, R196).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { freeSlots } from '../../../../engine/track/tokens.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { mapOf } from '../map.ts';
import { citiesOn, cityIds, putCompanyToken, standsThere, tokenCost } from '../operating/tokens.ts';
import type { State18Mag } from '../state.ts';
import { did, isHeldBack, istvansTurn, nextIf, wait } from './card.ts';

interface IstvanToken {
  readonly type: 'istvanToken';
  readonly city: NodeId;
}

const reached = (s: State18Mag, company: MinorId, hex: HexId): readonly NodeId[] => {
  const { stops } = reachOf(mapOf(s), s.board, company);
  return citiesOn(s, hex).filter((city) => stops.has(city));
};

/** R078, R080: cities of a hex with room for a token now. */
const placesOn = (s: State18Mag, company: MinorId, hex: HexId): readonly NodeId[] =>
  reached(s, company, hex).filter((city) => freeSlots(mapOf(s), s.board, city) > 0 && !standsThere(s, company, city));

const hexAskedFor = (s: State18Mag): HexId => nextIf(s, istvansTurn(s).company, 'token')!.hex;

/** Places the token if one city is possible; with two, the most on a hex, the player is asked. */
export const token: AutoStep<State18Mag, Event18Mag> = {
  id: 'istvansToken',
  auto(s, emit) {
    const turn = istvansTurn(s);
    const { company } = turn;
    const action = nextIf(s, company, 'token');
    if (action && !isHeldBack(s, company)) {
      const places = placesOn(s, company, action.hex);
      const cost = tokenCost(s, company);
      if (reached(s, company, action.hex).length === 0) wait(s, company, 'noTrack', 0, emit);
      else if (places.length === 0) wait(s, company, 'noPlace', 0, emit);
      else if (treasuryOf(s, company) < cost) wait(s, company, 'cash', cost, emit);
      else if (places.length > 1) return;
      else {
        putCompanyToken(s, company, places[0]!, emit);
        did(s, company, emit);
      }
    }
    turn.at = 'scrap';
  },
};

export const istvanToken = step<State18Mag, IstvanToken, Event18Mag>()({
  id: 'istvanToken',
  actor: () => 1,
  fields: { city: oneOf(cityIds, (s) => citiesOn(s, hexAskedFor(s))) },
  conditions: [
    must(
      'istvan.otherHex',
      ['city'],
      (s, a) => hexOfNode(a.city) === hexAskedFor(s),
      (s, a) => ({ company: istvansTurn(s).company, hex: hexAskedFor(s), city: a.city }),
    ),
  ],
  apply(s, { city }, emit) {
    const { company } = istvansTurn(s);
    putCompanyToken(s, company, city, emit);
    did(s, company, emit);
  },
});
