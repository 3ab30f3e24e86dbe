// A hex with track as plain data: the places of its lines, cities, towns, figures and names.
import type { Colour } from '../../../engine/index.ts';
import type { CompanyMark, Point } from '../picture.ts';

export interface PictureTile {
  readonly colour: Colour;
  readonly tracks: readonly PictureTrack[];
  readonly stops: readonly PictureStop[];
  readonly labels: readonly PictureLabel[];
  readonly borders: readonly PictureBorder[];
  /** Only tried out, not laid. */
  readonly tried?: true;
}

export interface PictureTrack {
  /** The id of the piece of track. */
  readonly id: string;
  /** From its first end to its second, around the centre of the hex. */
  readonly path: string;
  /** Outline of the arrowhead, for track leading off the board. */
  readonly point?: string;
  /** Parts that cross over other track. */
  readonly bridges?: readonly string[];
  /** True for links over water. */
  readonly sea?: true;
}

export interface PictureStop extends Point {
  readonly id: string;
  readonly kind: 'city' | 'town' | 'bar' | 'mine' | 'port';
  /** In degrees: the direction of the track through a bar. */
  readonly turn: number;
  readonly slots: readonly PictureSlot[];
}

export interface PictureSlot extends Point {
  readonly company?: CompanyMark;
  /** Companies whose home this is but that are not here yet. */
  readonly awaits?: readonly CompanyMark[];
  /** The place from which a newly placed token slides in. */
  readonly landed?: Point;
}

/** `most`: the largest factor on its size that keeps it clear of the rest. */
export type PictureLabel = Point & TileSign & { readonly most: number };

/** A sign of a hex, before it has a place. */
export type TileSign =
  | { readonly kind: 'value'; readonly text: string; readonly node?: number }
  | { readonly kind: 'columns'; readonly columns: readonly ValueColumn[] }
  | { readonly kind: 'label'; readonly text: string; readonly later: boolean }
  | { readonly kind: 'cost'; readonly terrains: readonly string[]; readonly text: string }
  | { readonly kind: 'icon'; readonly icon: string; readonly company?: CompanyMark }
  | { readonly kind: 'note'; readonly text: string }
  /** `short`: the full name is longer. */
  | { readonly kind: 'name'; readonly lines: readonly string[]; readonly short?: true }
  | { readonly kind: 'id'; readonly text: string };

/** A value of a place in one part of the game. */
export interface ValueColumn {
  readonly id: string;
  readonly text: string;
  readonly now: boolean;
  /** True if it takes effect after the present one. */
  readonly next?: boolean;
}

export interface PictureBorder {
  readonly path: string;
  readonly kind: string;
  /** The cost of crossing it, and the place of that figure. */
  readonly cost?: Point & { readonly text: string };
}
