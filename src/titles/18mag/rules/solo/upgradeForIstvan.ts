// What the book leaves to the player in István's upgrades: which of equally near cities, and how the tile lies (R170, R172).

import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep, Step } from '../../../../engine/core/step.ts';
import { cashOf, pay } from '../../../../engine/money/bank.ts';
import { EDGES } from '../../../../engine/track/coords.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import type { Lay } from '../../../../kernel/track/laying.ts';
import type { Event18Mag } from '../events.ts';
import { hexIds } from '../map.ts';
import { putTile } from '../operating/putTile.ts';
import { must } from '../rules.ts';
import type { State18Mag } from '../state.ts';
import { tileIds } from '../tiles.ts';
import { istvansTurn } from './state.ts';
import { bestPositions, hexesApart, hexesToUpgrade, homeHex, joinedBy } from './upgrade.ts';

export interface UpgradeForIstvan extends Lay {
  readonly type: 'upgradeForIstvan';
}

const FEE = 10;

/** R173: in yellow there is nothing to upgrade; whoever has a train pays SKEV all the same. */
function payFee(s: State18Mag, emit: Emit<Event18Mag>): void {
  const { company } = istvansTurn(s);
  const hasTrain = trainsOf(s, company).length > 0;
  const why = !hasTrain ? 'noTrain' : cashOf(s, treasury(company)) < FEE ? 'noMoney' : 'yellow';
  const amount = why === 'yellow' ? FEE : 0;
  emit?.({ type: 'istvanFee', company, amount, why });
  pay(s, treasury(company), treasury('SKEV'), amount, 'istvanFee', emit);
}

/** R171: the bank pays SIK. */
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

/** All that may be chosen in this turn. */
const positions = (s: State18Mag): Lay[] => {
  const { company, hexes } = istvansTurn(s);
  return hexes.flatMap((hex) => bestPositions(s, company, hex));
};

/** The fee, or the upgrade where exactly one is possible; where several are the player is asked. */
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

export const upgradeForIstvan: Step<State18Mag, UpgradeForIstvan, Event18Mag> = {
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
};
