// István's company cards: the tiles laid in advance and the purchases in their order (R164-R165, R174-R181). Of the book's
// cards only the red one of minor 2 is known; the others are a reconstruction with the book's symbols (RULINGS.md).
import type { HexId, TileId } from '../../../../engine/track/facts.ts';
import type { TrainType } from '../../../../engine/trains/depot.ts';
import type { MinorId } from '../companies.ts';

/** R164: the colours of the cards are green, yellow and red. */
export type Level = 'easy' | 'medium' | 'hard';

/** Origin of a figure: the book itself, its worked example, or our own making. */
export type Source = 'rulebook' | 'derived' | 'reconstruction';

/** One symbol of a card. */
export type CardAction =
  /** R177: from the supply. */
  | { readonly symbol: 'train'; readonly train: TrainType }
  /** R180-R181: a 2-train of a sister with a higher number; else, if `lower` is given, of one with a lower number. */
  | { readonly symbol: 'sister'; readonly higher: number; readonly lower: number | null }
  /** R178: with more money than `above`, a 2-train is scrapped before the run and the better one bought after it. */
  | { readonly symbol: 'better'; readonly train: TrainType; readonly above: number }
  /** R179 */
  | { readonly symbol: 'token'; readonly hex: HexId };

interface CompanyCard {
  /** Hexes of the network tiled before the game. */
  readonly tiles: readonly HexId[];
  readonly actions: readonly CardAction[];
  readonly source: { readonly tiles: Source; readonly actions: Source };
}

/** One yellow network for the whole map: all cards lay parts of it, so any of them fit together. */
export const network: Readonly<Record<HexId, readonly [tile: TileId, rotation: number]>> = {
  B3: ['6', 2],
  B5: ['6', 5],
  C6: ['57', 2],
  D7: ['7', 2],
  C8: ['L33', 2],
  B9: ['3', 5],
  C10: ['6', 2],
  C12: ['9', 1],
  C14: ['6', 1],
  B15: ['57', 0],
  A16: ['58', 4],
  A12: ['57', 2],
  B13: ['4', 2],
  D9: ['57', 2],
  E10: ['57', 2],
  E6: ['L32', 4],
  F5: ['8', 1],
};

const two: CardAction = { symbol: 'train', train: '2' };
const sister: CardAction = { symbol: 'sister', higher: 30, lower: null };
const sisterOr80: CardAction = { symbol: 'sister', higher: 30, lower: 80 };
const three: CardAction = { symbol: 'better', train: '3', above: 95 };
const four: CardAction = { symbol: 'better', train: '4', above: 175 };
const tokens = (hexes: string): CardAction[] => listed(hexes).map((hex) => ({ symbol: 'token', hex }));

const listed = (hexes: string): HexId[] => hexes.split(' ').filter((hex) => hex !== '');

const card = (tiles: string, actions: readonly CardAction[], places: string, known?: Source): CompanyCard => ({
  tiles: listed(tiles),
  actions: [...actions, ...tokens(places)],
  source: { tiles: 'reconstruction', actions: known ?? 'reconstruction' },
});

const easy = [two, three];

const cards: Partial<Record<MinorId, Readonly<Record<Level, CompanyCard>>>> = {
  '1': {
    easy: card('C8 B9', easy, 'C10'),
    medium: card('C8 B9 C10', [sisterOr80, three, four], 'C10'),
    hard: card('C8 B9 C10 D9', [sister, three, four], 'C10 D9'),
  },
  '2': {
    easy: card('B15 C14', easy, 'C14'),
    medium: card('B15 C14 A16', [sisterOr80, three, three], 'C14'),
    hard: card('B15 C14 A16 C12 C10', [sister, three, three], 'C14 C10', 'rulebook'), // X19
  },
  '3': {
    easy: card('C6 D7', easy, 'C8'),
    medium: card('C6 D7 B5', [sisterOr80, three, four], 'B5'),
    hard: card('C6 D7 B5 C8', [sister, three, four], 'B5 C8'),
  },
  '4': {
    easy: card('E10 D9', easy, 'D9'),
    medium: card('E10 D9 C8', [sisterOr80, three, four], 'D9'),
    hard: card('E10 D9 C8', [sister, three, four], 'D9 C8'),
  },
  '6': {
    easy: card('A12', easy, ''),
    medium: card('A12 B13', [sisterOr80, three, three], 'C14'),
    hard: card('A12 B13 C14', [sister, three, three], 'C14 C10'),
  },
  '7': {
    easy: card('E6 F5', easy, ''),
    medium: card('E6 F5', [sisterOr80, three, four], ''),
    hard: card('E6 F5', [sisterOr80, three, four], ''),
  },
  '11': {
    easy: card('B3', easy, 'B5'),
    medium: card('B3 B5', [sisterOr80, three, four], 'B5'),
    hard: card('B3 B5 C6', [sisterOr80, three, four], 'B5 C6'),
  },
};

type Table = { readonly options: Readonly<Record<string, string>> };

export const levelOf = (s: Table): Level => s.options.soloLevel as Level;

/** The card of a minor in the colour of this game. */
export const cardOf = (s: Table, minor: MinorId): CompanyCard => cards[minor]![levelOf(s)];

/** R175: the red cards have a rule for the whole game. */
export const hasStandingRule = (s: Table): boolean => levelOf(s) === 'hard';

/** R164: number of cards for each side. */
export const cardsEach = (s: Table): number => (s.options.soloLength === 'long' ? 3 : 2);
