// One seat being edited by the host: its occupant, and its place in the order.
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Person } from '../../../api/people.ts';
import type { SeatView, Table } from '../../../api/tables.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { useLines } from '../../app/lang.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { Select } from '../../design/Select.tsx';
import { api } from '../../net/api.ts';
import { seatName } from '../seatName.ts';
import style from './SeatEdit.module.css';
import { asked, planOf, plansFor, playersOf, type SeatPlan, seenAt, swapped } from './seatPlans.ts';
import type { TableChange } from './useTableChange.ts';

interface Props {
  readonly table: Table;
  readonly seat: SeatView;
  readonly me: Person | null;
  readonly change: TableChange;
}

export function SeatEdit({ table, seat, me, change }: Props) {
  const l = useLines(lobbyLines);
  const { create, gather } = l;
  const name = seatName(seat, l);
  const labelOf = (plan: SeatPlan): string => {
    if (plan === 'stay') return name;
    if (plan === 'free') return seat.kind === 'person' ? gather.freeIt(name) : create.free;
    return plan === 'reserved' ? gather.onlyInvited : create.botOf(l.levels[plan]);
  };
  const plan = (next: SeatPlan) =>
    next !== 'stay' && void change.run(`seat ${seat.seat}`, () => api.setSeat(table.id, asked(seat, next)));
  const move = (by: 1 | -1) =>
    change.run(`seat ${seat.seat}`, () =>
      api.arrange(table.id, { order: swapped(table, seat.seat, by), ...seenAt(table) }),
    );
  const busy = change.busy !== null;
  return (
    <div className={style.edit}>
      {me !== null && seat.person === me.id ? (
        <span className={style.name}>{name}</span>
      ) : (
        <Select
          label={<span className="hidden">{`${create.seat(seat.seat)}: ${create.seatKind}`}</span>}
          value={planOf(seat)}
          options={plansFor(table, seat).map((value) => ({ value, label: labelOf(value) }))}
          disabled={busy}
          onChange={plan}
        />
      )}
      {!table.shuffle && (
        <span className={style.moves}>
          <IconButton label={gather.moveUp(seat.seat)} disabled={busy || seat.seat === 1} onClick={() => void move(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={gather.moveDown(seat.seat)}
            disabled={busy || seat.seat === playersOf(table).length}
            onClick={() => void move(1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}
