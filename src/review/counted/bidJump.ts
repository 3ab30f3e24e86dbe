// A winning bid above what any other bidder could have raised: less would have won as surely.
import { type AscendingFrame, begin, type Core, type Game, type GameEvent, type Seat } from '../../engine/index.ts';
import type { Finding } from '../finding.ts';
import { roundAt } from '../round.ts';
import { type Kind, none } from '../watcher.ts';

/** `most`: the highest bid that anybody else still in the auction could make; 0 where nobody could. */
export type BidJumpFinding = Finding<'bidJump', { readonly lot: string; readonly most: number }>;

export const bidJump: Kind = (game) => {
  /** The standing bid, if it is more than was needed. */
  let standing: BidJumpFinding | null = null;
  return {
    see({ index, before, after, seat, events }) {
      const [was, now] = [auctionIn(before), auctionIn(after)];
      const bid = events.find((event): event is Bid => event.type === 'bidMade' && (event as Bid).seat === seat);
      if (bid) {
        // an auction ends with a bid where nobody else can raise it
        const frame = was ?? now;
        const asked = frame && enoughFor(game, was ? before : after, frame, seat, was);
        standing =
          asked && bid.amount > asked.enough
            ? {
                ...{ voice: 'counted', kind: 'bidJump', index, round: roundAt(before), seat, company: bid.lot },
                ...{ lost: bid.amount - asked.enough, best: asked.enough, played: bid.amount },
                facts: { lot: bid.lot, most: asked.most },
              }
            : null;
      }
      if (now && (!was || goesOn(was, now))) return none;
      const found = standing ? [standing] : none;
      standing = null;
      return found;
    },
  };
};

type Bid = GameEvent & { readonly seat: Seat; readonly lot: string; readonly amount: number };

/** The same auction one move later: bids only rise. */
const goesOn = (was: AscendingFrame, now: AscendingFrame): boolean =>
  was.lot === now.lot && now.high >= was.high && (was.bidder === null || now.bidder !== null);

const auctionIn = ({ flow }: Core): AscendingFrame | null => {
  const frame = flow.at(-1);
  return frame?.kind === 'auction' ? (frame as AscendingFrame) : null;
};

/** The least bid of this seat that nobody could have raised; `was` is the auction before it, null if it opened one. */
function enoughFor(game: Game, s: Core, frame: AscendingFrame, seat: Seat, was: AscendingFrame | null) {
  const others = frame.remaining.filter((one) => one !== seat);
  const unbid = { ...frame, high: 0, bidder: null, least: 0 };
  const most = Math.max(0, ...others.map((one) => rangeOf(game, s, { ...unbid, turn: one })?.max ?? 0));
  const raise = rangeOf(game, s, { ...unbid, turn: seat, bidder: others[0] ?? seat })?.min ?? 1;
  const step = rangeOf(game, s, { ...unbid, turn: seat })?.step ?? 1;
  const least = was && was.bidder !== null ? was.high + raise : frame.least;
  const above = Math.max(0, most - raise + 1 - least);
  return { enough: least + Math.ceil(above / step) * step, most };
}

/** What this seat may bid in such an auction; null if it may not bid at all. */
function rangeOf(game: Game, s: Core, auction: AscendingFrame): { min: number; max: number; step: number } | null {
  const asked: Core = { ...s, flow: [...s.flow.slice(0, -1), auction] };
  const open = begin(game, asked, auction.turn, 'bid')?.open;
  return open?.kind === 'int' ? open : null;
}
