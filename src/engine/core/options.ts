// Options are the variants of the book; rulings are the points where book, edition and other platforms differ. Both are data.

export interface Option {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
  /** The numbers of players for which the option may leave its default. */
  readonly players?: readonly number[];
  /** It may leave its default only where another option has one of these values. */
  readonly needs?: { readonly option: string; readonly values: readonly string[] };
}

/** Whole sets of rulings: by the letter of the book, as most tables play, as on 18xx.games. */
export const rulingSets = ['letter', 'practice', '18xx.games'] as const;
export type RulingSet = (typeof rulingSets)[number];

export interface Ruling {
  readonly id: string;
  /** The full number of the rule it is about. */
  readonly rule: string;
  readonly values: readonly string[];
  /** New tables play by the letter. */
  readonly default: string;
  readonly practice: string;
  readonly '18xx.games': string;
  /** By version of the rules: the default up to that version, if it was not today's. */
  readonly until?: Readonly<Record<number, string>>;
  /** Values that no new table can choose: only games that were recorded elsewhere have them. */
  readonly recorded?: readonly string[];
  /** The value at a table of bots alone: with any other value bots might never end the game. */
  readonly alone?: string;
}

/** Common practice where it differs from the letter, further values, older defaults, and the value among bots. */
interface More {
  readonly practice?: string;
  readonly others?: readonly string[];
  readonly until?: Ruling['until'];
  readonly alone?: string;
  readonly recorded?: Ruling['recorded'];
}

/** A ruling about one rule of the checklist: its value by the letter of the book, and on 18xx.games. */
export const rulingsOf =
  (game: string) =>
  (id: string, rule: string, letter: string, theirs: string, more: More = {}): Ruling => {
    const { practice = letter, others = [], until, alone, recorded } = more;
    return {
      id,
      rule: `${game}-${rule}`,
      values: [...new Set([letter, practice, theirs, ...others])],
      default: letter,
      practice,
      '18xx.games': theirs,
      ...(until && { until }),
      ...(alone && { alone }),
      ...(recorded && { recorded }),
    };
  };

/** The value of a ruling in a set. */
export const valueIn = (ruling: Pick<Ruling, 'default' | Exclude<RulingSet, 'letter'>>, set: RulingSet): string =>
  set === 'letter' ? ruling.default : ruling[set];

/** Terms of a table of bots alone, where some rulings are fixed (`alone`). */
export const askedAlone = (game: Choosable, asked: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...asked,
  ...Object.fromEntries(game.rulings.flatMap(({ id, alone }) => (alone === undefined ? [] : [[id, alone]]))),
});

/** The value of a ruling that a game of this version does not name: the default of that version. */
function unsaid({ default: today, until = {} }: Ruling, version: number): string {
  const last = Object.keys(until)
    .map(Number)
    .sort((a, b) => a - b)
    .find((then) => version <= then);
  return last === undefined ? today : until[last]!;
}

export interface Choosable {
  readonly rulesVersion: number;
  readonly options: readonly Option[];
  readonly rulings: readonly Ruling[];
}

export interface Chosen {
  readonly options: Record<string, string>;
  readonly rulings: Record<string, string>;
}

/** Reasons why a table cannot be set up, as data: the interface puts them into words. */
export type SetupProblem =
  | { readonly problem: 'players'; readonly players: number; readonly min: number; readonly max: number }
  | { readonly problem: 'unknownOption'; readonly id: string }
  | { readonly problem: 'optionValue'; readonly id: string; readonly value: string; readonly values: readonly string[] }
  | { readonly problem: 'optionPlayers'; readonly id: string; readonly players: readonly number[] }
  | {
      readonly problem: 'optionNeeds';
      readonly id: string;
      readonly option: string;
      readonly values: readonly string[];
    };

export const isRulingSet = (value: string | undefined): value is RulingSet => rulingSets.some((set) => set === value);

/** The need that keeps an option at its default: another option and its values. Null if it may leave the default. */
export function unmetNeed(
  options: readonly Pick<Option, 'id' | 'default'>[],
  { needs }: Pick<Option, 'needs'>,
  asked: Readonly<Record<string, string>>,
): Required<Option>['needs'] | null {
  if (!needs) return null;
  const value = asked[needs.option] ?? options.find(({ id }) => id === needs.option)?.default;
  return value !== undefined && needs.values.includes(value) ? null : needs;
}

/**
 * Fills in the defaults of what was asked for. Options and rulings go by one list of names, as `--option` gives them;
 * `rulings=practice` sets every ruling to that side, and single ones may still be named.
 */
export function choose(
  game: Choosable,
  players: number,
  asked: Readonly<Record<string, string>>,
  rulesVersion = game.rulesVersion,
): Chosen | SetupProblem {
  const { rulings: set, ...terms } = asked;
  if (set !== undefined && !isRulingSet(set))
    return { problem: 'optionValue', id: 'rulings', value: set, values: rulingSets };
  const chosen: Chosen = {
    options: Object.fromEntries(game.options.map((o) => [o.id, o.default])),
    rulings: Object.fromEntries(game.rulings.map((r) => [r.id, set ? valueIn(r, set) : unsaid(r, rulesVersion)])),
  };
  for (const [id, value] of Object.entries(terms)) {
    const option = game.options.find((o) => o.id === id);
    const known = option ?? game.rulings.find((r) => r.id === id);
    if (!known) return { problem: 'unknownOption', id };
    const isRecorded = 'recorded' in known && known.recorded?.includes(value);
    if (!known.values.includes(value) && !isRecorded)
      return { problem: 'optionValue', id, value, values: known.values };
    if (option?.players && value !== option.default && !option.players.includes(players))
      return { problem: 'optionPlayers', id, players: option.players };
    (option ? chosen.options : chosen.rulings)[id] = value;
  }
  for (const option of game.options) {
    const needs = unmetNeed(game.options, option, chosen.options);
    if (needs && chosen.options[option.id] !== option.default)
      return { problem: 'optionNeeds', id: option.id, ...needs };
  }
  return chosen;
}

/** Terms for a new table like this one; rulings that only a recorded game can have return to the default. */
export const askedAgain = (game: Choosable, { options, rulings }: Readonly<Chosen>): Record<string, string> => ({
  ...options,
  ...Object.fromEntries(
    Object.entries(rulings).filter(
      ([id, value]) => !game.rulings.some((ruling) => ruling.id === id && ruling.recorded?.includes(value)),
    ),
  ),
});

/** The problem of a ruling with a value that only recorded games can have; undefined if there is none. */
export function onlyRecorded(game: Choosable, { rulings }: Chosen): SetupProblem | undefined {
  const closed = game.rulings.find(({ id, recorded }) => recorded?.includes(rulings[id]!));
  return closed && { problem: 'optionValue', id: closed.id, value: rulings[closed.id]!, values: closed.values };
}
