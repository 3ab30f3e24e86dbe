// Small random boards of real tile shapes, with the rules of a game as a parameter: problems for the finder and its twin.

import type { Bonus, RunProblem, RunRules, Standing, Train } from '../../src/engine/routes/problem.ts';
import { emptyBoard } from '../../src/engine/track/board.ts';
import { EDGES, neighbour, opposite } from '../../src/engine/track/coords.ts';
import {
  type HexFacts,
  type HexId,
  isNode,
  type MapFacts,
  type NodeFacts,
  type PathFacts,
} from '../../src/engine/track/facts.ts';
import { graphOf } from '../../src/engine/track/graph.ts';
import { city, offboard, paths, town } from '../../src/engine/track/notation.ts';
import { bare, printedMap } from '../../src/engine/track/testing/printedMap.ts';
import { numbers, type Random } from '../../src/engine/track/testing/randomBoard.ts';

/** A game's way of running trains: its rules, and a company's possible trains. */
export interface Kind {
  readonly name: string;
  readonly rules: RunRules;
  readonly trains: readonly KindOfTrain[];
  /** Kinds of which a stop of the board sometimes is. */
  readonly odd: readonly NodeFacts['kind'][];
  /** Some city of the board is the home. */
  readonly hasHome?: true;
}

interface KindOfTrain extends Omit<Train, 'id' | 'bonuses'> {
  /** Its bonus is for stops of this kind; by default for those drawn on the board. */
  readonly bonusAt?: NodeFacts['kind'];
}

const any = (atMost: number): KindOfTrain => ({ caps: [{ of: 'all', atMost }] });
const diesel: KindOfTrain = { caps: [] };
const numbered = [any(2), any(2), any(3), any(4), any(5), diesel, diesel];
const places = ['city', 'town', 'offboard'] as const;

/** A train with this many stops, as many towns again for a plus train, and this many mines besides. */
const wagons = (stops: number, plus: boolean, mines: number): KindOfTrain => ({
  caps: [
    ...(plus ? [{ of: ['city', 'offboard'] as const, atMost: stops }] : []),
    { of: places, atMost: plus ? 2 * stops : stops },
    { of: ['mine'], atMost: mines },
  ],
});
const offboard1 = { of: ['offboard'], atLeast: 1 } as const;
const mine1 = { of: ['mine'], atLeast: 1 } as const;
const places3 = { of: places, atLeast: 3 } as const;

/** The rules of 1856, and those of other books that the finder already knows. */
export const kinds: readonly Kind[] = [
  {
    name: 'separate track, off-board areas end a run',
    rules: { share: 'stops', least: { of: 'all', atLeast: 2 }, ends: { offboard: 'must' } },
    trains: numbered,
    odd: [],
  },
  {
    name: 'mines beside the limit, plus trains',
    rules: { share: 'stops', least: { of: places, atLeast: 2 }, ends: { offboard: 'must' } },
    trains: [
      wagons(3, false, 0),
      wagons(2, false, 1),
      {
        caps: [
          { of: ['city', 'offboard'], atMost: 2 },
          { of: places, atMost: 4 },
        ],
      },
    ],
    odd: ['mine'],
  },
  {
    name: 'what was hired for a train is used by it',
    rules: { share: 'stops', least: { of: places, atLeast: 2 }, ends: { offboard: 'must' } },
    trains: [
      wagons(2, false, 0),
      wagons(3, false, 0),
      { ...wagons(2, false, 0), bonusAt: 'offboard', floors: [offboard1], mustRun: true },
      { ...wagons(2, false, 1), floors: [mine1], mustRun: true },
      { ...wagons(2, true, 0), floors: [places3], mustRun: true },
      { ...wagons(2, true, 1), bonusAt: 'offboard', floors: [offboard1, mine1, places3], mustRun: true },
      { ...wagons(3, false, 1), floors: [mine1, offboard1] },
      { ...wagons(2, true, 0), floors: [{ of: 'all', atLeast: 3 }] },
    ],
    odd: ['mine'],
  },
  {
    name: 'nothing shared, no run ends in a town',
    rules: { share: 'nothing', least: { of: ['city', 'port'], atLeast: 2 }, ends: { town: 'never', port: 'must' } },
    trains: [
      ...numbered,
      {
        caps: [
          { of: ['city'], atMost: 3 },
          { of: ['port'], atMost: 0 },
        ],
      },
    ],
    odd: ['port'],
  },
  {
    name: 'track shared',
    rules: { share: 'track', least: { of: 'all', atLeast: 3 }, ends: { offboard: 'must' } },
    trains: numbered,
    odd: [],
  },
];

const outside = [
  { of: ['port'], atMost: 1 },
  { of: ['offboard'], atMost: 1 },
] as const;
const express = (pay: number, visit: number): KindOfTrain => ({
  caps: [{ of: ['city', 'port', 'offboard'], atMost: visit }, ...outside],
  earns: ['city', 'port', 'offboard'],
  ...(pay < visit ? { counts: pay } : {}),
});
const local = (pay: number, visit: number): KindOfTrain => ({
  caps: [{ of: ['city'], atMost: visit }, ...outside.map(({ of }) => ({ of, atMost: 0 }))],
  earns: ['city', 'town'],
  perHex: 10,
  ...(pay < visit ? { counts: pay } : {}),
});
const freight = (hexes: number, permanent = false): KindOfTrain => ({ caps: outside, freight: { hexes, permanent } });
const once: RunRules = {
  share: 'track',
  paidOnce: true,
  least: { of: ['city', 'port', 'offboard'], atLeast: 2 },
  ends: { town: 'never', port: 'must', offboard: 'must' },
};

/** Books in which each location pays once. */
export const onceKinds: readonly Kind[] = [
  {
    name: 'three kinds of train that meet in cities',
    rules: { ...once, meet: { at: ['city'], home: null }, freights: { plain: 20, port: 30, endToEnd: 'choice' } },
    trains: [
      express(2, 2),
      express(2, 3),
      express(3, 3),
      local(2, 2),
      local(1, 2),
      local(2, 3),
      freight(1),
      freight(2),
      freight(3, true),
    ],
    odd: ['port'],
    hasHome: true,
  },
  {
    name: 'freights, permanent ones as their director likes',
    rules: { ...once, meet: { at: ['city'], home: null }, freights: { plain: 20, port: 30, endToEnd: 'choice' } },
    trains: [freight(1), freight(2), freight(2), freight(3), freight(2, true), freight(3, true)],
    odd: ['port'],
    hasHome: true,
  },
  {
    name: 'freights that are joined wherever they meet at an end',
    rules: {
      ...once,
      meet: { at: 'all', home: null },
      freights: { plain: 20, port: 30, endToEnd: 'joined', outside: 'itself' },
    },
    trains: [freight(1), freight(2), freight(3), freight(2, true), freight(2, true), freight(3, true), local(2, 3)],
    odd: ['port'],
    hasHome: true,
  },
  {
    name: 'freights that are one train when they are joined',
    rules: {
      ...once,
      meet: { at: ['city'], home: null },
      freights: { plain: 20, port: 30, endToEnd: 'choice', oneTrain: true },
    },
    trains: [freight(1), freight(2), freight(2), freight(3), freight(2, true), freight(3, true)],
    odd: ['port'],
    hasHome: true,
  },
  {
    name: 'freights that are one train, wherever they meet at an end',
    rules: {
      ...once,
      meet: { at: 'all', home: null },
      freights: { plain: 20, port: 30, endToEnd: 'joined', oneTrain: true },
    },
    trains: [freight(1), freight(2), freight(3), freight(2, true), freight(2, true), freight(3, true), local(2, 3)],
    odd: ['port'],
    hasHome: true,
  },
  {
    name: 'runs that need not meet, with floors and mines',
    rules: { ...once, least: { of: 'all', atLeast: 2 }, freights: { plain: 5, port: 0, endToEnd: 'choice' } },
    trains: [
      express(3, 4),
      { ...express(2, 3), earns: 'all', floors: [offboard1] },
      local(2, 4),
      local(1, 3),
      freight(2, true),
      diesel,
    ],
    odd: ['mine', 'port'],
  },
];

interface Shape {
  readonly nodes: readonly NodeFacts[];
  readonly track: readonly PathFacts[];
  readonly edges: ReadonlySet<number>;
}

/** Track as tiles have it, in its six turns; a and b are the nodes. */
const shapes: readonly (readonly Shape[])[] = (
  [
    [[], '03|02|01|03 02|03 04|02 04|03 01|02 13|03 12|03 24|03 14'],
    [[offboard(40)], '0a 1a|0a 1a 2a'],
    [[town(10)], '0a 3a|0a 1a|0a 2a 4a'],
    [[town(10), town(10)], '0a 3a 1b 4b|0a 2a 1b 3b|0a 3a 1b ab'],
    [[city(40), city(50)], '0a 2a 3b 4b|0a 3a 1b 4b|0a 1a 2b 3b|0a 2b|0a 1a ab 3b'],
    [[], '03 24 04 23|03 14 13 04|01 02 12|02 24 04|03 01 13|03 14 01 34|01 02 13 23'],
    [[city(30), town(10)], '0a ab 2b 3b'],
    [[city(30)], '0a 3a|0a 2a 4a|0a 1a 3a 4a|0a 1a 2a 3a|0a 1a 2a 3a 4a|0a 1a 2a 3a 4a 5a'],
  ] as const
).flatMap(([nodes, tracks]) =>
  tracks.split('|').map((track) => EDGES.map((turns) => turn({ nodes, track: paths(track) }, turns))),
);

const bareMaps = ['23', '33', '43', '34', '44'].map((size) => printedMap(Number(size[0]), Number(size[1]), () => ({})));

export function randomProblem(seed: number, kind: Kind): RunProblem {
  const random = numbers(seed * 7919 + 1);
  for (let i = 0; i < 5; i++) random(2);
  const step = [10, 10, 10, 5, 1][random(5)]!;
  const bareMap = bareMaps[random(bareMaps.length)]!;
  const chosen = new Map<HexId, Shape & { ways: readonly Shape[] }>();
  // The busier ones are last and come more often. All are turned twice, so that the first ones too have neighbours to meet.
  for (const hex of [...Object.keys(bareMap.hexes), ...Object.keys(bareMap.hexes)]) {
    const ways = chosen.get(hex)?.ways ?? shapes[Math.max(random(shapes.length), random(shapes.length))]!;
    chosen.set(hex, { ways, ...bestTurned(bareMap, chosen, hex, ways, random(6)) });
  }
  const hexes = [...chosen].map(([id, { nodes, track }]): [HexId, HexFacts] => [
    id,
    { ...bare, id, nodes: nodes.map((node) => strange(node, kind, random, step)), paths: track },
  ]);
  const map: MapFacts = { orientation: 'flat', hexes: Object.fromEntries(hexes), tiles: {} };
  const graph = graphOf(map, emptyBoard());
  // Worth of a location that pays once: one for all of its entrances.
  const worthOf = ({ group, value }: NodeFacts) =>
    (kind.rules.paidOnce && group ? graph.stops.find((one) => one.group === group)! : { value }).value as number;
  const stops = graph.stops.map((stop) => ({
    standing: standingOf(stop.kind, random),
    worth: worthOf(stop),
    ...(stop.kind === 'mine' && !(kind.rules.paidOnce && stop.group) ? { subsidy: step * random(4) } : {}),
  }));
  const ids = graph.stops.map(({ id }) => id);
  const bonuses = Array.from(
    { length: random(3) },
    (): Bonus => ({
      at: ids.filter(() => random(4) === 0),
      amount: step * (1 + random(3)),
    }),
  );
  const trains = Array.from({ length: 1 + random(4) }, (_, i): Train => {
    const { bonusAt, ...train } = kind.trains[random(kind.trains.length)]!;
    const at = graph.stops.flatMap((stop) => (stop.kind === bonusAt ? [stop.id] : []));
    const dealt = random(3) > 0 ? bonuses : [];
    return { ...train, id: `${i}`, bonuses: bonusAt ? [{ at, amount: 2 * step }] : dealt };
  });
  if (!kind.hasHome) return { graph, stops, trains, rules: kind.rules };
  const strict = random(8) > 0;
  const homes = graph.stops.filter(({ kind: what }, v) => what === 'city' && (!strict || stops[v]!.standing === 'own'));
  const home = homes[random(Math.max(1, homes.length))]?.id ?? null;
  return { graph, stops, trains, rules: { ...kind.rules, meet: { ...kind.rules.meet!, home } } };
}

/** The rotation, of six, that meets most of the track beside it and leads least off the edge. */
function bestTurned(
  map: MapFacts,
  chosen: ReadonlyMap<HexId, Shape>,
  hex: HexId,
  ways: readonly Shape[],
  first: number,
): Shape {
  const beside = EDGES.map((edge) => {
    const other = neighbour(map, hex, edge);
    if (other === null) return -1;
    const there = chosen.get(other);
    return there === undefined ? 0 : there.edges.has(opposite(edge)) ? 2 : -1;
  });
  const meets = ({ edges }: Shape) => [...edges].reduce((sum, edge) => sum + beside[edge]!, 0);
  const turned = ways.map((_, i) => ways[(i + first) % 6]!).map((lying) => ({ lying, met: meets(lying) }));
  return turned.sort((one, two) => two.met - one.met)[0]!.lying;
}

function turn({ nodes, track }: Pick<Shape, 'nodes' | 'track'>, turns: number): Shape {
  const end = (one: number) => (isNode(one) ? one : (one + turns) % 6);
  const turned = track.map(([a, b]): PathFacts => [end(a), end(b)]);
  return { nodes, track: turned, edges: new Set(turned.flat().filter((one) => !isNode(one))) };
}

/** A stop with a figure of its own, now and then of another kind, or one location with others. */
function strange(node: NodeFacts, kind: Kind, random: Random, step: number): NodeFacts {
  const odd = kind.odd[random(Math.max(1, 4 * kind.odd.length))];
  return {
    ...node,
    ...(odd ? { kind: odd } : {}),
    value: step * random(7),
    ...(random(6) === 0 ? { group: `g${random(2)}` } : {}),
  };
}

function standingOf(kind: NodeFacts['kind'], random: Random): Standing {
  if (kind !== 'city') return random(40) === 0 ? 'closed' : 'open';
  return random(12) === 0 ? 'closed' : (['own', 'own', 'open', 'open', 'blocked'] as const)[random(5)]!;
}
