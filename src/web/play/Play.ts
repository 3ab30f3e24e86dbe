// The table for its parts: the game, the shown moment, the present decision.
import type { StoreApi } from 'zustand/vanilla';
import type { Table } from '../../api/tables.ts';
import type { Game, Seat } from '../../engine/index.ts';
import { gives } from '../../match/assist.ts';
import type { Desk } from '../../match/menu.ts';
import { headOf, type Moment, type Timeline } from '../../match/timeline.ts';
import type { SeatInfo } from '../../records/record.ts';
import type { Catalogues } from '../../words/catalogue.ts';
import type { Lang } from '../../words/phrases.ts';
import { tableLines } from '../../words/web/table.ts';
import { type Words, wordsFrom } from '../../words/words.ts';
import { useLangStore } from '../app/lang.ts';
import type { GameFace } from '../kit/face.ts';
import { derived, keeping, type Source } from './derived.ts';
import { type LinkState, seatInfos, type TableLink } from './link.ts';
import type { Sight } from './sight.ts';
import { typesetWords } from './typeset.ts';
import { withoutSums } from './withoutSums.ts';

export interface Play extends Omit<LinkState, 'table' | 'timeline'>, Sight {
  readonly link: TableLink;
  readonly sight: StoreApi<Sight>;
  readonly table: Table;
  readonly timeline: Timeline;
  readonly game: Game;
  readonly kit: Kit;
  /** The kit's face, reduced to the help the table agreed on. */
  readonly face: GameFace;
  readonly words: Words;
  readonly lang: Lang;
  readonly seats: readonly SeatInfo[];
  /** The shown moment. */
  readonly moment: Moment;
  readonly isNow: boolean;
  /** The seat for which the reader must decide now; null if the reader has nothing to decide. */
  readonly seat: Seat | null;
  /** The reader's decision; null while the past is shown. */
  readonly desk: Desk | null;
}

/** A game's additions to the table besides its rules. */
export interface Kit {
  readonly catalogues: Catalogues | undefined;
  readonly face: GameFace;
}

export type TableStore = Source<Play>;

/** The store of a table whose game is loaded. */
export function tableStore(link: TableLink, sight: StoreApi<Sight>, kit: Kit): TableStore {
  const seatsOf = keeping((table: Table, lang: Lang) => {
    const { aPlayer, freeSeatName } = tableLines[lang];
    return seatInfos(table, aPlayer, freeSeatName);
  });
  const wordsOf = keeping((game: Game, lang: Lang, ...names: readonly string[]) =>
    typesetWords(wordsFrom(kit.catalogues?.[lang], game, lang, names), lang),
  );
  let here: Pick<Play, 'table' | 'timeline'> | null = null;
  return derived([link.store, sight, useLangStore], (state, look, { lang }) => {
    const { table, timeline } = state;
    if (table && timeline) here = { table, timeline };
    if (!here) throw new Error('the game is not here yet');
    const seats = seatsOf(here.table, lang);
    const words = wordsOf(here.timeline.game, lang, ...seats.map(({ name }) => name));
    return lookedAt({ ...state, ...look, ...here, link, sight, words, lang, seats, kit });
  });
}

type Given = Omit<Play, 'game' | 'face' | 'moment' | 'isNow' | 'seat' | 'desk'>;

/** The same table at the entry `given.seq`. */
export function lookedAt(given: Given): Play {
  const { seq, table, timeline } = given;
  const { game } = timeline;
  const head = headOf(timeline);
  const moment = (seq === null ? undefined : timeline.heads.get(seq)) ?? head;
  const isNow = seq === null;
  const seat = seatOf(table);
  const { assist } = table;
  const desk = seat !== null && isNow ? deskAt(head, { game, state: head.state, seat, assist }) : null;
  const face = gives(assist, 'sums') ? given.kit.face : withoutSums(given.kit.face);
  return { ...given, face, game, moment, isNow, seat, desk };
}

const desks = new WeakMap<Moment, Desk>();

/** One desk per position, so that results computed for it survive changes of the view. */
function deskAt(head: Moment, desk: Desk): Desk {
  const known = desks.get(head);
  if (known && known.seat === desk.seat && known.assist === desk.assist && known.state === desk.state) return known;
  desks.set(head, desk);
  return desk;
}

const seatOf = ({ status, waiting, yours }: Table): Seat | null =>
  status === 'playing' ? (waiting.find((seat) => yours.includes(seat)) ?? null) : null;
