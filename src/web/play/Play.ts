// The table as its parts see it: the game, the moment looked at, the decision at hand.
import { createContext, useContext, useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Table } from '../../api/tables.ts';
import type { Game, Seat } from '../../engine/index.ts';
import { gives } from '../../match/assist.ts';
import type { Desk } from '../../match/menu.ts';
import { headOf, type Moment, type Timeline } from '../../match/timeline.ts';
import type { SeatInfo } from '../../records/record.ts';
import type { Lang } from '../../words/phrases.ts';
import { tableLines } from '../../words/web/table.ts';
import type { Words } from '../../words/words.ts';
import { useLang, useLines } from '../app/lang.ts';
import type { GameFace } from '../kit/face.ts';
import { type LinkState, seatInfos, type TableLink } from './link.ts';
import type { Sight } from './sight.ts';
import { usePassing } from './story/passing.ts';
import { useDrawnAhead } from './useDrawnAhead.ts';
import { useKit, useWords } from './useKit.ts';
import { withoutSums } from './withoutSums.ts';

export interface Play {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly sight: StoreApi<Sight>;
  readonly look: Sight;
  readonly table: Table;
  readonly timeline: Timeline;
  readonly game: Game;
  readonly face: GameFace;
  readonly words: Words;
  readonly lang: Lang;
  readonly seats: readonly SeatInfo[];
  /** The moment that is shown. */
  readonly moment: Moment;
  readonly isNow: boolean;
  /** The seat for which the reader must decide now; null if the reader has nothing to decide. */
  readonly seat: Seat | null;
  /** The decision in front of the reader, as long as the present is shown. */
  readonly desk: Desk | null;
}

const Context = createContext<Play | null>(null);

export const PlayProvider = Context.Provider;

/** What a part of the table sees: the moment at rest, those that pass by a hand that drags, or only what it has seen before. */
const Sees = createContext<'rest' | 'passing' | Play>('rest');

export const SeesProvider = Sees.Provider;

export function usePlay(): Play {
  const play = useContext(Context);
  const sees = useContext(Sees);
  // through its store: a context that changes would be looked for in every hex of the board
  const seq = usePassing((passing) => (sees === 'passing' ? passing.seq : null));
  if (!play) throw new Error('this belongs on a table');
  return typeof sees === 'object' ? sees : passed(play, seq);
}

let last: { readonly play: Play; readonly seq: number; readonly shown: Play } | null = null;

/** The table while a moment passes by: one for all its parts. */
function passed(play: Play, seq: number | null): Play {
  const moment = seq === null ? undefined : play.timeline.heads.get(seq);
  if (seq === null || !moment) return play;
  if (last?.play === play && last.seq === seq) return last.shown;
  const shown = { ...play, moment, look: { ...play.look, seq, place: null }, isNow: false, desk: null };
  last = { play, seq, shown };
  return shown;
}

/** Null until the table, the game and its words are here. */
export function usePlayOf(link: TableLink, sight: StoreApi<Sight>): Play | null {
  const state = useStore(link.store);
  const look = useStore(sight);
  const lang = useLang();
  const l = useLines(tableLines);
  const { table, timeline } = state;
  const kit = useKit(table);
  const seats = useMemo(() => (table ? seatInfos(table, l.aPlayer, l.freeSeatName) : []), [table, l]);
  const words = useWords(
    timeline?.game,
    kit,
    seats.map((seat) => seat.name),
  );
  const play = useMemo(
    () =>
      table && timeline && kit && words
        ? playOf({ link, state, sight, look, table, timeline, words, lang, seats, face: kit.face })
        : null,
    [link, state, sight, look, table, timeline, kit, words, lang, seats],
  );
  // a whole table is much to make: the first time it is made in slices, behind what is shown until then
  const isDrawn = useDrawnAhead(play);
  const isSet = useDeferredValue(isDrawn, false);
  const before = useDeferredValue(play);
  if (!isSet || !play) return null;
  return before && isOnlyPast(before, play) ? before : play;
}

/** What comes with the past of a game that was joined late. */
const ofPast: readonly (keyof LinkState)[] = ['timeline', 'start', 'whys', 'trouble', 'table'];

/** The moves that led here have come and nothing else: they are taken in slices, and no finger waits for them. */
function isOnlyPast(before: Play, now: Play): boolean {
  if (before.timeline.since === undefined || now.timeline.since !== undefined) return false;
  if (headOf(before.timeline) !== headOf(now.timeline) || before.table.status !== now.table.status) return false;
  if (before.look !== now.look || before.lang !== now.lang || before.words !== now.words) return false;
  const keys = Object.keys(now.state) as (keyof LinkState)[];
  return keys.every((key) => ofPast.includes(key) || before.state[key] === now.state[key]);
}

type Given = Omit<Play, 'game' | 'moment' | 'isNow' | 'seat' | 'desk'>;

export function playOf(given: Given): Play {
  const { look, table, timeline } = given;
  const head = headOf(timeline);
  const moment = (look.seq === null ? undefined : timeline.heads.get(look.seq)) ?? head;
  const isNow = look.seq === null;
  const seat = seatOf(table);
  const { game } = timeline;
  const { assist } = table;
  const desk = seat !== null && isNow ? deskAt(head, { game, state: head.state, seat, assist }) : null;
  const face = gives(assist, 'sums') ? given.face : withoutSums(given.face);
  return { ...given, face, game, moment, isNow, seat, desk };
}

const desks = new WeakMap<Moment, Desk>();

/** One desk for each position: what is computed for it is not computed again when only the look changes. */
function deskAt(head: Moment, desk: Desk): Desk {
  const known = desks.get(head);
  if (known && known.seat === desk.seat && known.assist === desk.assist && known.state === desk.state) return known;
  desks.set(head, desk);
  return desk;
}

const seatOf = ({ status, waiting, yours }: Table): Seat | null =>
  status === 'playing' ? (waiting.find((seat) => yours.includes(seat)) ?? null) : null;
