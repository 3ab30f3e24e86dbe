// Words for a bot: its level with its temper, and how strong it is in a game.
import type { SeatView } from '../../api/tables.ts';
import { type Rank, ranks } from '../../bots/names.ts';
import { titleOf } from '../../titles/registry.ts';
import type { LobbyLines } from '../../words/web/lobby.ts';

/** “Expert · raider”, or only “bot” where nothing more is known. */
export const botLabel = ({ level, temper }: Pick<SeatView, 'level' | 'temper'>, l: LobbyLines): string =>
  level === undefined ? l.bot : temper === undefined ? l.levels[level] : `${l.levels[level]} · ${l.tempers[temper]}`;

/** What a level does, and how often it wins against two experts in this game, if that was measured. */
export function levelHint(level: Rank, game: string, l: LobbyLines): string {
  const measured = level === 'expert' ? undefined : titleOf(game)?.strength?.[level];
  return measured ? `${l.levelHints[level]} ${l.strength(...measured)}` : l.levelHints[level];
}

/** The levels to choose from; one that the seat has already stays among them. */
export const levelsFor = (now?: NonNullable<SeatView['level']>): readonly NonNullable<SeatView['level']>[] =>
  now === undefined || (ranks as readonly string[]).includes(now) ? ranks : [now, ...ranks];
