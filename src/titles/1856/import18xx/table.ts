// The table: for each kind of recorded action, our steps to which it belongs, and our equivalent.
import { type Action, graphOf } from '../../../engine/index.ts';
import type { ForeignAction } from '../../../records/import18xx/foreign.ts';
import { cityOf, shareCompany, tileOf } from '../../../records/import18xx/ids.ts';
import type { Place } from '../../../records/import18xx/importer.ts';
import { runsOf } from '../../../records/import18xx/routes.ts';
import { hexes, map } from '../rules/map.ts';
import { type State1856, UNSOLD } from '../rules/state.ts';
import { sellerOf } from './ids.ts';
import { sellerOfShare } from './shares.ts';
import { decides } from './where.ts';

type Here = Place<State1856>;
/** Values pass unchecked: the engine itself refuses unknown hexes and companies. */
type Ours = Action & Record<string, unknown>;

interface Row {
  /** Steps to which the action belongs. */
  readonly among: readonly string[];
  /** Null if the board has no such thing. */
  ours(here: Here): Ours | null;
}

const row = (among: string, ours: (action: ForeignAction, here: Here) => Ours | null): Row => ({
  among: among.split(' '),
  ours: (here) => ours(here.action, here),
});

const tile = (type: string, a: ForeignAction): Ours => ({ type, hex: a.hex, tile: tileOf(a), rotation: a.rotation });

/** `80,2,4`: a price, a row and a column. */
const parOf = (a: ForeignAction): number => Number.parseInt(String(a.share_price), 10);

const rows: Readonly<Record<string, Row>> = {
  bid: row('buyCheapest bid raiseBid', (a, { state }) => bid(a, state)),
  par: row('startCompany', (a) => ({ type: 'startCompany', company: a.corporation, par: parOf(a) })),
  buy_shares: row('buyShare', (a, here) => ({
    type: 'buyShare',
    company: shareCompany(a),
    from: sellerOfShare(here),
  })),
  sell_shares: row('sellShares raiseCash', (a, { state }) => ({
    type: decides(state, 'raiseCash') ? 'raiseCash' : 'sellShares',
    company: shareCompany(a),
    percent: a.percent,
  })),
  lay_tile: row('layTile', (a) => tile('layTile', a)),
  place_token: row('placeToken pickCity', (_, here) => ({
    type: decides(here.state, 'pickCity') ? 'pickCity' : 'placeToken',
    city: cityOf(here, hexes),
  })),
  remove_token: row('giveUpToken', (a, here) => ({ type: 'giveUpToken', city: cityOf(here, hexes), slot: a.slot })),
  borrow_train: row('borrowTrain', () => ({ type: 'borrowTrain' })),
  run_routes: row('run', (a, { state }) => {
    const routes = runsOf(graphOf(map, state.board), a.routes, (train) => train);
    return routes && { type: 'run', routes };
  }),
  dividend: row('dividend', (a) => ({ type: 'dividend', kind: a.kind })),
  buy_train: row('buyTrain', (a, { state }) => ({
    type: 'buyTrain',
    from: sellerOf(state, String(a.train)),
    train: a.train,
    price: a.price,
  })),
  discard_train: row('discardTrain', (a) => ({ type: 'discardTrain', train: a.train })),
  take_loan: row('takeLoan', () => ({ type: 'takeLoan' })),
  payoff_loan: row('redeemLoan', () => ({ type: 'redeemLoan' })),
  buy_company: row('buyPrivate', (a) => ({ type: 'buyPrivate', private: a.company, price: a.price })),
  special_buy: row('buyRight', (a) => ({
    type: 'buyRight',
    right: /tunnel/i.test(String(a.description)) ? 'tunnel' : 'bridge',
  })),
  merge: row('settleLoans', (a) => ({ type: 'settleLoans', company: a.corporation, how: 'absorb' })),
  bankrupt: row('declareBankrupt', () => ({ type: 'declareBankrupt' })),
};

const exchange: Row = row('exchangeTrain', (a) => ({ type: 'exchangeTrain', train: a.train, give: a.exchange }));

/** Actions by the rights of privates. */
const ofPrivates: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  TCC: { lay_tile: row('layCanadaTile', (a) => tile('layCanadaTile', a)) },
  WSRC: {
    lay_tile: row('layKitchenerTile', (a) => tile('layKitchenerTile', a)),
    place_token: row('placeKitchenerToken', (_, here) => ({ type: 'placeKitchenerToken', city: cityOf(here, hexes) })),
  },
  GLSC: { assign: row('placePort', (a) => ({ type: 'placePort', hex: a.target })) },
};

/** The row for this action; undefined if our game has no such action. */
export function rowOf(a: ForeignAction): Row | undefined {
  const own = Object.hasOwn(ofPrivates, a.entity) ? ofPrivates[a.entity]! : {};
  if (Object.hasOwn(own, a.type)) return own[a.type];
  if (a.type === 'buy_train' && a.exchange !== undefined && a.exchange !== null) return exchange;
  return Object.hasOwn(rows, a.type) ? rows[a.type] : undefined;
}

/** On a turn a bid on the cheapest private buys it; in a contest it raises. */
function bid(a: ForeignAction, s: State1856): Ours {
  if (decides(s, 'raiseBid')) return { type: 'raiseBid', amount: a.price };
  const auction = s.flow.find((frame) => frame.kind === 'privates');
  const cheapest = auction && Object.keys(s.privates).find((id) => s.privates[id as never] === UNSOLD);
  return a.company === cheapest ? { type: 'buyCheapest' } : { type: 'bid', private: a.company, amount: a.price };
}
