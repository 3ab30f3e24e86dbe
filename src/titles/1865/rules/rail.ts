// The description of 1865 for its readers.
import { companyOf, isTreasury } from '../../../engine/core/owner.ts';
import { hexOfNode } from '../../../engine/track/board.ts';
import { tokenNodes } from '../../../engine/track/tokens.ts';
import { describe } from '../../../kernel/box.ts';
import { box } from './box.ts';
import { companiesOf, destinationOf, INCOME, maritimeNames, maritimesOf } from './companies.ts';
import { shareWorth, worthOf } from './end.ts';
import { certificateLimit, certificatesHeld } from './limits.ts';
import { coverageIn, revenueOf } from './operating/revenue.ts';
import { rankOf } from './rank.ts';
import { own, type State1865 } from './state.ts';
import { launchOf } from './stock/launch.ts';
import { phaseIds } from './trains.ts';

export const rail1865 = describe<State1865>(box, {
  companies: companiesOf,
  tokensLeft: (s, id) => own(s, id).tokens,
  standsEarly: true, // R007
  idle: (s, id) => (own(s, id).status === 'waiting' ? 'waiting' : null),
  launch: launchOf,
  par: (s, id) => own(s, id).start,
  figures: (s, id) => ({
    traffic: own(s, id).traffic,
    coverage: coverageIn(s, id),
    rank: rankOf(s, id),
    loans: own(s, id).loans,
  }),
  homes: () => [],
  shareWorth,
  worth: worthOf,
  bound(s, id) {
    if (own(s, id).kind === 'major') return null;
    const from = tokenNodes(s.board, id)[0];
    return from === undefined ? null : { from: hexOfNode(from), to: [hexOfNode(destinationOf(id))] };
  },
  privates: (s) =>
    maritimesOf(s)
      .filter((id) => s.maritimes[id].owner !== null || s.phase === '1')
      .map((id) => {
        const { owner } = s.maritimes[id];
        return {
          id,
          name: maritimeNames[id],
          owner: isTreasury(owner) ? companyOf(owner) : owner,
          revenue: isTreasury(owner) ? 0 : INCOME, // R014: of players alone
          price: 0,
          bids: [],
        };
      }),
  certificates: (s, seat) => ({ held: certificatesHeld(s, seat), limit: certificateLimit(s) }),
  phases: () => phaseIds.map((id) => ({ id, by: Number(id) < 3 ? null : `PH${id}` })),
  operating(s) {
    const frame = s.flow.at(-1);
    return frame && 'company' in frame ? frame.company : null;
  },
  wouldEarn: revenueOf,
});
