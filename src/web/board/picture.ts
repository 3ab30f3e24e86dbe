// A board as plain data: the things on it and their meaning. `Board` draws it and knows no rules; a game's face makes
// it.
import type { Lang } from '../../words/phrases.ts';
import type { PictureStop, PictureTile, TileSign } from './tile/tilePicture.ts';

/** Lengths are in units of the picture; those inside a hex count from its centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BoardPicture {
  readonly lang: Lang;
  readonly shape: 'flat' | 'pointy';
  /** From the centre of a hex to a corner. */
  readonly radius: number;
  /** Factor on the size of its signs while the whole of it is in sight. */
  readonly letters?: number;
  /** The part in sight when the board is fitted. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly waters: readonly PictureWater[];
  /** Waters beside the hexes, drawn behind them. */
  readonly seas?: readonly PictureWater[];
  readonly hexes: readonly PictureHex[];
  readonly lines: readonly PictureLine[];
  /** The runs of trains over the track of the hexes. */
  readonly runs?: readonly PictureRun[];
  /** Hexes changed by the move numbered `at`, where a new tile or piece is seen to appear. */
  readonly fresh?: { readonly hexes: ReadonlySet<string>; readonly at: number };
  /** Pieces of track that can be touched by themselves. */
  readonly touchable?: readonly (PicturePiece & { readonly hex: string })[];
  /** The company lit on the map. */
  readonly layer?: PictureLayer;
  /** The tile being tried out. */
  readonly hand?: PictureHand;
  /** Lettering that belongs to no hex: seas, lands, a title. */
  readonly lettering: readonly PictureLettering[];
  /** Frames around parts that are drawn away from their true places. */
  readonly insets?: readonly BoardPicture['frame'][];
  readonly legend: readonly LegendEntry[];
  /** A free place on the map for the beginning of the legend, and the number of lines that fit. */
  readonly legendAt?: Point & { readonly lines: number };
}

/** The filling of a hex: a tint and perhaps a drawn pattern. Water that is a hex of its own is a ground too. */
export type Ground =
  | 'plain'
  | 'forest'
  | 'mountain'
  | 'town'
  | 'works'
  | 'start'
  | 'terminus'
  | 'water'
  | 'off'
  | 'yellow'
  | 'green'
  | 'brown'
  | 'gray'
  | 'red';

/** The recognisable mark of a company: colour, letters and the pattern of its line. */
export interface CompanyMark {
  readonly letter: string;
  /** A CSS colour, which may be a variable or differ by scheme. */
  readonly colour: string;
  /** The colour of a letter on it. */
  readonly ink: string;
  readonly line: LinePattern;
  /** A number on a disc, also beside a text: for companies without a colour of their own. */
  readonly disc?: true;
  /** A colour for thin lines on paper, where the company's own would be hard to see in one of the themes. */
  readonly thin?: string;
}
export type LinePattern = 'solid' | 'dashed' | 'dotted' | 'double' | 'ticked' | 'chequered';

export interface PictureHex extends Point {
  readonly id: string;
  readonly ground: Ground;
  /** The name people use; hexes without a name go by their id. */
  readonly name?: string;
  /** 1 for the most important places of a map, 3 for the small ones. */
  readonly rank?: 1 | 2 | 3;
  readonly parts: readonly HexPart[];
  /** Track and the things along it, the name included. */
  readonly tile?: PictureTile;
  /** One sentence with everything about it: read aloud, and shown under the pointer. */
  readonly label: string;
  /** The same facts in columns, for the textual board. */
  readonly row: HexRow;
}

export interface HexRow {
  readonly place: string;
  readonly kind: string;
  readonly cost: string;
  readonly income: string;
  readonly here: string;
}

/** A thing standing or printed in a hex. The board places parts that have no place of their own. */
export type HexPart =
  | { readonly kind: 'site'; readonly site: 'town' | 'works' | 'start' | 'terminus'; readonly company?: CompanyMark }
  | { readonly kind: 'figure'; readonly role: 'cost' | 'income' | 'growth'; readonly text: string }
  | { readonly kind: 'scale'; readonly steps: number; readonly reached: number }
  | { readonly kind: 'house' }
  | { readonly kind: 'token'; readonly company: CompanyMark; readonly at: Point & { readonly radius: number } }
  | { readonly kind: 'awaits'; readonly company: CompanyMark };

/** The track of one company between two hexes, from its place in one to its place in the other. */
export interface PictureLine {
  readonly id: string;
  readonly company: CompanyMark;
  readonly from: Point;
  readonly to: Point;
}

/** A piece of track that a line lies upon. */
export interface PicturePiece extends Point {
  readonly id: string;
  readonly path: string;
}

/** The run of one train: its pieces of track in order, and its stops. */
export interface PictureRun {
  readonly id: string;
  /** A CSS colour. */
  readonly ink: string;
  readonly pieces: readonly PicturePiece[];
  readonly stops: readonly Point[];
  /** Drawn faintly: a past run, or one that is not being edited. */
  readonly faint?: boolean;
}

/** A place on the map, as large as the thing there if that is known. */
export interface PictureCircle extends Point {
  readonly radius?: number;
}

/** A company's relation to the map. */
export interface PictureLayer {
  readonly company: CompanyMark;
  /** Ids of the hexes it reaches. */
  readonly hexes: readonly string[];
  /** The stops it reaches, and those closed by others' tokens. */
  readonly stops: readonly Point[];
  readonly closed: readonly Point[];
  /** Homes it does not occupy yet, or their circles. */
  readonly homes: readonly PictureCircle[];
  /** The places that its track has to join. */
  readonly bound?: { readonly from: Point; readonly to: readonly Point[] };
}

/** The surroundings of a tile being tried out: its rotations, and the joints of its new exits. */
export interface PictureHand extends Point {
  readonly rotations: readonly number[];
  readonly now: number;
  readonly joints: readonly Joint[];
}

/** A new exit of a tile; `joined` if track goes on beyond it. */
export interface Joint {
  readonly edge: number;
  readonly joined: boolean;
}

/** Water under and around the hexes: its own outline, and the shore where land meets it. */
export interface PictureWater {
  readonly id: string;
  readonly area: string;
  readonly shore: string;
  /** The sandy part of the shore, if not all of it. */
  readonly beach?: string;
}

export interface PictureLettering extends Point {
  /** One line below the other. */
  readonly text: readonly string[];
  readonly turn?: number;
  readonly kind: 'water' | 'lake' | 'link' | 'title';
}

export type LegendEntry =
  | { readonly sign: 'ground'; readonly ground: Ground; readonly text: string }
  | { readonly sign: 'company'; readonly company: CompanyMark; readonly text: string }
  | { readonly sign: 'border'; readonly border: string; readonly text: string }
  | { readonly sign: 'track'; readonly track: 'sea' | 'bridge' | 'off'; readonly text: string }
  | { readonly sign: 'tiles'; readonly grounds: readonly Ground[]; readonly text: string }
  | { readonly sign: 'label'; readonly label: TileSign; readonly text: string }
  | { readonly sign: 'stop'; readonly stop: PictureStop; readonly also?: PictureStop; readonly text: string }
  | { readonly sign: 'mark'; readonly mark: Mark; readonly text: string }
  | { readonly sign: 'run'; readonly text: string }
  /** Around a tile being tried out: exits that join track, those that do not, and its rotations. */
  | { readonly sign: 'hand'; readonly hand: 'joined' | 'open' | 'turns'; readonly text: string }
  /** Signs of the lit company. */
  | {
      readonly sign: 'layer';
      readonly layer: 'reached' | 'stops' | 'home' | 'closed' | 'bound';
      readonly text: string;
    }
  | { readonly sign: 'part'; readonly part: HexPart; readonly text: string };

/** The role of a hex in the present decision. */
export type Mark = 'choosable' | 'chosen' | 'refused' | 'recent';
export type Marks = ReadonlyMap<string, Mark>;
