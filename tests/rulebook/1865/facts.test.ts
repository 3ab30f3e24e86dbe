// The data of 1865 against the table of figures from which they were written. Skipped if the table is not beside the
// repository: a board corrected from a printed copy has left it behind.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hexOfNode } from '../../../src/engine/track/board.ts';
import { EDGES, neighbour } from '../../../src/engine/track/coords.ts';
import { NODE, type NodeFacts, type PathFacts } from '../../../src/engine/track/facts.ts';
import { trackFrom } from '../../../src/engine/track/hexTrack.ts';
import { edgesFit } from '../../../src/engine/track/upgrades.ts';
import { dragonLimit, startRow, type TradingPhase, zoneOf } from '../../../src/titles/1865/rules/chart.ts';
import {
  type CompanyId,
  companies,
  companiesOf,
  destinationOf,
  homeOf,
  type MaritimeId,
  maritimeNames,
  maritimesOf,
} from '../../../src/titles/1865/rules/companies.ts';
import { corsica, sardinia, sea } from '../../../src/titles/1865/rules/hexes.ts';
import {
  borderCost,
  fullMap,
  hexIds,
  hexNamed,
  isCarbonia,
  isCoastal,
  placesOf,
  shortMap,
} from '../../../src/titles/1865/rules/map.ts';
import { market, priceIn, startPrices } from '../../../src/titles/1865/rules/market.ts';
import { mayLieOn, tileIds, tiles } from '../../../src/titles/1865/rules/tiles.ts';
import { type PhaseId, phases, trainTypes } from '../../../src/titles/1865/rules/trains.ts';
import { factsFiles } from '../../support/records.ts';

type End = number | `n${number}`;
interface Track {
  readonly id: string;
  readonly color: string;
  readonly label?: string;
  readonly nodes?: readonly { kind: NodeFacts['kind']; slots?: number; revenue: number }[];
  readonly paths?: readonly (readonly [End, End])[];
}
interface Hex extends Track {
  readonly name?: string;
  readonly borders?: readonly { edge: number; kind: string; cost: number }[];
  readonly icons?: readonly string[];
  readonly island: string;
  readonly coastal?: boolean;
  readonly usableEdges?: readonly number[];
}
interface Tile extends Track {
  readonly count: number;
  readonly upgradesTo?: readonly string[];
  readonly onlyOn?: string | readonly string[];
}
interface Facts {
  readonly hexes: readonly Hex[];
  readonly tiles: readonly Tile[];
  readonly seaRoutes: readonly { from: string; to: string; through: readonly string[]; tokenCost: number }[];
  readonly companies: readonly {
    id: string;
    name: string;
    kind: string;
    home?: string;
    destination?: string;
    locations?: readonly string[];
    shortGame: boolean;
  }[];
  readonly trains: readonly {
    id: string;
    coverage: number;
    price: number;
    discountPrice?: number;
    count: number | 'unlimited';
    shortGameCount?: number;
    rustsOn?: string;
  }[];
  readonly phases: readonly {
    id: PhaseId;
    tiles: readonly string[];
    trainLimit: number;
    startPrices?: readonly number[];
    dragonCertificates?: number;
    tokensOnConversion?: number;
    newCompanies?: string;
  }[];
  readonly market: readonly (readonly { price: number; white: number; green: number }[])[];
  readonly dragons: {
    startRow: Readonly<Record<TradingPhase, number>>;
    rows: readonly { row: number; cells: readonly string[] }[];
  };
  readonly examples: readonly { id: string; token?: { route: readonly string[]; cost: number } }[];
}

/** Names are written there without accents. */
const bare = (name: string | undefined) => name?.normalize('NFD').replace(/\p{M}/gu, '');

/** The ends of each path in ascending order, and the paths too. */
const inOrder = (paths: readonly PathFacts[]) => paths.map(([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`)).sort();
const endOf = (end: End): number => (typeof end === 'number' ? end : NODE + Number(end.slice(1)));

const theirTrack = ({ color, label, nodes = [], paths = [] }: Track) => ({
  colour: color,
  label,
  nodes: nodes.map(({ kind, slots = 0, revenue }) => ({ kind, slots, value: revenue })),
  paths: inOrder(paths.map(([a, b]) => [endOf(a), endOf(b)])),
});
const ourTrack = ({ colour, label, nodes, paths }: (typeof tiles)[string] | (typeof fullMap.hexes)[string]) => ({
  colour,
  label,
  nodes,
  paths: inOrder(paths),
});

const costOf = (route: readonly string[]): number =>
  route.slice(1).reduce((sum, hex, i) => {
    const edge = EDGES.find((side) => neighbour(fullMap, route[i]!, side) === hex);
    return sum + borderCost(route[i]!, edge!);
  }, 0);

test('every hex lies on one island or at sea', () => {
  const parts = [sardinia, corsica, sea].flatMap((part) => Object.keys(part));
  expect(parts.sort()).toEqual([...hexIds].sort());
});

describe.each(factsFiles('1865'))('as in the table of figures', (file) => {
  const facts: Facts = JSON.parse(readFileSync(file, 'utf8'));

  test('the same hexes', () => {
    expect([...hexIds].sort()).toEqual(facts.hexes.map(({ id }) => id).sort());
  });

  test.each(facts.hexes)('hex $id $name', (theirs) => {
    const { id, name, borders = [], icons = [], island, coastal = false } = theirs;
    const ours = fullMap.hexes[id]!;
    expect(ourTrack(ours)).toEqual(theirTrack(theirs));
    expect(island).toBe(id in sardinia ? 'sardinia' : id in corsica ? 'corsica' : 'sea');
    if (island !== 'sea') expect(bare(ours.name)).toBe(name);
    expect(ours.borders ?? []).toEqual(borders.map(({ edge, kind, cost }) => ({ edge, kind, cost })));
    expect(isCoastal(id)).toBe(coastal);
    expect(isCarbonia(id)).toBe(icons.includes('district:carbonia'));
  });

  test.each(facts.hexes.filter(({ usableEdges }) => usableEdges))(
    'where track may end on $id',
    ({ id, island, usableEdges }) => {
      const ends = (map: typeof fullMap) =>
        EDGES.filter((edge) => edgesFit(map, id, trackFrom({ colour: 'yellow', nodes: [], paths: [[edge, edge]] })));
      expect(ends(fullMap)).toEqual(usableEdges);
      if (island === 'sardinia') expect(ends(shortMap)).toEqual(usableEdges);
    },
  );

  test('the same tiles', () => {
    expect([...tileIds].sort()).toEqual(facts.tiles.map(({ id }) => id).sort());
  });

  test.each(facts.tiles)('tile $id', (theirs) => {
    const ours = tiles[theirs.id]!;
    expect({ ...ourTrack(ours), count: ours.count, next: ours.upgradesTo }).toEqual({
      ...theirTrack(theirs),
      count: theirs.count,
      next: theirs.upgradesTo ?? [],
    });
    expect(ours.rotations).toEqual(theirs.label === undefined ? undefined : [0]);
    const { onlyOn } = theirs;
    if (Array.isArray(onlyOn))
      expect(hexIds.filter((hex) => mayLieOn(fullMap, ours.id, hex)).sort()).toEqual(onlyOn.map(hexNamed).sort());
  });

  test('what a token pays over the sea, and in the worked examples', () => {
    for (const { from, through, to, tokenCost } of facts.seaRoutes) {
      for (const hex of through) expect(hex in sea).toBe(true);
      expect(costOf([from, ...through, to])).toBe(tokenCost);
    }
    const tokens = facts.examples.flatMap(({ token }) => token ?? []);
    expect(tokens.map(({ route }) => costOf(route))).toEqual(tokens.map(({ cost }) => cost));
    expect(tokens).toHaveLength(2);
  });

  test('the same public companies', () => {
    const theirs = facts.companies.filter(({ kind }) => kind === 'public');
    expect(companiesOf({ options: { length: 'short' } })).toEqual(
      theirs.filter((c) => c.shortGame).map(({ id }) => id),
    );
    for (const { id, name, home, destination } of theirs) {
      const ours = id as CompanyId;
      expect(bare(companies[ours].name)).toBe(name);
      expect([hexOfNode(homeOf(ours)), hexOfNode(destinationOf(ours))]).toEqual([home, destination]);
    }
  });

  test('the same maritime companies', () => {
    const theirs = facts.companies.filter(({ kind }) => kind === 'maritime');
    expect(maritimesOf({ options: { length: 'short' } })).toEqual(
      theirs.filter((c) => c.shortGame).map(({ id }) => id),
    );
    for (const { id, name, locations } of theirs) {
      expect(maritimeNames[id as MaritimeId]).toBe(name);
      expect(
        placesOf(id as MaritimeId)
          .map(hexOfNode)
          .sort(),
      ).toEqual([...locations!].sort());
    }
  });

  test('the same trains', () => {
    const theirs = (count: 'count' | 'shortGameCount') =>
      facts.trains.map((t) => [t.id, t.coverage, t.price, t.discountPrice, t[count] ?? t.count, t.rustsOn]);
    const ours = (length: string) =>
      trainTypes({ options: { length } }).map((t) => [
        t.type,
        t.coverage,
        t.price,
        t.lastPrice,
        t.count ?? 'unlimited',
        t.rustsOn,
      ]);
    expect([ours('full'), ours('short')]).toEqual([theirs('count'), theirs('shortGameCount')]);
  });

  test.each(facts.phases ?? [])('phase $id', (theirs) => {
    const { id } = theirs;
    expect(phases[id].tiles).toEqual(theirs.tiles);
    expect(phases[id].trainLimit).toBe(theirs.trainLimit);
    expect(startPrices(id)).toEqual(theirs.startPrices ?? []);
    expect(phases[id].tokensOnConversion).toBe(theirs.tokensOnConversion ?? 0);
    expect(phases[id].startsAs).toBe(theirs.newCompanies ?? 'minor');
    if (id === '1') return;
    expect(dragonLimit(id)).toBe(theirs.dragonCertificates);
    expect(startRow(id)).toBe(facts.dragons.startRow[id]);
  });

  test('the same market', () => {
    const ours = market.rows.map((spaces, row) =>
      spaces.map(({ price }, col) => [price, priceIn('white', { row, col }), priceIn('green', { row, col })]),
    );
    expect(ours).toEqual(facts.market.map((row) => row.map(({ price, white, green }) => [price, white, green])));
  });

  test('the same chart', () => {
    for (const { row, cells } of facts.dragons.rows) expect(cells.map((_, i) => zoneOf(row, i + 1))).toEqual(cells);
  });
});
