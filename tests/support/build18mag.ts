// A minor of Ada's that builds in 18Mag: shared by the tests of track and tokens.
import { narrow } from '../../src/engine/core/choices.ts';
import type { MinorId } from '../../src/titles/18mag/rules/companies.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import type { PhaseId } from '../../src/titles/18mag/rules/trains.ts';
import { table18mag } from './table18mag.ts';

type Laid = readonly [hex: string, tile: string, rotation: number];

interface Site {
  readonly phase?: PhaseId;
  readonly tiles?: readonly Laid[];
  readonly tokens?: readonly string[];
  /** By default 200. */
  readonly treasury?: number;
  readonly terrainTokens?: number;
  readonly operated?: boolean;
  readonly at?: 'layTile' | 'placeToken';
}

/** Ada's minor before it builds, or places a token. One of Ben's comes after it, so that the round goes on. */
export function site(id: MinorId, { phase = 'yellow', tiles = [], at = 'layTile', ...minor }: Site = {}) {
  const t = table18mag(['Ada', 'Ben', 'Cid']).phase(phase);
  for (const [hex, tile, rotation] of tiles) t.tile(hex, tile, rotation);
  return t
    .minor(id, { owner: 'Ada', treasury: 200, ...minor })
    .minor('13', { owner: 'Ben', treasury: 200 })
    .operating({ company: id, at });
}

export const lay = (hex: string, tile: string, rotation: number, terrain: 'treasury' | 'token' = 'treasury') =>
  ({ type: 'layTile', hex, tile, rotation, terrain }) as const;

/** The tiles that Ada may lay on a hex now; none if she may lay nothing there. */
export function tilesFor(t: ReturnType<typeof site>, hex: string): string[] {
  const choice = t.choices('Ada').find(({ type }) => type === 'layTile');
  if (!choice?.open || !('values' in choice.open) || !choice.open.values.includes(hex)) return [];
  const { open } = narrow(game18mag, t.state, choice, hex);
  return open && 'values' in open ? open.values.map(String).sort() : [];
}
