// Places of orders: a round in which people pass, and an auction in progress.
import type { Core, Frame, Seat } from '../../engine/index.ts';
import { turnOf } from '../turnStart.ts';

type Passing = Frame & { readonly passes: number };
type Auction = Frame & {
  readonly lot?: string;
  /** The lot for which bids are raised, where many have bids. */
  readonly contested?: string | null;
  readonly occasion?: string;
  readonly opener?: Seat;
  /** Seats that have not left it. */
  readonly remaining?: readonly Seat[];
  readonly least?: number;
  readonly high?: number;
  readonly bids?: Readonly<Record<string, readonly { readonly amount: number }[]>>;
};

type WithFlow = Pick<Core, 'flow'>;

/** A key for the round in which people pass in turn; null without one. */
export function roundKey({ flow }: WithFlow): string | null {
  const at = flow.findIndex((frame) => 'passes' in (frame as Passing));
  if (at < 0) return null;
  // without the seat: turns go round, the round stays the same
  const { kind, at: _, ...marks } = flow[at] as Passing & Partial<Record<'set' | 'sitting' | 'seat', number>>;
  return JSON.stringify([turnOf({ flow: flow.slice(0, at) }), kind, marks.set ?? 0, marks.sitting ?? 0]);
}

/** True if the current decision is the round itself, or an auction held in it. */
export function asksToPass({ flow }: WithFlow): boolean {
  const frame = flow.at(-1);
  return frame !== undefined && ('passes' in frame || lotOf(frame) !== null);
}

const lotOf = (frame: Auction): string | null => frame.lot ?? frame.contested ?? null;

export interface AuctionNow {
  readonly lot: string;
  /** A key for this auction: the same lot may be sold again. */
  readonly key: string;
  /** Seats that may still bid; null if the frame does not say. */
  readonly remaining: readonly Seat[] | null;
  /** The standing bid, or the minimum of the first one. */
  readonly standing: number;
}

export function auctionOf({ flow }: WithFlow): AuctionNow | null {
  const frame = (flow as readonly Auction[]).findLast((one) => lotOf(one) !== null);
  if (!frame) return null;
  const lot = lotOf(frame)!;
  return {
    lot,
    key: JSON.stringify([lot, frame.kind, frame.occasion ?? '', frame.opener ?? 0]),
    remaining: frame.remaining ?? null,
    standing: Math.max(frame.high ?? 0, frame.least ?? 0, ...(frame.bids?.[lot] ?? []).map(({ amount }) => amount)),
  };
}
