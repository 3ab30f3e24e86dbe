// The row of a new table.
import type { TableRow } from '../store/schema.ts';
import { newSeed, randomId } from './ids.ts';

/** Seconds a bot thinks at most, unless the table says otherwise. */
export const BOT_SECONDS = 5;

type Given = Pick<
  TableRow,
  'game' | 'rules_version' | 'options' | 'rulings' | 'players' | 'host' | 'visibility' | 'pace'
> &
  Partial<TableRow>;

/** A new table's row, with a seed of its own. */
export const newRow = (now: number, given: Given): TableRow => ({
  id: randomId(10),
  ...newSeed(),
  start: null,
  draws: '[]',
  status: 'gathering',
  one_screen: 0,
  shuffle: 0,
  start_when_full: 0,
  bot_seconds: BOT_SECONDS,
  assist: 'routes',
  invite: randomId(20),
  seq: 0,
  waiting: '[]',
  result: null,
  rematch: null,
  created_at: now,
  moved_at: now,
  ...given,
});
