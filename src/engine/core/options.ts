// Options are the variants of the book; rulings are the points where book, edition and other platforms differ. Both are data.

export interface Option {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
  /** The numbers of players for which the option may leave its default. */
  readonly players?: readonly number[];
}

export interface Ruling {
  readonly id: string;
  /** The rule it is about, written whole. */
  readonly rule: string;
  readonly values: readonly string[];
  readonly default: string;
  /** The value by which games of 18xx.games are played. */
  readonly '18xx.games': string;
}

/** A point of a game's checklist: how we rule, how 18xx.games does, and what else is known. */
export const rulingsOf =
  (game: string) =>
  (id: string, rule: string, ours: string, theirs: string, other?: string): Ruling => ({
    id,
    rule: `${game}-${rule}`,
    values: [...new Set([ours, theirs, ...(other === undefined ? [] : [other])])],
    default: ours,
    '18xx.games': theirs,
  });

export interface Choosable {
  readonly options: readonly Option[];
  readonly rulings: readonly Ruling[];
}

export interface Chosen {
  readonly options: Record<string, string>;
  readonly rulings: Record<string, string>;
}

/** Why a table cannot be set up; said in words by whoever faces the person. */
export type SetupProblem =
  | { readonly problem: 'players'; readonly players: number; readonly min: number; readonly max: number }
  | { readonly problem: 'unknownOption'; readonly id: string }
  | { readonly problem: 'optionValue'; readonly id: string; readonly value: string; readonly values: readonly string[] }
  | { readonly problem: 'optionPlayers'; readonly id: string; readonly players: readonly number[] };

/**
 * Fills in the defaults of what was asked for. Options and rulings go by one list of names, as `--option` gives them;
 * `rulings=18xx.games` sets every ruling to that platform's side.
 */
export function choose(
  game: Choosable,
  players: number,
  asked: Readonly<Record<string, string>>,
): Chosen | SetupProblem {
  const platform = asked.rulings === '18xx.games';
  const chosen: Chosen = {
    options: Object.fromEntries(game.options.map((o) => [o.id, o.default])),
    rulings: Object.fromEntries(game.rulings.map((r) => [r.id, platform ? r['18xx.games'] : r.default])),
  };
  for (const [id, value] of Object.entries(asked)) {
    if (id === 'rulings') {
      if (value !== '18xx.games' && value !== 'book')
        return { problem: 'optionValue', id, value, values: ['book', '18xx.games'] };
      continue;
    }
    const option = game.options.find((o) => o.id === id);
    const known = option ?? game.rulings.find((r) => r.id === id);
    if (!known) return { problem: 'unknownOption', id };
    if (!known.values.includes(value)) return { problem: 'optionValue', id, value, values: known.values };
    if (option?.players && value !== option.default && !option.players.includes(players))
      return { problem: 'optionPlayers', id, players: option.players };
    (option ? chosen.options : chosen.rulings)[id] = value;
  }
  return chosen;
}
