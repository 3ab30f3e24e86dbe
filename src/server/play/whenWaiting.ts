// After each change made here, tells bots and notifications which seats must decide now.
import type { Seat } from '../../engine/index.ts';
import type { Complain } from '../http/requestLog.ts';
import type { Loaded } from './loaded.ts';
import type { Services } from './services.ts';

/** Called while the table is locked, so it must not wait for anything. */
export type OnWaiting = (table: Loaded, seats: readonly Seat[]) => void;

export function whenWaiting({ bus, tables }: Services, onWaiting: OnWaiting, complain: Complain): void {
  bus.listen((news, own) => {
    if (!own || !('table' in news) || (news.what !== 'entries' && news.what !== 'table')) return;
    const look = (table: Loaded) => {
      if (table.row.status === 'playing') onWaiting(table, JSON.parse(table.row.waiting) as Seat[]);
    };
    tables.known(news.table, look).catch(complain);
  });
}
