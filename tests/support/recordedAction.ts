// One action of ours in the form of 18xx.games.
import type { Action } from '../../src/engine/core/action.ts';
import { checkRuns } from '../../src/engine/routes/checkRuns.ts';
import type { Run } from '../../src/engine/routes/field.ts';
import { presidentOf } from '../../src/engine/shares/shares.ts';
import { hexOfNode, indexOfNode } from '../../src/engine/track/board.ts';
import { graphOf } from '../../src/engine/track/graph.ts';
import { typeOf } from '../../src/engine/trains/depot.ts';
import type { DiscardFrame } from '../../src/kernel/trains/discard.ts';
import { borrowedTrain } from '../../src/titles/1856/rules/cgr/trains.ts';
import { CGR } from '../../src/titles/1856/rules/companies.ts';
import type { CityFrame, TurnFrame } from '../../src/titles/1856/rules/frames.ts';
import { map } from '../../src/titles/1856/rules/map.ts';
import { parSpots } from '../../src/titles/1856/rules/market.ts';
import { cheapest, priceNow } from '../../src/titles/1856/rules/opening/auction.ts';
import { problemNow } from '../../src/titles/1856/rules/operating/run.ts';
import type { State1856 } from '../../src/titles/1856/rules/state.ts';
import type { Written } from './export18xx.ts';
import { stretches } from './stretches.ts';

/** Possible fields of an action. */
interface Fields {
  readonly private: string;
  readonly amount: number;
  readonly company: string;
  readonly percent?: number;
  readonly from: string;
  readonly par: number;
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
  readonly city: string;
  readonly slot?: number;
  readonly routes: readonly Run[];
  readonly kind: string;
  readonly right: string;
  readonly price: number;
  readonly train: string;
  readonly give: string;
  readonly how: string;
}
type Place = { readonly s: State1856; readonly seat: number };
type Row = (a: Fields, place: Place) => Omit<Written, 'entity' | 'entity_type'> & Partial<Written>;

const frameOf = <F>(s: State1856, kind: string): F | undefined => s.flow.find((frame) => frame.kind === kind) as never;

const shares = (type: string, a: Fields, s: State1856, from: string | null) => ({
  type,
  shares: [`${a.company}_1`],
  percent: a.percent ?? s.shares[a.company]!.percents[1],
  _corporation: a.company,
  ...(from && { _from: from }),
});
const city = (a: Fields) => ({ _hex: hexOfNode(a.city), _node: `n${indexOfNode(a.city)}`, slot: a.slot ?? 0 });
const tile = (a: Fields) => ({
  type: 'lay_tile',
  hex: a.hex,
  tile: `${a.tile}-0`,
  rotation: a.rotation,
  _tile: a.tile,
});
const own = (id: string) => ({ entity: id, entity_type: 'company' });
const apart = (id: string) => ({ entity: id, entity_type: 'corporation' });
const byPlayer = ({ seat }: Place) => ({ entity: `P${seat}`, entity_type: 'player' });

const rows: Readonly<Record<string, Row>> = {
  buyCheapest: (_, { s }) => ({ type: 'bid', company: cheapest(s), price: priceNow(s, cheapest(s)) }),
  bid: (a) => ({ type: 'bid', company: a.private, price: a.amount }),
  raiseBid: (a, { s }) => ({ type: 'bid', company: cheapest(s), price: a.amount }),
  startCompany: (a) => {
    const { row, col } = parSpots[a.par]!;
    return { type: 'par', corporation: a.company, share_price: `${a.par},${row},${col}` };
  },
  buyShare: (a, { s }) => shares('buy_shares', a, s, a.from === 'pool' ? 'pool' : 'self'),
  sellShares: (a, { s }) => shares('sell_shares', a, s, null),
  raiseCash: (a, here) => ({ ...shares('sell_shares', a, here.s, null), ...byPlayer(here) }),
  declareBankrupt: (_, here) => ({ type: 'bankrupt', ...byPlayer(here) }),
  layTile: tile,
  layKitchenerTile: (a) => ({ ...tile(a), ...own('WSRC') }),
  layCanadaTile: (a) => ({ ...tile(a), ...own('TCC') }),
  pickCity: (a, { s }) => ({
    type: 'place_token',
    ...city(a),
    ...apart(frameOf<CityFrame>(s, 'city')!.queue[0]!.company),
  }),
  placeToken: (a) => ({ type: 'place_token', ...city(a) }),
  placeKitchenerToken: (a) => ({ type: 'place_token', ...city(a), ...own('WSRC') }),
  borrowTrain: (_, { s }) => ({ type: 'borrow_train', train: borrowedTrain(s) }),
  run: (a, { s }) => ({ type: 'run_routes', routes: routesOf(s, a.routes) }),
  dividend: (a) => ({ type: 'dividend', kind: a.kind }),
  takeLoan: () => ({ type: 'take_loan', loan: 0 }),
  redeemLoan: () => ({ type: 'payoff_loan', loan: 0 }),
  buyPrivate: (a) => ({ type: 'buy_company', company: a.private, price: a.price }),
  buyRight: (a) => ({ type: 'special_buy', description: `${a.right === 'tunnel' ? 'Tunnel' : 'Bridge'} Token` }),
  placePort: (a) => ({ type: 'assign', target: a.hex, target_type: 'hex', ...own('GLSC') }),
  buyTrain: (a) => ({ type: 'buy_train', train: a.train, price: a.price, variant: typeOf(a.train) }),
  exchangeTrain: (a) => ({ type: 'buy_train', train: a.train, exchange: a.give }),
  discardTrain: (a, { s }) => ({ type: 'discard_train', train: a.train, ...apart(discarding(s)) }),
  settleLoans: (a) => ({ type: a.how === 'pay' ? 'pass' : 'merge', corporation: a.company, ...apart(a.company) }),
  giveUpToken: (a) => ({ type: 'remove_token', ...city(a), ...apart(CGR) }),
};

const discarding = (s: State1856): string => frameOf<DiscardFrame>(s, 'discard')?.queue[0] ?? CGR;

export function recordedAction(s: State1856, seat: number, action: Action): Written {
  const turn = frameOf<TurnFrame>(s, 'turn')?.company;
  const by = turn && presidentOf(s, turn) !== null ? apart(turn) : { entity: `P${seat}`, entity_type: 'player' };
  return { ...by, ...rows[action.type]!(action as never, { s, seat }) } as Written;
}

/** Each train with the hexes of its stretches and its revenue. */
function routesOf(s: State1856, runs: readonly Run[]): object[] {
  const checked = checkRuns(problemNow(s), runs);
  if ('code' in checked) throw new Error(checked.code);
  return checked.runs.map(({ train, track, revenue }) => ({
    train,
    connections: stretches(graphOf(map, s.board), track),
    revenue,
  }));
}
