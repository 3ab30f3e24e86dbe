// A board as plain data: what lies where and what it means. `Board` draws it and knows no rule; a game's face makes it.
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
  /** How much larger than usual its signs are written while the whole of it is in sight. */
  readonly letters?: number;
  /** What is in sight when the board is fitted. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly waters: readonly PictureWater[];
  /** Waters beside the hexes, drawn behind them. */
  readonly seas?: readonly PictureWater[];
  readonly hexes: readonly PictureHex[];
  readonly lines: readonly PictureLine[];
  /** The runs of trains over the track of the hexes. */
  readonly runs?: readonly PictureRun[];
  /** Hexes on which something has just been laid or placed, by the move numbered `at`: it is seen to appear. */
  readonly fresh?: { readonly hexes: ReadonlySet<string>; readonly at: number };
  /** Pieces of track that can be touched by themselves. */
  readonly touchable?: readonly (PicturePiece & { readonly hex: string })[];
  /** A company that is lit. */
  readonly layer?: PictureLayer;
  /** A tile that is tried out. */
  readonly hand?: PictureHand;
  /** Lettering that belongs to no hex: seas, lands, a title. */
  readonly lettering: readonly PictureLettering[];
  /** Frames around parts that are drawn elsewhere than they lie. */
  readonly insets?: readonly BoardPicture['frame'][];
  readonly legend: readonly LegendEntry[];
  /** Where there is room for the beginning of the legend on the map itself, and for how many of its lines. */
  readonly legendAt?: Point & { readonly lines: number };
}

/** How a hex is filled: a tint and, where it has one, a drawn pattern. Water that is a hex of its own is a ground too. */
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

/** How a company can be recognised: by colour, by letter and by the pattern of its line. */
export interface CompanyMark {
  readonly letter: string;
  /** A CSS colour, which may be a variable or differ by scheme. */
  readonly colour: string;
  /** The colour of a letter on it. */
  readonly ink: string;
  readonly line: LinePattern;
  /** A number on a disc, also beside a text: for companies that have no colour of their own. */
  readonly disc?: true;
  /** For a thin line on paper, where the colour itself would not be seen by day and by night. */
  readonly thin?: string;
}
export type LinePattern = 'solid' | 'dashed' | 'dotted' | 'double' | 'ticked' | 'chequered';

export interface PictureHex extends Point {
  readonly id: string;
  readonly ground: Ground;
  /** What a person calls it; hexes without a name are known by their id. */
  readonly name?: string;
  /** 1 for the places a map is made for, 3 for the small ones. */
  readonly rank?: 1 | 2 | 3;
  readonly parts: readonly HexPart[];
  /** Track and what stands along it; the name is then written with it. */
  readonly tile?: PictureTile;
  /** One sentence with everything about it: read aloud, and shown under the pointer. */
  readonly label: string;
  /** The same in columns, for the textual board. */
  readonly row: HexRow;
}

export interface HexRow {
  readonly place: string;
  readonly kind: string;
  readonly cost: string;
  readonly income: string;
  readonly here: string;
}

/** What stands or is printed in a hex. Parts that do not say where are set by the board. */
export type HexPart =
  | { readonly kind: 'site'; readonly site: 'town' | 'works' | 'start' | 'terminus'; readonly company?: CompanyMark }
  | { readonly kind: 'figure'; readonly role: 'cost' | 'income' | 'growth'; readonly text: string }
  | { readonly kind: 'scale'; readonly steps: number; readonly reached: number }
  | { readonly kind: 'house' }
  | { readonly kind: 'token'; readonly company: CompanyMark; readonly at: Point & { readonly radius: number } }
  | { readonly kind: 'awaits'; readonly company: CompanyMark };

/** The track of one company between two hexes, from where it stands in one to where it stands in the other. */
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

/** The run of one train: its pieces of track one after the other, and the places where it stops. */
export interface PictureRun {
  readonly id: string;
  /** A CSS colour. */
  readonly ink: string;
  readonly pieces: readonly PicturePiece[];
  readonly stops: readonly Point[];
  /** Drawn faintly: a past run, or not the one being edited. */
  readonly faint?: boolean;
}

/** A place on the map, as large as what lies there where that is known. */
export interface PictureCircle extends Point {
  readonly radius?: number;
}

/** What a company has to do with the map. */
export interface PictureLayer {
  readonly company: CompanyMark;
  /** Ids of the hexes it reaches. */
  readonly hexes: readonly string[];
  /** The stops it reaches, and those where others do not let it pass. */
  readonly stops: readonly Point[];
  readonly closed: readonly Point[];
  /** Homes where it does not stand yet, or the circles that are meant. */
  readonly homes: readonly PictureCircle[];
  /** The places that its track has to join. */
  readonly bound?: { readonly from: Point; readonly to: readonly Point[] };
}

/** Around a tile that is tried out: how it can be turned, and what its new exits join. */
export interface PictureHand extends Point {
  readonly rotations: readonly number[];
  readonly now: number;
  readonly joints: readonly Joint[];
}

/** A new exit of a tile; `joined` where track goes on beyond it. */
export interface Joint {
  readonly edge: number;
  readonly joined: boolean;
}

/** Water under and around the hexes: its own outline, and the shore where land meets it. */
export interface PictureWater {
  readonly id: string;
  readonly area: string;
  readonly shore: string;
  /** Where sand lies along it, if not all around. */
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
  /** Around a tile that is tried out: exits that join track, those that do not, the ways to turn it. */
  | { readonly sign: 'hand'; readonly hand: 'joined' | 'open' | 'turns'; readonly text: string }
  /** Of a company that is lit. */
  | {
      readonly sign: 'layer';
      readonly layer: 'reached' | 'stops' | 'home' | 'closed' | 'bound';
      readonly text: string;
    }
  | { readonly sign: 'part'; readonly part: HexPart; readonly text: string };

/** What role a hex has in the present decision. */
export type Mark = 'choosable' | 'chosen' | 'refused' | 'recent';
export type Marks = ReadonlyMap<string, Mark>;
