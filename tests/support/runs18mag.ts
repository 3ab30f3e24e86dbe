// Minors of 18Mag before their run, on boards laid by hand, and runs written as the hexes along them.
import type { MajorId, MinorId } from '../../src/titles/18mag/rules/companies.ts';
import type { Ran } from '../../src/titles/18mag/rules/events.ts';
import type { PhaseId } from '../../src/titles/18mag/rules/trains.ts';
import { over } from './over18mag.ts';
import { table18mag } from './table18mag.ts';

type Table = ReturnType<typeof table18mag>;
type Tile = readonly [hex: string, tile: string, rotation: number];

interface Position {
  readonly minor: MinorId;
  readonly trains: readonly string[];
  readonly tiles: readonly Tile[];
  readonly tokens?: readonly string[];
  readonly phase?: PhaseId;
  readonly treasury?: number;
  readonly names?: readonly string[];
}

/** A minor of Ada's before its run. */
export function running(position: Position): Table {
  const { minor, trains, tiles, tokens, phase = 'yellow', treasury = 0, names = ['Ada', 'Ben', 'Cid'] } = position;
  const t = table18mag(names);
  for (const tile of tiles) t.tile(...tile);
  return t
    .minor(minor, { owner: 'Ada', treasury, trains, ...(tokens ? { tokens } : {}) })
    .phase(phase)
    .operating({ company: minor, at: 'run' });
}

/** The action: each train with the hexes of its run, and the wagons in the order of their hire. */
export const run = (t: Table, runs: Readonly<Record<string, string>>, wagons: readonly MajorId[] = []) =>
  ({
    type: 'run',
    wagons,
    routes: Object.entries(runs).map(([train, hexes]) => ({ train, track: over(t.state, hexes) })),
  }) as const;

/** Revenue of the last turn's runs: each train, and the mines. */
export function brought(t: Table): { runs: number[]; revenue: number; mines: number } {
  const [ran] = t.told('trainsRan') as unknown as Ran[];
  if (ran?.type !== 'trainsRan') throw new Error('no trains ran');
  return { runs: ran.runs.map(({ revenue }) => revenue), revenue: ran.revenue, mines: ran.mines };
}

/** Isztambul, Brassó, two towns, and the mine of E26: a line for every wagon. */
export const transylvania: readonly Tile[] = [
  ['H27', '6', 0],
  ['G26', '4', 2],
  ['F25', '58', 3],
];
export const LINE = 'I26 H27 G26 F25';
export const TO_MINE = `${LINE} E26`;

/** The west in the brown phase: Bécs, Pozsony, Győr, Székesfehérvár, Sopron; and from there to Selmecbánya and Kecskemét. */
export const west: readonly Tile[] = [
  ['C8', '6', 5],
  ['D9', '619', 2],
  ['E10', '611', 1],
  ['E8', '9', 1],
  ['E6', '3', 3],
  ['D7', '6', 4],
  ['D11', '8', 4],
  ['D13', '3', 1],
  ['C12', '14', 1],
  ['F11', '8', 2],
  ['F13', '14', 0],
];
