// One's own standing orders, with how they ended, until the next round.
import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { orderLines } from '../../../words/web/orders.ts';
import { useLines } from '../../app/lang.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { useStory } from '../story/useStory.ts';
import { useTable } from '../useTable.ts';
import { isNews } from './isNews.ts';
import type { OrdersLink, ShownOrder } from './ordersLink.ts';
import { orderText, whyText } from './orderText.ts';

export function OrderList({ orders: own }: { readonly orders: OrdersLink }) {
  const { timeline } = useTable();
  const rounds = useStory();
  const orders = useStore(own.store).orders.filter((order) => isNews(order, timeline, rounds));
  if (orders.length === 0) return null;
  const drop = (id: string) => own.drop(id).catch((error: unknown) => toast(problemText(error), 'bad'));
  return (
    <ul>
      {orders.map((order) => (
        <OrderItem key={order.id} order={order} onDrop={() => void drop(order.id)} />
      ))}
    </ul>
  );
}

function OrderItem({ order, onDrop }: { readonly order: ShownOrder; readonly onDrop: () => void }) {
  const { table, seats, words } = useTable();
  const l = useLines(orderLines).orders;
  const { seat, status, why } = order;
  const name = (of: number) => seats[of - 1]?.name ?? '';
  return (
    <li data-order={status}>
      <span>
        {table.yours.length > 1 && <strong>{name(seat)}: </strong>}
        {orderText(order, l, words)}{' '}
        {why && <em>{l.ended[status === 'done' ? 'done' : 'stopped'](whyText(why, l, words, name))}</em>}
      </span>
      <IconButton label={status === 'open' ? l.cancel : l.putAway} data-act="dropOrder" onClick={onDrop}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
