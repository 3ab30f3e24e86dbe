// Previews a merger, an acquisition or a refinancing in figures: plays the exchange on copies with every answer that
// holders can give, and takes the least and the most of each figure.
import type { Seat } from '../../../../engine/core/action.ts';
import { copy } from '../../../../engine/core/copy.ts';
import { ownCopy } from '../../../../engine/core/kept.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { cashOf, type Money } from '../../../../engine/money/bank.ts';
import { type Holder, POOL, presidentOf } from '../../../../engine/shares/shares.ts';
import type { NodeId } from '../../../../engine/track/board.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import type { OperatingFrame } from '../frames.ts';
import { own, type State1862 } from '../state.ts';
import type { Kind } from '../trains.ts';
import { beginRefinancing, beginUnion, collect, type Union } from './begin.ts';
import { cashFor, exchanging, partnerOf, sharesIn, sharesOf } from './concerned.ts';
import { part, settle } from './part.ts';
import { director, mostOnMap, replaceAll, unite } from './unite.ts';

/** The range of a figure; equal ends mean it is certain. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface HolderPreview {
  readonly holder: Holder;
  /** Shares of both companies before, and of the survivor afterwards. */
  readonly before: number;
  readonly after: Span;
  /** Money that he gets; negative if he pays. */
  readonly gets: Span;
}

export interface ExchangePreview {
  readonly price: Money;
  readonly ipo: Money;
  /** Holders of shares in the order of their parts; the companies come last. */
  readonly holders: readonly HolderPreview[];
  readonly pool: Span;
  /** Possible directors; null for nobody. */
  readonly directors: readonly (Seat | null)[];
  readonly treasury: Span;
  readonly trains: readonly TrainId[];
  readonly permits: readonly Kind[];
  readonly tokens: {
    readonly stay: readonly NodeId[];
    /** Tokens of `stay` that have to be given up. */
    readonly tooMany: number;
    readonly unused: number;
  };
  /** R096: true if the survivor goes on with the turn. */
  readonly goesOn: boolean;
}

/** A position after an exchange, with the shares and cash of each holder right after the parts. */
interface Ending {
  readonly s: State1862;
  readonly shares: readonly number[];
  readonly cash: readonly Money[];
  readonly pool: number;
}

const REPLIES = ['redeem', 'sell'] as const;

/** Endings by every answer of the holders. Plays on in the position that it is given. */
function endings(s: State1862, holders: readonly Holder[]): Ending[] {
  const frame = exchanging(s);
  while (frame.holders.length > 0) {
    part(s, frame, undefined);
    if (frame.option)
      return REPLIES.flatMap((reply) => {
        const branch = ownCopy(s);
        settle(branch, reply, undefined);
        exchanging(branch).holders.shift();
        return endings(branch, holders);
      });
    frame.holders.shift();
  }
  const shares = holders.map((holder) => sharesOf(s, frame.survivor, holder));
  const cash = holders.map((holder) => cashFor(s, frame, holder));
  director.auto(s, undefined);
  unite.auto(s, undefined);
  replaceAll.auto(s, undefined);
  collect.auto(s, undefined);
  return [{ s, shares, cash, pool: sharesOf(s, frame.survivor, POOL) }];
}

const span = (figures: readonly number[]): Span => ({ least: Math.min(...figures), most: Math.max(...figures) });

export function previewOf(now: State1862, proposal: Union | { readonly occasion: 'refinancing' }): ExchangePreview {
  const s = ownCopy(now);
  if (proposal.occasion === 'refinancing') beginRefinancing(s, undefined);
  else beginUnion(s, proposal, undefined);
  const frame = copy(exchanging(s));
  const { survivor, price, occasion } = frame;
  const holders = frame.holders.filter((holder) => sharesIn(s, frame, holder) > 0);
  const [before, cash] = [
    holders.map((holder) => sharesIn(s, frame, holder)),
    holders.map((holder) => cashFor(s, frame, holder)),
  ];
  const all = endings(s, holders);
  const last = all[0]!.s;
  const stay = tokenNodes(last.board, survivor);
  return {
    price,
    ipo: own(last, survivor).ipo,
    holders: holders.map((holder, i) => ({
      holder,
      before: before[i]!,
      after: span(all.map(({ shares }) => shares[i]!)),
      gets: span(all.map((ending) => ending.cash[i]! - cash[i]!)),
    })),
    pool: span(all.map(({ pool }) => pool)),
    directors: [...new Set(all.map((ending) => presidentOf(ending.s, survivor)))],
    treasury: span(all.map((ending) => cashOf(ending.s, treasury(survivor)))),
    trains: trainsOf(last, survivor),
    permits: own(last, survivor).permits,
    tokens: {
      stay,
      tooMany: Math.max(0, stay.length - mostOnMap(last, survivor)),
      unused: own(last, survivor).tokens,
    },
    goesOn: occasion === 'merger' && !operatingOf<OperatingFrame>(now).done.includes(partnerOf(frame)!),
  };
}
