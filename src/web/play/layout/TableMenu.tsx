// Undo and redo at hand, everything else about the table in a drawer.
import { ListRestart, Menu, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { orderLines } from '../../../words/web/orders.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Drawer } from '../../design/Drawer.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { LeaveDialog } from '../seats/LeaveDialog.tsx';
import { AskDialog, ReplaceDialog } from '../undo/AskDialog.tsx';
import { type Jump, useUndo } from '../undo/useUndo.ts';
import { useTable } from '../useTable.ts';
import { useTableActions } from '../useTableActions.ts';
import { MenuBody } from './MenuBody.tsx';
import style from './TableMenu.module.css';

export type Asking = 'menu' | 'undo' | 'undoTurn' | 'abandon' | 'leave' | 'replace' | 'remove' | null;

export function TableMenu() {
  const { link, seats, words, table } = useTable();
  const l = useLines(tableLines);
  const lo = useLines(orderLines);
  const { undo, undoTurn, redo } = useUndo();
  const actions = useTableActions();
  const [asking, ask] = useState<Asking>(null);
  const alone = table.seats.every(({ seat, kind }) => kind !== 'person' || table.yours.includes(seat));
  const close = () => ask(null);
  const propose = (body: Parameters<NonNullable<typeof link.people>['propose']>[0]) =>
    link.people?.propose(body).catch((error: unknown) => toast(problemText(error), 'bad'));
  /** Jumps at once, or after a question if others must be asked. */
  const back = (jump: Jump | null, asking: Asking) => () =>
    jump && (jump.asks.length > 0 ? ask(asking) : link.jump(jump.seat, jump.to));
  const asked = (jump: Jump | null) =>
    jump ? l.ask.undo(words.f.list(jump.asks.map((seat) => seats[seat - 1]!.name)), jump.moves) : '';
  return (
    <div className={style.bar}>
      <IconButton
        label={undo ? l.menu.undo : l.menu.nothingToUndo}
        disabled={!undo}
        data-act="undo"
        onClick={back(undo, 'undo')}
      >
        <Undo2 aria-hidden />
      </IconButton>
      {undoTurn && (
        <IconButton label={lo.undoTurn(undoTurn.moves)} data-act="undoTurn" onClick={back(undoTurn, 'undoTurn')}>
          <ListRestart aria-hidden />
        </IconButton>
      )}
      {(link.kind === 'local' || redo) && (
        <IconButton
          label={l.menu.redo}
          disabled={!redo}
          data-act="redo"
          onClick={() => redo && link.jump(redo.seat, redo.to)}
        >
          <Redo2 aria-hidden />
        </IconButton>
      )}
      {!link.trial && (
        <IconButton label={l.menu.label} data-act="menu" onClick={() => ask('menu')}>
          <Menu aria-hidden />
        </IconButton>
      )}
      <Drawer open={asking === 'menu'} onClose={close} title={l.menu.label}>
        <MenuBody actions={actions} ask={ask} />
      </Drawer>
      <AskDialog
        open={asking === 'undo'}
        title={l.ask.undoTitle}
        text={asked(undo)}
        go={l.ask.undoGo}
        onGo={() => undo && link.jump(undo.seat, undo.to)}
        onClose={close}
      />
      <AskDialog
        open={asking === 'undoTurn'}
        title={lo.undoTurnTitle}
        text={asked(undoTurn)}
        go={l.ask.undoGo}
        onGo={() => undoTurn && link.jump(undoTurn.seat, undoTurn.to)}
        onClose={close}
      />
      <AskDialog
        open={asking === 'abandon'}
        title={l.ask.abandonTitle}
        text={alone ? l.ask.abandonAlone : l.ask.abandon}
        go={alone ? l.ask.abandonAloneGo : l.ask.abandonGo}
        danger
        onGo={() => void propose({ kind: 'abandon' })}
        onClose={close}
      />
      <AskDialog
        open={asking === 'remove'}
        title={l.ask.removeTitle}
        text={l.ask.remove}
        go={l.ask.removeGo}
        danger
        onGo={() => void actions.remove()}
        onClose={close}
      />
      <LeaveDialog open={asking === 'leave'} alone={alone} onClose={close} onGo={(body) => void propose(body)} />
      <ReplaceDialog
        open={asking === 'replace'}
        onClose={close}
        onGo={(seat, level) => void propose({ kind: 'replace', seat, ...(level ? { level } : {}) })}
      />
    </div>
  );
}
