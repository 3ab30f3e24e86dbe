// A game of this browser in the form of a server's table: one screen, nobody to ask.
import type { Table } from '../../../api/tables.ts';
import { botParts } from '../../../bots/names.ts';
import { isOver, result, waiting } from '../../../engine/index.ts';
import type { OwnGame } from '../../../match/ownGame.ts';
import { headOf, lastSeq } from '../../../match/timeline.ts';
import { playersAt } from '../../../records/seats.ts';
import type { LocalGame } from './db.ts';

export function localTable(
  { id, record, botSeconds, createdAt, movedAt, assist = 'routes' }: LocalGame,
  { timeline }: OwnGame,
): Table {
  const { state } = headOf(timeline);
  const over = isOver(state);
  const seats = record.seats.map(({ name, kind, level }, i) => ({
    seat: i + 1,
    kind,
    name,
    person: null,
    ...(level !== undefined && botParts(level)),
    online: true,
    usedMs: 0,
  }));
  return {
    id,
    game: record.game,
    players: playersAt(seats),
    status: over ? 'over' : 'playing',
    visibility: 'private',
    pace: { kind: 'live' },
    oneScreen: true,
    host: null,
    seats,
    seq: lastSeq(timeline),
    waiting: waiting(timeline.game, state),
    yours: seats.filter((seat) => seat.kind === 'person').map((seat) => seat.seat),
    result: over ? result(timeline.game, state).worth : null,
    createdAt,
    movedAt,
    rulesVersion: record.rulesVersion,
    options: record.options,
    rulings: record.rulings,
    seedHash: '',
    seed: null,
    proposals: [],
    invite: null,
    rematch: null,
    botSeconds,
    assist,
    shuffle: false,
  };
}
