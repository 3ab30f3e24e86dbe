// Ada and Bo at a table of their own: Ada has the first seat and the first move, an opening bid. They get there without
// a click: wholeGame walks the way by the buttons.
import type { NewTable, Table } from '../../../src/api/tables.ts';
import { beGuest } from './opened.ts';
import { send } from './send.ts';
import type { Stage } from './stage.ts';
import { atTable } from './table.ts';
import type { Visitor, Wish } from './visitor.ts';

export interface TwoPeople {
  readonly ada: Visitor;
  readonly bo: Visitor;
  /** The address sent to friends. */
  readonly address: string;
}

const usual: NewTable = {
  game: 'chicago-express',
  players: 2,
  visibility: 'link',
  startWhenFull: true,
  shuffle: false,
};

export async function twoPeople(
  on: Stage,
  adas: Wish = {},
  bos: Wish = {},
  asked: Partial<NewTable> = {},
): Promise<TwoPeople> {
  const [ada, bo] = [await on.visitor(adas), await on.visitor(bos)];
  await Promise.all([beGuest(ada, 'Ada'), beGuest(bo, 'Bo')]);
  const { id, invite } = await send<Table>(ada, '/tables', { ...usual, ...asked });
  await send(bo, `/tables/${id}/join`, { invite });
  const address = `${ada.home}/t/${id}`;
  await Promise.all([ada, bo].map(({ page }) => page.goto(address)));
  await Promise.all([atTable(ada), atTable(bo)]);
  return { ada, bo, address };
}
