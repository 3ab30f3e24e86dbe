// One's own standing orders beside the decision, and the way to give one.
import { ClipboardList, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { orderLines } from '../../../i18n/web/orders.ts';
import { offersOf } from '../../../match/orders/placed.ts';
import { headOf } from '../../../match/timeline.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { usePlay } from '../Play.ts';
import { OrderDialog } from './OrderDialog.tsx';
import style from './Orders.module.css';
import type { OrdersLink } from './ordersLink.ts';
import { orderText, whyText } from './orderText.ts';

export function Orders() {
  const { link, table } = usePlay();
  return link.orders && table.yours.length > 0 && <Own orders={link.orders} />;
}

function Own({ orders: own }: { readonly orders: OrdersLink }) {
  const { game, timeline, table, seat, seats, words } = usePlay();
  const l = useLines(orderLines).orders;
  const { orders } = useStore(own.store);
  const [open, setOpen] = useState(false);
  const mine = seat ?? table.yours[0]!;
  const offers = offersOf(game, headOf(timeline).state, mine);
  const possible = offers.pass || offers.buy.length > 0 || offers.lot !== null;
  if (!possible && orders.length === 0) return null;
  const name = (of: number) => seats[of - 1]?.name ?? '';
  const several = table.yours.length > 1;
  const drop = (id: string) => own.drop(id).catch((error: unknown) => toast(problemText(error), 'bad'));
  return (
    <section className={style.orders} aria-label={l.label} data-part="orders">
      {orders.length > 0 && (
        <ul>
          {orders.map((order) => (
            <li key={order.id} data-order={order.status}>
              <span>
                {several && <strong>{name(order.seat)}: </strong>}
                {orderText(order, l, words)}
                {order.why && (
                  <em> {l.ended[order.status === 'done' ? 'done' : 'stopped'](whyText(order.why, l, words, name))}</em>
                )}
              </span>
              <IconButton
                label={order.status === 'open' ? l.cancel : l.putAway}
                data-act="dropOrder"
                onClick={() => void drop(order.id)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {possible && (
        <Button
          kind="quiet"
          size="small"
          icon={<ClipboardList aria-hidden />}
          data-act="order"
          onClick={() => setOpen(true)}
        >
          {offers.lot !== null ? l.giveBid : l.give}
        </Button>
      )}
      <OrderDialog
        key={mine}
        open={open}
        seat={mine}
        offers={offers}
        onGive={(draft) => own.give(mine, draft)}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}
