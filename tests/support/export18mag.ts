// A game of 18Mag of ours under the rulings of 18xx.games, exported in that platform's form: a net for the importer.
import { type Action, PASS } from '../../src/engine/core/action.ts';
import { moveOn, preview } from '../../src/engine/core/apply.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { canGoOn, decisionOf } from '../../src/engine/flow/settle.ts';
import { hexOfNode, indexOfNode } from '../../src/engine/track/board.ts';
import { graphOf } from '../../src/engine/track/graph.ts';
import { type TrainId, trainsOf, typeOf } from '../../src/engine/trains/depot.ts';
import { type CompanyId, isMinor } from '../../src/titles/18mag/rules/companies.ts';
import type { MinorFrame } from '../../src/titles/18mag/rules/frames.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import { mapOf } from '../../src/titles/18mag/rules/map.ts';
import type { State18Mag } from '../../src/titles/18mag/rules/state.ts';
import { wagonPrice } from '../../src/titles/18mag/rules/wagons/wagons.ts';
import { upTo } from './bounded.ts';
import type { Exported, Written } from './export18xx.ts';
import { stretches } from './stretches.ts';

/** Possible fields of an action. */
interface Fields {
  readonly type: string;
  readonly item: CompanyId;
  readonly company: string;
  readonly percent: number;
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
  readonly city: string;
  readonly train: TrainId;
  readonly wagon: string;
  readonly from: string;
  readonly price: number;
  readonly amount: number;
}
type Written18Mag = Omit<Written, 'entity' | 'entity_type'>;
type Row = (a: Fields, before: State18Mag, after: State18Mag) => Written18Mag;

const turnIn = (s: State18Mag): MinorFrame | undefined => s.flow.find((frame) => frame.kind === 'minor');
const companyIn = (s: State18Mag): CompanyId | undefined =>
  s.flow.find((frame) => frame.kind === 'minor' || frame.kind === 'major')?.company;

/** The platform's names of the majors' wagons. */
const wagonNames: Readonly<Record<string, string>> = {
  RABA: '+20 Offboard Bonus',
  'G&C': 'Plus Train Upgrade',
  SNW: 'Mine Access',
};

/**
 * A position's hash that ignores how the set-up was drawn. Of the markers only the order within each space counts, not
 * the order of arrival.
 */
export function positionOf(s: State18Mag): string {
  const { spots, arrivals } = s.market;
  const stacked = [...arrivals].sort((a, b) => spots[a]!.col - spots[b]!.col);
  const position: State18Mag = { ...s, rulings: {}, market: { spots, arrivals: stacked } };
  return hashState({ ...position, chance: { drawn: [] } });
}

/**
 * Exports one action after the other; returns the state at the next decision. With `waits` the platform waits for a
 * pass where our game goes on because nothing can be done.
 */
export function exporter18mag(waits = false) {
  const out: Exported = { actions: [], before: [], idle: [] };
  const numbers = trainNumbers();
  /** True once the pass after scrapping has been written in this turn. */
  let scrapped = false;

  const rows: Readonly<Record<string, Row>> = {
    draft: (a) => ({ type: 'bid', price: 0, [isMinor(a.item) ? 'minor' : 'corporation']: a.item }),
    buyShare: (a) => ({ ...shares('buy_shares', a, 10), _from: 'pool' }),
    sellShares: (a) => shares('sell_shares', a, a.percent),
    layTile: ({ hex, tile, rotation }) => ({ type: 'lay_tile', hex, tile: `${tile}-0`, rotation, _tile: tile }),
    useTerrainToken: () => ({ type: 'special_buy', description: 'Use Terrain Token', cost: 0 }),
    placeToken: token,
    placeMajorToken: token,
    scrapTrain: (a) => ({ type: 'discard_train', train: numbers.scrap(a.train) }),
    hireWagon: (a, before) => ({
      type: 'special_buy',
      description: `${wagonNames[a.wagon]} [${a.wagon}]`,
      cost: wagonPrice(before, turnIn(before)!.wagons.length),
    }),
    run: (_, before, after) => ({
      type: 'run_routes',
      routes: turnIn(after)!.runs.map(({ train, track, revenue, subsidy }) => ({
        train: numbers.of(train),
        connections: stretches(graphOf(mapOf(before), before.board), track),
        revenue,
        subsidy,
      })),
    }),
    buyTrain: (a, before, after) => ({
      type: 'buy_train',
      train: a.from === 'bank' ? numbers.take(newTrain(before, after)) : numbers.of(a.train),
      price: a.price,
      _from: a.from === 'bank' ? 'depot' : a.from,
    }),
    dividend: (a) => (a.amount > 0 ? { type: 'dividend', kind: 'variable', amount: a.amount } : WITHHELD),
  };

  const write = (action: Written, s: State18Mag | null): void => {
    out.actions.push(action);
    out.before.push(s && positionOf(s));
    out.idle.push(s === null && action.entity_type !== 'player');
  };

  function play(s: State18Mag, seat: number, action: Action): State18Mag {
    const outcome = preview(game18mag, s, seat, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.code}`);
    const after = outcome.state;
    const by = actorIn(s, seat);
    if ((action.type === 'hireWagon' || action.type === 'run') && !scrapped) {
      write({ type: 'pass', ...by }, null);
      scrapped = true;
    }
    if (action.type === PASS.type) write({ type: 'pass', ...by }, null);
    else write({ ...by, ...rows[action.type]!(action as never, s, after) } as Written, s);
    if (action.type === 'draft' && isMinor((action as never as Fields).item)) numbers.take(newTrain(s, after));
    return settle(after);
  }

  function settle(from: State18Mag): State18Mag {
    let s = from;
    for (const _ of upTo(500, 'steps that nobody decides')) {
      if (!canGoOn(game18mag, s)) break;
      const decision = waits && decisionOf(game18mag, s);
      if (decision && decision.steps[0]!.id !== 'dividend') write({ type: 'pass', ...actorIn(s, decision.seat) }, null);
      s = moveOn(game18mag, s, undefined);
    }
    if (companyIn(s) !== companyIn(from) || (turnIn(s)?.lays ?? 0) < (turnIn(from)?.lays ?? 0)) scrapped = false;
    return s;
  }

  return { out, play, settle };
}

const WITHHELD: Written18Mag = { type: 'dividend', kind: 'withhold' };

const shares = (type: string, { company }: Fields, percent: number): Written18Mag => ({
  type,
  shares: [`${company}_1`],
  percent,
  _corporation: company,
});

function token({ city }: Fields): Written18Mag {
  return { type: 'place_token', _hex: hexOfNode(city), _node: `n${indexOfNode(city)}`, slot: 0 };
}

function actorIn(s: State18Mag, seat: number): Pick<Written, 'entity' | 'entity_type'> {
  const company = companyIn(s);
  if (company === undefined) return { entity: `P${seat}`, entity_type: 'player' };
  return { entity: company, entity_type: isMinor(company) ? 'minor' : 'corporation' };
}

const newTrain = (before: State18Mag, after: State18Mag): TrainId =>
  Object.keys(after.trains)
    .flatMap((id) => trainsOf(after, id).filter((train) => !trainsOf(before, id).includes(train)))
    .at(0)!;

/** The platform's numbers of our trains: the last scrapped one is sold again first, under its old number. */
function trainNumbers() {
  const known = new Map<TrainId, string>();
  const stock: string[] = [];
  const count: Record<string, number> = {};
  const fresh = (type: string): string => {
    count[type] = (count[type] ?? 0) + 1;
    return `${type}-${count[type] - 1}`;
  };
  return {
    of: (train: TrainId): string => known.get(train)!,
    take(train: TrainId): string {
      const type = typeOf(train);
      const again = stock.findLastIndex((number) => typeOf(number) === type);
      const number = again < 0 ? fresh(type) : stock.splice(again, 1)[0]!;
      known.set(train, number);
      return number;
    },
    scrap(train: TrainId): string {
      stock.push(known.get(train)!);
      return known.get(train)!;
    },
  };
}
