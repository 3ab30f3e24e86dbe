// Gives an order: the action and its end; beforehand, shows when it would act and what ends it.
import { type FormEvent, useState } from 'react';
import type { Seat } from '../../../engine/index.ts';
import { newOrder, type Offers } from '../../../match/orders/newOrder.ts';
import { alarms, type OrderDraft } from '../../../match/orders/order.ts';
import { wouldFire } from '../../../match/orders/wouldFire.ts';
import { headOf } from '../../../match/timeline.ts';
import { orderLines } from '../../../words/web/orders.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Select } from '../../design/Select.tsx';
import { Stepper } from '../../design/Stepper.tsx';
import { Switch } from '../../design/Switch.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { deed } from '../decision/cards.ts';
import { useTable } from '../useTable.ts';
import style from './Orders.module.css';
import { draftOf, type OrderForm, startOf } from './orderForm.ts';

interface Props {
  readonly open: boolean;
  readonly seat: Seat;
  readonly offers: Offers;
  readonly onGive: (draft: OrderDraft) => Promise<void>;
  readonly onClose: () => void;
}

export function OrderDialog(props: Props) {
  const l = useLines(orderLines).orders;
  return (
    <Dialog open={props.open} onClose={props.onClose} title={l.title}>
      <Form {...props} />
    </Dialog>
  );
}

function Form({ seat, offers, onGive, onClose }: Props) {
  const { words } = useTable();
  const l = useLines(orderLines).orders;
  const [form, setForm] = useState<OrderForm>(() => startOf(offers));
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<OrderForm>) => setForm({ ...form, ...change });
  const draft = draftOf(form, offers);
  const share = offers.buy.find(({ company }) => company === form.company);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!draft) return;
    setBusy(true);
    try {
      await onGive(draft);
      onClose();
    } catch (error) {
      toast(problemText(error), 'bad');
    } finally {
      setBusy(false);
    }
  };
  const kinds = [
    ...(offers.lot === null ? [] : [{ value: 'bid' as const, label: l.kinds.bid(words.f.name(offers.lot)) }]),
    ...(offers.pass ? [{ value: 'pass' as const, label: l.kinds.pass }] : []),
    ...(offers.buy.length > 0 ? [{ value: 'buy' as const, label: l.kinds.buy }] : []),
  ];
  return (
    <form className={style.form} onSubmit={(event) => void submit(event)}>
      <Select label={l.what} value={form.kind} options={kinds} onChange={(kind) => set({ kind })} />
      {form.kind === 'pass' &&
        alarms.map((alarm) => (
          <Switch
            key={alarm}
            label={l.alarms[alarm]}
            checked={form.until.includes(alarm)}
            onChange={(on) => set({ until: alarms.filter((one) => (one === alarm ? on : form.until.includes(one))) })}
          />
        ))}
      {form.kind === 'buy' && share && (
        <>
          <Select
            label={l.company}
            value={form.company}
            options={offers.buy.map(({ company }) => ({ value: company, label: words.f.name(company) }))}
            onChange={(company) => setForm({ ...startOf(offers, company), kind: 'buy' })}
          />
          {share.waits && <Switch label={l.untilFloated} checked={form.float} onChange={(float) => set({ float })} />}
          {!(share.waits && form.float) && (
            <Stepper
              label={l.untilPercent}
              value={form.percent}
              min={share.held + share.unit}
              max={100}
              step={share.unit}
              onChange={(percent) => set({ percent })}
            />
          )}
          <Stepper label={l.most} value={form.most} min={1} max={9999} step={5} onChange={(most) => set({ most })} />
        </>
      )}
      {form.kind === 'bid' && (
        <Stepper
          label={l.upTo}
          value={form.upTo}
          min={1}
          max={9999}
          step={offers.raise}
          onChange={(upTo) => set({ upTo })}
        />
      )}
      <When seat={seat} draft={draft} />
      <Button kind="primary" wide type="submit" busy={busy} disabled={!draft} data-act="giveOrder">
        {l.go}
      </Button>
    </form>
  );
}

/** The order's first action, and its possible ends. */
function When({ seat, draft }: { readonly seat: Seat; readonly draft: OrderDraft | null }) {
  const { game, timeline, words } = useTable();
  const l = useLines(orderLines).orders;
  const { state } = headOf(timeline);
  const order = draft && newOrder(game, state, seat, draft);
  const verdict = order && wouldFire(game, state, seat, order);
  return (
    <div className={style.when} aria-live="polite">
      <p>
        {!verdict || !draft ? l.noSense : verdict.does === 'act' ? l.actsNow(deed(verdict.action, words)) : l.actsLater}
      </p>
      {draft && <p>{l.endsWhen[draft.kind]}</p>}
      <p>{l.secret}</p>
    </div>
  );
}
