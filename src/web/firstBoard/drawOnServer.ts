// The server's program for drawing a table's first board. It is built apart from the page, with the same class names.
import type { Table } from '../../api/tables.ts';
import type { Core } from '../../engine/index.ts';
import { gameIds, loadGame } from '../../titles/registry.ts';
import { loadCatalogue } from '../../titles/words.ts';
import type { Lang } from '../../words/phrases.ts';
import { wordsFrom } from '../../words/words.ts';
import { toSvg } from '../board/svg/toSvg.ts';
import { loadFace } from '../kit/face.ts';
import { roundKind } from '../play/mainView/roundKind.ts';
import { typesetWords } from '../play/typeset.ts';
import { firstPage } from './firstPage.ts';

/** Loads all games, words and faces, so that the first board of a game need not wait for them. */
export const ready = (): Promise<unknown> =>
  Promise.all(gameIds.flatMap((id) => [loadGame(id), loadCatalogue(id), loadFace(id, { players: 0 })]));

export interface FirstBoardAsked {
  readonly table: Pick<Table, 'game' | 'players' | 'options'>;
  readonly names: readonly string[];
  /** The public state. */
  readonly state: Core;
  readonly lang: Lang;
  /** The address of first.ts. */
  readonly script: string;
}

/** Null if the page will show something else than a map. */
export async function render({ table, names, state, lang, script }: FirstBoardAsked): Promise<string | null> {
  const game = await loadGame(table.game);
  const [catalogues, face] = await Promise.all([loadCatalogue(table.game), loadFace(table.game, table)]);
  const round = roundKind(state);
  if (!game || !face.picture || (face.market && round === 'stock')) return null;
  const words = typesetWords(wordsFrom(catalogues?.[lang], game, lang, names), lang);
  const picture = face.picture(state, words, lang);
  const drawn = toSvg(firstPage({ game, picture, round, lang, script }));
  // as data, which first.ts reads: this cannot match in texts, where quotation marks are escaped
  return drawn.replaceAll(' style="', ' data-style="');
}
