// The table: for each kind of recorded action, our step to which it belongs, and our equivalent.
import { type Action, graphOf, typeOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { ForeignAction } from '../../../records/import18xx/foreign.ts';
import { cityOf, shareCompany, tileOf } from '../../../records/import18xx/ids.ts';
import type { Place } from '../../../records/import18xx/importer.ts';
import { runsOf } from '../../../records/import18xx/routes.ts';
import { mapOf } from '../rules/map.ts';
import type { State18Mag } from '../rules/state.ts';
import { oursFor, oursToRun, sellerOf, trainsAfter } from './trains.ts';

type Here = Place<State18Mag>;
/** Values pass unchecked: the engine itself refuses unknown hexes and companies. */
type Ours = Action & Record<string, unknown>;

interface Row {
  /** The step to which the action belongs. */
  readonly at: string;
  /** Null if the board has no such thing. */
  ours(here: Here): Ours | null;
}

const row = (at: string, fields: (action: ForeignAction, here: Here) => object | null): Row => ({
  at,
  ours(here) {
    const found = fields(here.action, here);
    return found && { type: at, ...found };
  },
});

const rows: Readonly<Record<string, Row>> = {
  bid: row('draft', (a) => ({ item: a.minor ?? a.corporation })),
  buy_shares: row('buyShare', (a) => ({ company: shareCompany(a) })),
  sell_shares: row('sellShares', (a) => ({ company: shareCompany(a), percent: a.percent })),
  lay_tile: row('layTile', (a) => ({ hex: a.hex, tile: tileOf(a), rotation: a.rotation, terrain: 'treasury' })),
  place_token: row('placeToken', city),
  discard_train: row('scrapTrain', (a, here) => ({ train: oursFor(here.state, trainsIn(here), String(a.train)) })),
  run_routes: row('run', run),
  buy_train: row('buyTrain', train),
  dividend: row('dividend', (a, { state }) => ({ amount: amountOf(a, state) })),
};

const majorsToken: Row = row('placeMajorToken', city);
const terrainToken: Row = row('useTerrainToken', () => ({}));
const wagon: Row = row('hireWagon', (a) => ({ wagon: wagonOf(a) }));

/** The row for this action; undefined if our game has no such action. */
export function rowOf(a: ForeignAction): Row | undefined {
  if (a.type === 'place_token' && a.entity_type === 'corporation') return majorsToken;
  if (a.type === 'special_buy') return wagonOf(a) === undefined ? terrainToken : wagon;
  return Object.hasOwn(rows, a.type) ? rows[a.type] : undefined;
}

/** `Mine Access [SNW]`: the major that lets the wagon. */
const wagonOf = (a: ForeignAction): string | undefined => /\[(.+)\]/.exec(String(a.description))?.[1];

const trainsIn = ({ record, at }: Here) => trainsAfter(record, at);

/** True if a scrapped train's number belongs to another minor or to nobody: then nothing happens. */
export const scrapsNothing = (here: Here): boolean =>
  here.action.type === 'discard_train' &&
  sellerOf(trainsIn(here), String(here.action.train)) !== here.action.entity &&
  holdsSuch(here);

/** True if the minor has a train of that number. With any other number it would scrap nothing, which is refused. */
const holdsSuch = (here: Here): boolean =>
  (trainsIn(here).held[here.action.entity] ?? []).some(({ number }) => number === here.action.train);

function city(_: ForeignAction, here: Here): object {
  return { city: cityOf(here, mapOf(here.state).hexes) };
}

/** The wagons are already hired. */
function run(a: ForeignAction, here: Here): object | null {
  const graph = graphOf(mapOf(here.state), here.state.board);
  const routes = runsOf(graph, a.routes, oursToRun(here.state, trainsIn(here), a.entity));
  return routes && { wagons: [], routes };
}

/** A train owned by no minor comes from the supply, where only its type counts. */
function train(a: ForeignAction, here: Here): object {
  const id = String(a.train);
  const trains = trainsIn(here);
  const from = sellerOf(trains, id);
  if (from === undefined) return { from: 'bank', train: typeOf(id), price: a.price };
  return { from, train: oursFor(here.state, trains, id), price: a.price };
}

/** R115: in steps of 10; `payout` is all of it. */
function amountOf(a: ForeignAction, s: State18Mag): unknown {
  if (a.kind === 'variable') return a.amount;
  const cash = treasuryOf(s, a.entity);
  return a.kind === 'payout' ? cash - (cash % 10) : 0;
}
