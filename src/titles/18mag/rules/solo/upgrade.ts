// István's upgrades: the city and the position of the new tile, with the choices left to the player (R170-R173).
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { pay } from '../../../../engine/money/bank.ts';
import { EDGES, neighbour, opposite, place } from '../../../../engine/track/coords.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { type HexTrack, trackOfTile, trackOn } from '../../../../engine/track/hexTrack.ts';
import { rotationsOf, tilesLeft, upgradesOf } from '../../../../engine/track/upgrades.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { Lay } from '../../../../kernel/track/layTile.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { hexIds, mapOf } from '../map.ts';
import { homeHex, isConnected } from '../operating/layTile.ts';
import { putTile } from '../operating/putTile.ts';
import type { State18Mag } from '../state.ts';
import { tileIds } from '../tiles.ts';
import { phases } from '../trains.ts';
import { istvansTurn } from './card.ts';

/** R170: distance in hexes on the map, not along the track. Letters are rows; along a row the numbers go by two. */
export function hexesApart(one: HexId, other: HexId): number {
  const [row, number] = place(one);
  const [otherRow, otherNumber] = place(other);
  const rows = Math.abs(row - otherRow);
  return rows + Math.max(0, Math.abs(number - otherNumber) - rows) / 2;
}

/** Edges of a hex at which track of a neighbour ends. */
const pointedAt = (s: State18Mag, hex: HexId): number[] =>
  EDGES.filter((edge) => {
    const other = neighbour(mapOf(s), hex, edge);
    return other !== null && trackOn(mapOf(s), s.board, other).edges.includes(opposite(edge));
  });

/** Number of tracks ending at the hex now that the tile would join. */
function joinedBy(s: State18Mag, { hex, tile, rotation }: Lay): number {
  const now = trackOn(mapOf(s), s.board, hex).edges;
  const then = trackOfTile(mapOf(s), tile, rotation).edges;
  return pointedAt(s, hex).filter((edge) => then.includes(edge) && !now.includes(edge)).length;
}

/** Text for the exits of a track, equal for rotations that look alike. */
const looks = ({ exits }: HexTrack): string =>
  exits
    .map((edges) => edges.join())
    .sort()
    .join('|');

function legalPositions(s: State18Mag, company: MinorId, hex: HexId): Lay[] {
  const map = mapOf(s);
  if (s.board.laid[hex] === undefined) return []; // R170: never a yellow tile
  // R071, R196: as for every minor, some track of the new tile must be in reach.
  const seen = new Set<string>();
  return upgradesOf(map, s.board, hex)
    .filter((tile) => phases[s.phase].tiles.includes(map.tiles[tile]!.colour) && tilesLeft(map, s.board, tile) > 0)
    .flatMap((tile) => rotationsOf(map, s.board, hex, tile).map((rotation) => ({ hex, tile, rotation })))
    .filter((position) => isConnected(s, company, position))
    .filter(({ tile, rotation }) => {
      const look = `${tile} ${looks(trackOfTile(map, tile, rotation))}`;
      return !seen.has(look) && seen.add(look);
    });
}

/** R172: legal positions that join the most tracks. */
export function bestPositions(s: State18Mag, company: MinorId, hex: HexId): Lay[] {
  const legal = legalPositions(s, company, hex);
  const most = Math.max(...legal.map((position) => joinedBy(s, position)));
  return legal.filter((position) => joinedBy(s, position) === most);
}

const hasCity = (s: State18Mag, hex: HexId): boolean =>
  trackOn(mapOf(s), s.board, hex).nodes.some(({ kind }) => kind === 'city');

/** R170: the home city, else all nearest others that can be upgraded; empty if none can. */
function hexesToUpgrade(s: State18Mag, company: MinorId): HexId[] {
  const home = homeHex(s, company);
  const can = (hex: HexId): boolean => bestPositions(s, company, hex).length > 0;
  if (can(home)) return [home];
  const others = Object.keys(s.board.laid).filter((hex) => hex !== home && hasCity(s, hex) && can(hex));
  const nearest = Math.min(...others.map((hex) => hexesApart(home, hex)));
  return others.filter((hex) => hexesApart(home, hex) === nearest).sort();
}

interface UpgradeForIstvan extends Lay {
  readonly type: 'upgradeForIstvan';
}

const FEE = 10;

/** R173: in yellow there is nothing to upgrade; a company with a train pays SKEV all the same, if it can. */
function payFee(s: State18Mag, emit: Emit<Event18Mag>): void {
  const { company } = istvansTurn(s);
  const hasTrain = trainsOf(s, company).length > 0;
  const why = !hasTrain ? 'noTrain' : treasuryOf(s, company) < FEE ? 'noMoney' : 'yellow';
  const amount = why === 'yellow' ? FEE : 0;
  emit?.({ type: 'istvanFee', company, amount, why });
  pay(s, treasury(company), treasury('SKEV'), amount, 'istvanFee', emit);
}

/** R171: makes an upgrade; the bank pays SIK for the terrain. */
function upgrade(s: State18Mag, lay: Lay, among: number, emit: Emit<Event18Mag>): void {
  const { company } = istvansTurn(s);
  const home = homeHex(s, company);
  emit?.({
    type: 'istvanUpgrade',
    company,
    hex: lay.hex,
    why: lay.hex === home ? 'home' : 'nearest',
    distance: hexesApart(home, lay.hex),
    joined: joinedBy(s, lay),
    among,
  });
  putTile(s, company, lay, { by: 'bank', second: 0 }, emit);
}

/** All positions to choose from in this turn. */
const positions = (s: State18Mag): Lay[] => {
  const { company, hexes } = istvansTurn(s);
  return hexes.flatMap((hex) => bestPositions(s, company, hex));
};

/** Pays the fee in yellow, else makes the only possible upgrade; if there are several, the player is asked. */
export const track: AutoStep<State18Mag, Event18Mag> = {
  id: 'istvansTrack',
  auto(s, emit) {
    const turn = istvansTurn(s);
    if (s.phase === 'yellow') payFee(s, emit);
    else {
      turn.hexes = hexesToUpgrade(s, turn.company);
      const [first, ...more] = positions(s);
      if (more.length > 0) return;
      if (first) upgrade(s, first, 1, emit);
      else emit?.({ type: 'istvanNoUpgrade', company: turn.company, phase: s.phase });
    }
    turn.at = 'token';
  },
};

const isBest = (s: State18Mag, { hex, tile, rotation }: UpgradeForIstvan): boolean =>
  bestPositions(s, istvansTurn(s).company, hex).some((p) => p.tile === tile && p.rotation === rotation);

export const upgradeForIstvan = step<State18Mag, UpgradeForIstvan, Event18Mag>()({
  id: 'upgradeForIstvan',
  actor: () => 1,
  fields: {
    hex: oneOf(hexIds, (s) => istvansTurn(s).hexes),
    tile: oneOf(tileIds, (s, a) => [
      ...new Set(bestPositions(s, istvansTurn(s).company, a.hex).map(({ tile }) => tile)),
    ]),
    rotation: oneOf(EDGES, (s, a) =>
      bestPositions(s, istvansTurn(s).company, a.hex)
        .filter(({ tile }) => tile === a.tile)
        .map(({ rotation }) => rotation),
    ),
  },
  conditions: [
    must(
      'istvan.otherCity',
      ['hex'],
      (s, a) => istvansTurn(s).hexes.includes(a.hex),
      (s, a) => ({ company: istvansTurn(s).company, hex: a.hex, hexes: [...istvansTurn(s).hexes] }),
    ),
    must('istvan.joinsLess', ['hex', 'tile', 'rotation'], isBest, (_, a) => ({ hex: a.hex, tile: a.tile })),
  ],
  apply(s, { hex, tile, rotation }, emit) {
    upgrade(s, { hex, tile, rotation }, positions(s).length, emit);
  },
});
