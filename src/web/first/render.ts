// What the server runs to draw the first board of a table. It is built apart from the page, with the same names of styles.
import type { Table } from '../../api/tables.ts';
import type { Core } from '../../engine/index.ts';
import { loadCatalogue } from '../../titles/parts.ts';
import { gameIds, loadGame } from '../../titles/registry.ts';
import type { Lang } from '../../words/phrases.ts';
import { wordsFrom } from '../../words/words.ts';
import { toSvg } from '../board/svg/toSvg.ts';
import { loadFace } from '../kit/face.ts';
import { roundKind } from '../play/stage/roundKind.ts';
import { typesetWords } from '../play/typeset.ts';
import { firstPage } from './firstPage.ts';

/** Fetches what all games need, so that the first board of a game need not wait for it. */
export const ready = (): Promise<unknown> =>
  Promise.all(gameIds.flatMap((id) => [loadGame(id), loadCatalogue(id), loadFace(id, { players: 0 })]));

export interface FirstBoardAsked {
  readonly table: Pick<Table, 'game' | 'players' | 'options'>;
  readonly names: readonly string[];
  /** As everybody sees it. */
  readonly state: Core;
  readonly lang: Lang;
  /** Where first.ts is. */
  readonly script: string;
}

/** Null where the page will show something else than a map. */
export async function render({ table, names, state, lang, script }: FirstBoardAsked): Promise<string | null> {
  const game = await loadGame(table.game);
  const [catalogues, face] = await Promise.all([loadCatalogue(table.game), loadFace(table.game, table)]);
  const round = roundKind(state);
  if (!game || !face.picture || (face.market && round === 'stock')) return null;
  const words = typesetWords(wordsFrom(catalogues?.[lang], game, lang, names), lang);
  const picture = face.picture(state, words, lang);
  const drawn = toSvg(firstPage({ game, picture, round, lang, script }));
  // as data, which first.ts reads: in texts every quotation mark is written otherwise
  return drawn.replaceAll(' style="', ' data-style="');
}
