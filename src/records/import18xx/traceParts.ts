// The parts of the platform's traces that every 18xx game has, written from our state.
import {
  type Board,
  cashOf,
  certificatesOf,
  hexOfNode,
  indexOfNode,
  isSeat,
  OFFER,
  POOL,
  type Seat,
  seatsOf,
  typeOf,
} from '../../engine/index.ts';
import { inPlay, type RailGame, type RailState, sharePrice, treasuryOf } from '../../kernel/index.ts';
import type { ForeignRecord } from './foreign.ts';
import { BY_HAND, type TraceState } from './importer.ts';

export const each = <K extends string, V>(ids: readonly K[], value: (id: K) => V): Record<string, V> =>
  Object.fromEntries(ids.map((id) => [id, value(id)]));

/** `listed`: the companies on the platform's lists. */
export function partsOf<S extends RailState>(
  game: RailGame<S>,
  s: S,
  record: ForeignRecord,
  done: number,
  listed: readonly string[],
): TraceState {
  const player = playerIn(record);
  return {
    r: record.actions[done - 1]?.type === BY_HAND ? 'END' : roundOf(s),
    pd: player(s.priority),
    c: seatsOf(s).map((seat) => cashOf(s, seat)),
    k: each(listed, (id) => treasuryOf(s, id)),
    s: each(Object.keys(s.market.spots), (id) => {
      const { row, col } = s.market.spots[id]!;
      return [row, col, sharePrice(game, s, id)];
    }),
    sh: each(inPlay(game, s), (id) => holdersOf(s, id, player)),
    pr: each(
      listed.filter((id) => game.idle(s, id) === null && game.controller(s, id) !== null),
      (id) => player(game.controller(s, id)!),
    ),
    tr: each(
      Object.keys(s.trains).filter((id) => s.trains[id]!.length > 0),
      (id) => s.trains[id]!.map(typeOf),
    ),
    tk: each(listed, (id) => game.tokensLeft(s, id)),
    t: { ...s.board.laid },
    o: stationsOf(s.board),
  };
}

/** The platform's id of the player on a seat. */
export const playerIn =
  ({ players }: ForeignRecord) =>
  (seat: Seat): string =>
    players[seat - 1]!.id;

const OPENINGS: Readonly<Record<string, string>> = { privates: 'AUCTION', draft: 'DRAFT' };

type RoundFrame = RailState['flow'][number] & { readonly set?: number; readonly round?: number };

function roundOf({ flow }: RailState): string {
  for (const { kind, set, round } of flow as readonly RoundFrame[]) {
    if (kind in OPENINGS) return OPENINGS[kind]!;
    if (kind === 'parliament') return `PR${set}`;
    if (kind === 'stock') return `SR${set}`;
    if (kind === 'operating') return `OR${set}.${round}`;
  }
  return 'END';
}

function holdersOf(s: RailState, id: string, player: (seat: Seat) => string): Record<string, number> {
  const out: Record<string, number> = {};
  const { percents, holders } = certificatesOf(s, id);
  for (const [i, holder] of holders.entries()) {
    const name = holder === OFFER ? 'self' : holder === POOL ? 'pool' : isSeat(holder) ? player(holder) : null;
    if (name !== null) out[name] = (out[name] ?? 0) + percents[i]!;
  }
  return out;
}

/** The stations by hex, city and slot. */
function stationsOf({ tokens }: Board): Record<string, Record<string, (string | null)[]>> {
  const out: Record<string, Record<string, (string | null)[]>> = {};
  for (const [node, slots] of Object.entries(tokens))
    if (slots.some((token) => token !== null)) {
      const hex = hexOfNode(node);
      out[hex] = { ...out[hex], [`n${indexOfNode(node)}`]: [...slots] };
    }
  return out;
}
