// The table: for each kind of recorded action, our steps to which it belongs, and our equivalent.
import { type Action, copyOf, graphOf, type NodeId, tokenNodes } from '../../../engine/index.ts';
import type { ForeignAction } from '../../../records/import18xx/foreign.ts';
import { cityOf, shareCompany, tileOf } from '../../../records/import18xx/ids.ts';
import type { Place } from '../../../records/import18xx/importer.ts';
import { runsOf } from '../../../records/import18xx/routes.ts';
import { londonPlaces, map } from '../rules/map.ts';
import type { State1862 } from '../rules/state.ts';
import type { Kind } from '../rules/trains.ts';
import { sourceOfShare } from './shares.ts';
import { addedStation, looksAlike, printedTile } from './stations.ts';
import { companyIn, decides, exchangeIn } from './where.ts';

type Here = Place<State1862>;
/** Values pass unchecked: the engine itself refuses unknown hexes and companies. */
type Ours = Action & Record<string, unknown>;

interface Row {
  /** Steps to which the action belongs. */
  readonly among: readonly string[];
  /** Null if the board has no such thing. */
  ours(here: Here): Ours | null;
}

type Fields = (action: ForeignAction, here: Here) => object | null;

const row = (among: readonly string[], type: string | ((here: Here) => string), fields: Fields): Row => ({
  among,
  ours(here) {
    const found = fields(here.action, here);
    return found && { type: typeof type === 'string' ? type : type(here), ...found };
  },
});

/** The first of these that is being decided. */
const decided =
  (...ids: readonly string[]) =>
  ({ state }: Here): string =>
    ids.find((id) => decides(state, id)) ?? ids[0]!;

const rows: Readonly<Record<string, Row>> = {
  bid: row(['openAuction', 'bid'], decided('openAuction', 'bid'), (a, { state }) =>
    decides(state, 'openAuction') ? { lot: a.corporation, bid: a.price } : { amount: a.price },
  ),
  par: row(['setPrice', 'startCompany'], decided('setPrice', 'startCompany'), (a, { state }) =>
    decides(state, 'setPrice') ? { price: priceOf(a) } : { company: a.corporation, par: priceOf(a) },
  ),
  buy_shares: row(['buyShare'], 'buyShare', (a, here) => ({ company: shareCompany(a), from: sourceOfShare(here) })),
  sell_shares: row(['sellShares', 'raiseCash'], decided('sellShares', 'raiseCash'), (a) => ({
    company: shareCompany(a),
    percent: a.percent,
  })),
  lay_tile: row(['layTile', 'addStation'], tileAction, tile),
  place_token: row(['placeToken'], 'placeToken', (_, here) => ({ city: cityOf(here, map.hexes) })),
  remove_token: row(['giveUpToken'], 'giveUpToken', (a, here) => ({
    city: isLondon(a) ? terminalOf(here.state) : cityOf(here, map.hexes),
  })),
  run_routes: row(['run'], 'run', (a, { state }) => {
    const routes = runsOf(graphOf(map, state.board), a.routes, (train) => train);
    return routes && { routes };
  }),
  dividend: row(['dividend'], 'dividend', (a) => ({ kind: a.kind })),
  buy_train: row(['buyTrain'], 'buyTrain', train),
  convert: row(['refinance'], 'refinance', () => ({})),
};

/** A terminal may take any of its four places. */
const london: Row = row(['placeLondon'], 'placeLondon', () => ({}));
const redeem: Row = row(['redeemShare'], 'redeemShare', () => ({}));
const tokens: Row = row(['takeTokens'], 'takeTokens', (a) => ({ count: a.choice }));
const option: Row = row(['settleOption'], 'settleOption', (a) => ({ reply: a.choice }));

/** Partner and survivor are named in two actions there, in one here: at the second. */
const union: Row = row(['merge', 'acquire'], decided('merge', 'acquire'), (a, { record, at, state }) => {
  const partner = record.actions[at - 1]?.corporation;
  return { company: partner, survivor: a.choice === 'first' ? companyIn(state) : partner };
});
const proposal: Row = { ...union, ours: () => null };

/** The row for this action; undefined if our game has no such action. */
export function rowOf(a: ForeignAction): Row | undefined {
  if (a.type === 'buy_shares' && a.entity_type === 'corporation') return redeem;
  if (a.type === 'place_token' && isLondon(a)) return london;
  if (a.type === 'merge') return proposal;
  if (a.type === 'choose') {
    if (typeof a.choice === 'number') return tokens;
    return a.choice === 'first' || a.choice === 'last' ? union : option;
  }
  return Object.hasOwn(rows, a.type) ? rows[a.type] : undefined;
}

/** `58,0,14`: price, row and column. */
const priceOf = (a: ForeignAction): number => Number(String(a.share_price).split(',')[0]);

const LONDON = ['B15', 'D15'];
const isLondon = (a: ForeignAction): boolean => LONDON.includes(String(a._hex ?? String(a.city).split('-')[0]));

/** London place of an exchange's survivor, now or later. */
function terminalOf(s: State1862): NodeId | null {
  const { survivor, tokens } = exchangeIn(s)!;
  const cities = [...tokenNodes(s.board, survivor), ...tokens.map(({ city }) => city)];
  return cities.find((city) => londonPlaces.includes(city)) ?? null;
}

/** True for a tile that merely adds one station to the one there. */
const isStation = ({ action, state }: Here): boolean =>
  printedTile(tileOf(action), 0).tile === state.board.laid[String(action.hex)]?.[0];

/** A slip of the platform: the tile is turned as well, and other track lies there. */
const isTurned = ({ action, state }: Here): boolean => {
  const [tile, rotation] = state.board.laid[String(action.hex)]!;
  return !looksAlike(tile, rotation, Number(action.rotation));
};

function tileAction(here: Here): string {
  if (!isStation(here)) return 'layTile';
  return isTurned(here) ? 'turnStation' : 'addStation';
}

function tile(a: ForeignAction, here: Here): object {
  const { hex } = a;
  const rotation = Number(a.rotation);
  const track = () => addedStation(here.state.board, String(hex), tileOf(a), rotation);
  if (isStation(here)) return { hex, ...(isTurned(here) ? { rotation } : {}), track: track() };
  return { hex, tile: printedTile(tileOf(a), rotation).tile, rotation };
}

const KINDS: Readonly<Record<string, Kind>> = { F: 'freight', L: 'local', E: 'express' };
const WARRANTY = 50;

function train(a: ForeignAction, { state }: Here): object {
  const id = String(a.train);
  const warranties = Number(a.warranties ?? 0);
  const seller = Object.keys(state.trains).find((company) => state.trains[company]!.includes(id));
  if (seller !== undefined)
    return { from: seller, train: id, kind: copyOf(state, id).kind ?? null, warranties: 0, price: a.price };
  const kind =
    KINDS[
      String(a.variant ?? a._name)
        .replace(/\*/g, '')
        .slice(-1)
    ];
  return { from: 'bank', train: id, kind: kind ?? null, warranties, price: Number(a.price) + WARRANTY * warranties };
}
