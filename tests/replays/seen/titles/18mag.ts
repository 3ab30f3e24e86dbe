// Visible facts of a position of 18Mag, István's cards included.

import { treasury } from '../../../../src/engine/core/owner.ts';
import { seatsOf } from '../../../../src/engine/core/seats.ts';
import { cashOf } from '../../../../src/engine/money/bank.ts';
import { majorsOf, minorsOf } from '../../../../src/titles/18mag/rules/companies.ts';
import { marketOf } from '../../../../src/titles/18mag/rules/market.ts';
import { minorOf, type State18Mag } from '../../../../src/titles/18mag/rules/state.ts';
import { trainTypes } from '../../../../src/titles/18mag/rules/trains.ts';
import { boardSeen, depotSeen, each, marketSeen, sharesSeen, trainsSeen } from '../rail.ts';
import type { Seen } from '../seen.ts';

export function seen(s: State18Mag): Seen {
  const [minors, majors] = [minorsOf(s), majorsOf(s)];
  const companies = [...minors, ...majors];
  return {
    money: {
      seats: seatsOf(s).map((seat) => cashOf(s, seat)),
      treasuries: Object.fromEntries(companies.map((id) => [id, cashOf(s, treasury(id))])),
    },
    holdings: {
      shares: sharesSeen(s, majors),
      minors: Object.fromEntries(
        minors.map((id) => {
          const { owner, status, terrainTokens } = minorOf(s, id);
          return [id, { owner: owner ?? 0, status, terrainTokens }];
        }),
      ),
      trains: trainsSeen(s, companies),
      depot: depotSeen(s, trainTypes(s)),
      priority: s.priority,
      istvan: s.solo && {
        share: s.solo.shareCard,
        cards: Object.fromEntries(Object.entries(s.solo.cards).map(([id, { done, owed }]) => [id, [done, owed]])),
      },
    },
    board: {
      ...boardSeen(s),
      tokens: each(companies, (id) => s.tokens[id as keyof typeof s.tokens] ?? 0),
      market: marketSeen(marketOf(s), s),
      phase: s.phase,
      phasesBy: s.phasesBy,
      roundTiles: s.roundTiles,
      markers: s.markers,
      ended: s.ended,
    },
  };
}
