// Wagons and runs of 18Mag against plain recursion: on small corners of both maps every way to assign the wagons, and
// every pair of runs with it, straight from the words of the book (R086-R102).
import { expect, test } from 'vitest';
import { seeded } from '../../src/engine/core/chance.ts';
import { copy } from '../../src/engine/core/copy.ts';
import { setup } from '../../src/engine/core/setup.ts';
import { fullBoard } from '../../src/engine/routes/testing/fullBoard.ts';
import type { MapFacts } from '../../src/engine/track/facts.ts';
import { graphOf } from '../../src/engine/track/graph.ts';
import { numbers, type Random } from '../../src/engine/track/testing/randomBoard.ts';
import { freeSlots, putToken } from '../../src/engine/track/tokens.ts';
import { giveTrain, typeOf } from '../../src/engine/trains/depot.ts';
import type { MajorId } from '../../src/titles/18mag/rules/companies.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import { mapOf } from '../../src/titles/18mag/rules/map.ts';
import { routeProblem } from '../../src/titles/18mag/rules/operating/problem.ts';
import type { State18Mag } from '../../src/titles/18mag/rules/state.ts';
import { phaseIds } from '../../src/titles/18mag/rules/trains.ts';
import { areUsable, bestRunsWith, hasRoute } from '../../src/titles/18mag/rules/wagons/best.ts';
import { boards } from './boards.ts';
import { type Trail, trailsOf } from './bruteForce.ts';

/** A twentieth of the boards for the finder's twin: each is tried with every set of wagons. */
const BOARDS = boards / 20;
const MOST_TRAILS = 260;

/** Corners with red areas, mines, towns and cities. */
const corners = {
  6: ['I26 H27 H25 H23 G26 G24 G22 F25 F23 E26 E24 I20 H21', 'A18 A16 B17 B15 B19 B21 B23 C16 C18 C20 D17 A10 A12 A14'],
  2: ['A2 A4 B3 B5 C2 C4 C6 D1 D3 D5', 'F3 E2 E4 E6 F5 D3 D5 D7 C4 C6'],
} as const;

function corner(players: 2 | 6, random: Random): State18Mag {
  const ready = setup(game18mag, { players }, seeded('corner'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const s = copy(ready.state);
  const map = mapOf(s);
  const hexes = corners[players][random(2)]!.split(' ');
  const part: MapFacts = { ...map, hexes: Object.fromEntries(hexes.map((id) => [id, map.hexes[id]!])) };
  s.phase = phaseIds[random(players === 2 ? 3 : 4)]!;
  s.board = fullBoard(part, random);
  const cities = graphOf(map, s.board).stops.filter(({ kind, hex }) => kind === 'city' && hexes.includes(hex));
  const tokens = ['1', ...(random(2) ? ['1'] : []), '2', '3', 'SIK', 'RABA'];
  for (const company of tokens) {
    const { id } = cities[random(cities.length)]!;
    if (freeSlots(map, s.board, id) > 0 && !s.board.tokens[id]?.includes(company)) putToken(map, s.board, company, id);
  }
  for (let i = 0; i < 1 + random(2); i++) giveTrain(s, '1', `${[2, 2, 3, 4][random(4)]}-${i}`);
  return s;
}

interface Hired {
  readonly bonus: boolean;
  readonly plus: boolean;
  readonly mine: boolean;
}

/** Revenue of a trail for a train with these wagons; null if it may not run so. */
function bringsTo(s: State18Mag, trail: Trail, train: string, { bonus, plus, mine }: Hired): number | null {
  const { stops } = graphOf(mapOf(s), s.board);
  const count = (kind: string) => trail.stops.filter((v) => stops[v]!.kind === kind).length;
  const n = Number(typeOf(train));
  const large = count('city') + count('offboard');
  const all = large + count('town');
  if (plus ? large > n || all > 2 * n || all <= n : all > n) return null;
  if (count('mine') !== (mine ? 1 : 0) || (bonus && count('offboard') === 0)) return null;
  const late = s.phase === 'brown' || s.phase === 'gray';
  const worth = trail.stops.map((v) => {
    const { kind, value, id } = stops[v]!;
    if (kind === 'mine') return late ? 50 : 30;
    const majors = (s.board.tokens[id] ?? []).filter((one) => one === 'SIK' || one === 'RABA').length;
    return 10 * majors + (typeof value === 'number' ? value : value[s.phase]!);
  });
  return worth.reduce((sum, one) => sum + one, bonus ? (late ? 30 : 20) : 0);
}

/** Every way to give these wagons to trains: by number of the train, and for RÁBA alone its bonus. */
function everyWay(s: State18Mag, wagons: readonly MajorId[], trains: number): Hired[][] {
  const none = { bonus: false, plus: false, mine: false };
  let ways: Hired[][] = [Array.from({ length: trains }, () => none)];
  for (const wagon of wagons) {
    const uses =
      wagon === 'SNW' ? ['mine'] : wagon === 'G&C' ? ['plus'] : s.players === 2 ? ['bonus', 'plus'] : ['bonus'];
    ways = ways.flatMap((way) =>
      uses.flatMap((use) => way.map((_, i) => way.map((one, k) => (k === i ? { ...one, [use]: true } : one)))),
    );
  }
  return ways;
}

/** The highest revenue of runs that use all of these; null if there are none. */
function mostWith(s: State18Mag, wagons: readonly MajorId[], trails: readonly Trail[]): number | null {
  const trains = s.trains['1']!;
  let most: number | null = null;
  for (const way of everyWay(s, wagons, trains.length)) {
    const choices = trains.map((train, i) => {
      const hired = way[i]!;
      const runs = trails.flatMap((trail) => {
        const value = bringsTo(s, trail, train, hired);
        const takes = new Set([...trail.pieces, ...trail.crossings.map((v) => -v)]);
        return value === null ? [] : [{ value, takes }];
      });
      const isNeeded = hired.bonus || hired.plus || hired.mine;
      return isNeeded ? runs : [...runs, { value: 0, takes: new Set<number>() }];
    });
    const [first = [], second = [{ value: 0, takes: new Set<number>() }]] = choices;
    for (const one of first)
      for (const two of second)
        if ((most === null || one.value + two.value > most) && [...one.takes].every((thing) => !two.takes.has(thing)))
          most = one.value + two.value;
  }
  return most;
}

const everyMine = (s: State18Mag) => routeProblem(s, '1', new Map([['2-0', ['mine'] as const]]), 'all');

test.each([6, 2] as const)('%i players', (players) => {
  const random = numbers(1800 + players);
  const sets: readonly (readonly MajorId[])[] =
    players === 2
      ? [[], ['RABA']]
      : [[], ['RABA'], ['G&C'], ['SNW'], ['RABA', 'G&C'], ['RABA', 'SNW'], ['G&C', 'SNW'], ['RABA', 'G&C', 'SNW']];
  let used = 0;
  for (let tried = 0; tried < BOARDS; ) {
    const s = corner(players, random);
    const both = trailsOf(everyMine(s), MOST_TRAILS);
    const trails = both?.filter(({ stops }) => stops[0]! < stops.at(-1)!);
    if (!trails || trails.length < 4) continue;
    tried++;
    for (const wagons of sets) {
      const most = mostWith(s, wagons, trails);
      const found = bestRunsWith(s, '1', wagons);
      expect({ wagons, sum: found && found.revenue + found.subsidy, optimal: found?.optimal ?? true }).toEqual({
        wagons,
        sum: most,
        optimal: true,
      });
      const can = wagons.length > 0 ? areUsable(s, '1', wagons) : hasRoute(s, '1');
      expect(can).toBe(wagons.length > 0 ? most !== null : found!.runs.length > 0);
      if (wagons.length > 0 && most !== null) used++;
    }
  }
  expect(used).toBeGreaterThan(BOARDS / 2);
});
