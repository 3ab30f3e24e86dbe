// What a game brings to the table besides its rules: its words and its face, fetched when the game is opened.
import { useEffect, useMemo, useState } from 'react';
import type { Table } from '../../api/tables.ts';
import type { Game } from '../../engine/index.ts';
import { loadCatalogue } from '../../titles/parts.ts';
import type { Catalogues } from '../../words/catalogue.ts';
import { type Words, wordsFrom } from '../../words/words.ts';
import { useLang } from '../app/lang.ts';
import { type GameFace, loadFace } from '../kit/face.ts';
import { typesetWords } from './typeset.ts';

export interface Kit {
  readonly catalogues: Catalogues | undefined;
  readonly face: GameFace;
}

/** What the words and the face go by. */
type KitTable = Pick<Table, 'game' | 'players' | 'options'>;

/** Null until it is here. */
export function useKit(table: KitTable | null): Kit | null {
  const [kit, setKit] = useState<Kit | null>(null);
  const key = table && JSON.stringify([table.game, table.players, table.options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is told anew with every move, and plays the same game
  useEffect(() => {
    let wanted = true;
    setKit(null);
    if (table)
      Promise.all([loadCatalogue(table.game), loadFace(table.game, table)]).then(
        ([catalogues, face]) => wanted && setKit({ catalogues, face }),
        () => {}, // a game cannot be shown without its words; the page says that loading takes long
      );
    return () => {
      wanted = false;
    };
  }, [key]);
  return kit;
}

/** The words of a game in the language of the page: they change at once with it. */
export function useWords(game: Game | undefined, kit: Kit | null, names: readonly string[]): Words | null {
  const lang = useLang();
  const key = names.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are compared as one text
  return useMemo(
    () => (game && kit ? typesetWords(wordsFrom(kit.catalogues?.[lang], game, lang, names), lang) : null),
    [game, kit, lang, key],
  );
}
