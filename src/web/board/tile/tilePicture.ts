// A hex with track as plain data: where its lines run, its cities and towns stand, and its figures and names are set.
import type { Colour } from '../../../engine/index.ts';
import type { CompanyMark, Point } from '../picture.ts';

export interface PictureTile {
  readonly colour: Colour;
  readonly tracks: readonly PictureTrack[];
  readonly stops: readonly PictureStop[];
  readonly labels: readonly PictureLabel[];
  readonly borders: readonly PictureBorder[];
  /** Not yet laid: only tried out. */
  readonly tried?: true;
}

export interface PictureTrack {
  /** The piece of track. */
  readonly id: string;
  /** From its first end to its second, around the centre of the hex. */
  readonly path: string;
  /** Where it leads off the board: the outline of a point. */
  readonly point?: string;
  /** Where it leads over other track that it does not meet. */
  readonly bridges?: readonly string[];
  /** It leads over water. */
  readonly sea?: true;
}

export interface PictureStop extends Point {
  readonly id: string;
  readonly kind: 'city' | 'town' | 'bar' | 'mine' | 'port';
  /** In degrees: the track through a bar. */
  readonly turn: number;
  readonly slots: readonly PictureSlot[];
}

export interface PictureSlot extends Point {
  readonly company?: CompanyMark;
  /** Companies whose home this is and which are not here yet. */
  readonly awaits?: readonly CompanyMark[];
  /** The token has just come, from here. */
  readonly landed?: Point;
}

/** `most`: how much larger than usual it may be written, so that it keeps clear of the rest. */
export type PictureLabel = Point & TileSign & { readonly most: number };

/** What is written in a hex, before it has a place. */
export type TileSign =
  | { readonly kind: 'value'; readonly text: string; readonly node?: number }
  | { readonly kind: 'columns'; readonly columns: readonly ValueColumn[] }
  | { readonly kind: 'label'; readonly text: string; readonly later: boolean }
  | { readonly kind: 'cost'; readonly terrains: readonly string[]; readonly text: string }
  | { readonly kind: 'icon'; readonly icon: string; readonly company?: CompanyMark }
  | { readonly kind: 'note'; readonly text: string }
  /** `short`: the name is longer than what is written. */
  | { readonly kind: 'name'; readonly lines: readonly string[]; readonly short?: true }
  | { readonly kind: 'id'; readonly text: string };

/** A value of a place in one part of the game. */
export interface ValueColumn {
  readonly id: string;
  readonly text: string;
  readonly now: boolean;
  /** It counts after the present one. */
  readonly next?: boolean;
}

export interface PictureBorder {
  readonly path: string;
  readonly kind: string;
  /** What crossing it costs, and where that is written. */
  readonly cost?: Point & { readonly text: string };
}
