// A winning bid above what any other bidder could have raised: less would have won as surely.
import { type AscendingFrame, begin, type Core, type Game, type Seat } from '../../engine/index.ts';
import type { Finding } from '../finding.ts';
import { roundAt } from '../round.ts';
import { type Kind, none } from '../watcher.ts';

/** `most`: the highest bid that anybody else still in the auction could make; 0 where nobody could. */
export type BidJumpFinding = Finding<'bidJump', { readonly lot: string; readonly most: number }>;

export const bidJump: Kind = (game) => {
  /** The standing bid, if it is more than was needed. */
  let standing: BidJumpFinding | null = null;
  return {
    see({ index, before, after, seat }) {
      const [was, now] = [auctionIn(before), auctionIn(after)];
      const isSame = was !== null && now !== null && goesOn(was, now);
      const found = standing && !isSame ? [standing] : none;
      if (!isSame) standing = null;
      if (now?.bidder !== seat || (isSame && was.high === now.high)) return found;
      const { enough, most } = enoughFor(game, after, now, isSame ? was : null);
      standing =
        now.high > enough
          ? {
              ...{ voice: 'counted', kind: 'bidJump', index, round: roundAt(before), seat, company: now.lot },
              ...{ lost: now.high - enough, best: enough, played: now.high, facts: { lot: now.lot, most } },
            }
          : null;
      return found;
    },
  };
};

/** The same auction one move later: bids only rise. */
const goesOn = (was: AscendingFrame, now: AscendingFrame): boolean =>
  was.lot === now.lot && now.high >= was.high && (was.bidder === null || now.bidder !== null);

const auctionIn = ({ flow }: Core): AscendingFrame | null => {
  const frame = flow.at(-1);
  return frame?.kind === 'auction' ? (frame as AscendingFrame) : null;
};

/** The least bid at that place that nobody could have raised. */
function enoughFor(game: Game, s: Core, now: AscendingFrame, was: AscendingFrame | null) {
  const others = now.remaining.filter((one) => one !== now.bidder);
  const most = Math.max(0, ...others.map((one) => rangeOf(game, s, { ...now, turn: one, ...unbid })?.max ?? 0));
  const first = { ...now, turn: now.bidder!, ...unbid };
  const raise = rangeOf(game, s, { ...first, bidder: others[0] ?? now.bidder })?.min ?? 1;
  const step = rangeOf(game, s, first)?.step ?? 1;
  const least = was && was.bidder !== null ? was.high + raise : now.least;
  const above = Math.max(0, most - raise + 1 - least);
  return { enough: least + Math.ceil(above / step) * step, most };
}

const unbid = { high: 0, bidder: null, least: 0 } as const;

/** What this seat may bid in such an auction; null if it may not bid at all. */
function rangeOf(game: Game, s: Core, auction: AscendingFrame): { min: number; max: number; step: number } | null {
  const asked: Core = { ...s, flow: [...s.flow.slice(0, -1), auction] };
  const open = begin(game, asked, auction.turn as Seat, 'bid')?.open;
  return open?.kind === 'int' ? open : null;
}
