// Ada and Bo at a table of their own: Ada has the first seat and the first move, an opening bid.
import { setUpTable, sitDown, type TableWish } from './lobby.ts';
import type { Stage } from './stage.ts';
import { atTable } from './table.ts';
import type { Visitor, Wish } from './visitor.ts';

export interface TwoPeople {
  readonly ada: Visitor;
  readonly bo: Visitor;
  readonly address: string;
}

export async function twoPeople(on: Stage, adas: Wish = {}, bos: Wish = {}, wish: TableWish = {}): Promise<TwoPeople> {
  const [ada, bo] = [await on.visitor(adas), await on.visitor(bos)];
  const address = await setUpTable(ada, 'Ada', wish);
  await sitDown(bo, address, 'Bo');
  await Promise.all([atTable(ada), atTable(bo)]);
  return { ada, bo, address };
}
