// Above the seats being edited by the host: their number, and if their order is drawn.
import type { Table } from '../../../api/tables.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { useLines } from '../../app/lang.ts';
import { Stepper } from '../../design/Stepper.tsx';
import { Switch } from '../../design/Switch.tsx';
import { api } from '../../net/api.ts';
import { useGames } from '../../net/queries.ts';
import style from './SeatEdit.module.css';
import { fewest, seenAt } from './seatPlans.ts';
import type { TableChange } from './useTableChange.ts';

export function SeatTerms({ table, change }: { readonly table: Table; readonly change: TableChange }) {
  const l = useLines(lobbyLines).create;
  const info = useGames().data?.games.find(({ id }) => id === table.game);
  const [least, most] = info?.players ?? [table.players, table.players];
  const arrange = (wish: { players?: number; shuffle?: boolean }) =>
    void change.run('arrange', () => api.arrange(table.id, { ...wish, ...seenAt(table) }));
  return (
    <div className={style.terms}>
      <Stepper
        label={l.players}
        value={table.players}
        min={fewest(table, least)}
        max={most}
        onChange={(players) => players !== table.players && arrange({ players })}
      />
      <Switch
        label={l.shuffle}
        checked={table.shuffle}
        disabled={change.busy !== null}
        onChange={(shuffle) => arrange({ shuffle })}
      />
    </div>
  );
}
