// Tiles, trains and phases as panels and on the title pages. A missing line does not compile.
import { phases as en } from '../en/web/phases.ts';
import { phases as it } from '../it/web/phases.ts';
import type { Lang } from '../phrases.ts';

export interface PhaseLines {
  readonly tiles: {
    readonly head: string;
    readonly hint: string;
    readonly unlimited: string;
    /** Of a tile, for somebody who does not see it. */
    left(count: string): string;
    becomes(tiles: string): string;
    comesFrom(tiles: string): string;
    readonly nothing: string;
    readonly ground: string;
    /** Each tile has another on its back. */
    otherSide(tile: string): string;
  };
  readonly head: string;
  readonly phase: string;
  readonly phases: string;
  readonly begins: string;
  firstTrain(type: string): string;
  readonly start: string;
  readonly tilesHead: string;
  readonly limit: { readonly head: string; readonly title: string };
  readonly rounds: { readonly head: string; readonly title: string };
  readonly happens: string;
  readonly now: string;
  rust(types: string): string;
  /** The title pages. */
  readonly companies: string;
  readonly home: string;
  readonly destination: string;
  readonly tokens: string;
  readonly shares: string;
  readonly company: string;
  readonly market: string;
  readonly more: string;
}

export const phaseLines: Readonly<Record<Lang, PhaseLines>> = { en, it };
