// What happened in a turn, in a few words for each kind of event: one line tells a whole turn. An event without a short
// form is told by its sentence in the log; null for what goes without saying.
import type { GameEvent } from '../../engine/index.ts';
import type { Who } from '../../match/turns.ts';
import { g18mag as g18magEn } from '../../titles/18mag/words/en/shorts.ts';
import { g18mag as g18magIt } from '../../titles/18mag/words/it/shorts.ts';
import { g1856 as g1856En } from '../../titles/1856/words/en/shorts.ts';
import { g1856 as g1856It } from '../../titles/1856/words/it/shorts.ts';
import { g1862 as g1862En } from '../../titles/1862/words/en/shorts.ts';
import { g1862 as g1862It } from '../../titles/1862/words/it/shorts.ts';
import { g1865 as g1865En } from '../../titles/1865/words/en/shorts.ts';
import { g1865 as g1865It } from '../../titles/1865/words/it/shorts.ts';
import { chicagoExpress as chicagoExpressEn } from '../../titles/chicago-express/words/en/shorts.ts';
import { chicagoExpress as chicagoExpressIt } from '../../titles/chicago-express/words/it/shorts.ts';
import { rail as railEn } from '../en/kernel/shorts.ts';
import { rail as railIt } from '../it/kernel/shorts.ts';
import type { Lang, Phrases } from '../phrases.ts';

/** Events of one kind in a turn, and whose turn it is; what is about that company need not name it. */
export type Short<E> = (events: readonly [E, ...E[]], f: Phrases, who: Who) => string | null;

export type Shorts<E extends GameEvent> = {
  readonly [K in E['type']]?: Short<Extract<E, { type: K }>> | null;
};

/** Shorts of a game that is only known at run time. */
export type AnyShorts = Readonly<Record<string, Short<never> | null | undefined>>;

const games: Readonly<Record<Lang, Readonly<Record<string, AnyShorts>>>> = {
  en: {
    'chicago-express': chicagoExpressEn,
    '1856': { ...railEn, ...g1856En },
    '1862': { ...railEn, ...g1862En },
    '1865': { ...railEn, ...g1865En },
    '18mag': { ...railEn, ...g18magEn },
  },
  it: {
    'chicago-express': chicagoExpressIt,
    '1856': { ...railIt, ...g1856It },
    '1862': { ...railIt, ...g1862It },
    '1865': { ...railIt, ...g1865It },
    '18mag': { ...railIt, ...g18magIt },
  },
};

/** Any other game has the words of all 18xx games, which it may happen to be. */
export const shortsOf = (game: string, lang: Lang): AnyShorts =>
  Object.hasOwn(games[lang], game) ? games[lang][game]! : lang === 'it' ? railIt : railEn;
