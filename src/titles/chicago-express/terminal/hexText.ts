// The text inside one hex: a label above, locomotives and figures below.
import { companyIds } from '../rules/companies.ts';
import { incomeOf } from '../rules/income.ts';
import { type HexId, hexes } from '../rules/map.ts';
import { costOf, takesOne } from '../rules/network.ts';
import { type ChicagoState, isDeveloped, standing } from '../rules/state.ts';
import { companyLetters, kindLetters } from './colours.ts';

export interface HexText {
  /** As wide as the hex; the last place is left to the house if there is one. */
  readonly label: string;
  readonly house: boolean;
  /** One letter for each locomotive, in the order of the companies. */
  readonly letters: string;
  /** The fullest figures that fit beside them. */
  readonly figures: string;
}

/** `mark` is put round the id of a hex that can be chosen; the id then replaces the name. */
export function hexTextOf(s: ChicagoState, hex: HexId, width: number, mark: readonly [string, string] | null): HexText {
  const house = isDeveloped(s, hex);
  const { name } = hexes[hex];
  const label = mark ? marked(hex, mark, width) : name ? shortName(name, width) : hex;
  const letters = companyIds
    .filter((id) => standing(s, hex).includes(id))
    .map((id) => companyLetters[id])
    .join('');
  const room = width - letters.length - (letters ? 1 : 0);
  return {
    label: label.slice(0, house ? width - 1 : width).padEnd(width),
    house,
    letters,
    figures: figuresOf(s, hex).find((text) => text.length <= room) ?? '',
  };
}

/** On a narrow board only the first sign of the mark fits, or none. */
const marked = (hex: HexId, [before, after]: readonly [string, string], width: number): string =>
  [`${before}${hex}${after}`, `${before}${hex}`].find((text) => text.length <= width) ?? hex;

/** Two words keep the beginning of both: "FtWay", "NewYo". */
function shortName(name: string, width: number): string {
  const [first, second] = name.replace('Fort', 'Ft').split(' ') as [string, string | undefined];
  return second ? (first.slice(0, Math.max(1, width - 2)) + second).slice(0, width) : first.slice(0, width);
}

/** From the fullest to the shortest; the board takes the first that fits. The cost is that of the next locomotive. */
function figuresOf(s: ChicagoState, hex: HexId): string[] {
  const { kind } = hexes[hex];
  const letter = kindLetters[kind];
  const full = kind === 'start' || (takesOne(hex) && standing(s, hex).length > 0);
  if (full) return [letter];
  const cost = costOf(s, hex);
  const income = incomeOf(s, hex);
  return income > 0
    ? [`${letter}${cost}+${income}`, `${cost}+${income}`, `+${income}`, letter]
    : [`${letter}${cost}`, letter];
}
