// The words of a game; its own ids where nobody has written any for it yet, so that it can be played all the same.
import type { Game } from '../../engine/core/game.ts';
import { type Lang, phrases } from '../../i18n/phrases.ts';
import { type Words, wordsFor } from '../../i18n/words.ts';

export function wordsOf(game: Game, lang: Lang, seats: readonly string[]): Words {
  try {
    return wordsFor(game, lang, seats);
  } catch {
    return bareWords(game, lang, seats);
  }
}

function bareWords(game: Game, lang: Lang, seats: readonly string[]): Words {
  const listed = ({ type, ...rest }: { readonly type: string }): string =>
    [type, ...Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(' ');
  return {
    f: phrases(lang, seats, game.currency, () => undefined),
    event: listed,
    refusal: ({ code, rule, args }) => `${listed({ type: code, ...args })}${rule === null ? '' : ` (${rule})`}`,
    action: listed,
    kind: (type) => type,
    tag: (id) => id,
    field: (name) => name,
  };
}
