// Beside the decision, for seated readers: their orders, giving one, and trying something out.
import { ClipboardList, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { gives } from '../../../match/assist.ts';
import { offersOf } from '../../../match/orders/newOrder.ts';
import { headOf } from '../../../match/timeline.ts';
import { orderLines } from '../../../words/web/orders.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { useTrying } from '../trial/Trying.ts';
import { useTable } from '../useTable.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderList } from './OrderList.tsx';
import style from './Orders.module.css';

export function Beside() {
  const { link, game, timeline, table, seat } = useTable();
  const l = useLines(orderLines);
  const { begin } = useTrying();
  const [open, setOpen] = useState(false);
  const { orders } = link;
  const mine = seat ?? table.yours[0];
  if (mine === undefined || link.trial) return null;
  const offers = offersOf(game, headOf(timeline).state, mine);
  const possible = orders && (offers.pass || offers.buy.length > 0 || offers.lot !== null);
  return (
    <section className={style.orders} aria-label={l.orders.label} data-part="orders">
      {orders && <OrderList orders={orders} />}
      <div className={style.row}>
        {possible && (
          <Button
            kind="quiet"
            size="small"
            icon={<ClipboardList aria-hidden />}
            data-act="order"
            onClick={() => setOpen(true)}
          >
            {offers.lot !== null ? l.orders.giveBid : l.orders.give}
          </Button>
        )}
        {gives(table.assist, 'sums') && (
          <Button
            kind="quiet"
            size="small"
            icon={<FlaskConical aria-hidden />}
            title={l.trial.beginHint}
            data-act="try"
            onClick={begin}
          >
            {l.trial.begin}
          </Button>
        )}
      </div>
      {orders && (
        <OrderDialog
          key={mine}
          open={open}
          seat={mine}
          offers={offers}
          onGive={(draft) => orders.give(mine, draft)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
