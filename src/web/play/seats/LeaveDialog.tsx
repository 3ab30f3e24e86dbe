// Leaves one's own seat: a bot plays on, a friend gets the link, or the seat stays free and the table waits.
import { Bot, Hourglass, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ProposalBody } from '../../../api/tables.ts';
import { type Rank, ranks } from '../../../bots/names.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { tableLines } from '../../../words/web/table.ts';
import { copyText } from '../../app/copyText.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Select } from '../../design/Select.tsx';
import { Choices } from '../../pages/newTable/Choices.tsx';
import style from '../layout/TableMenu.module.css';
import { tableHref } from '../tableHref.ts';
import { useTable } from '../useTable.ts';

interface Props {
  readonly open: boolean;
  /** True if nobody else must be asked. */
  readonly alone: boolean;
  readonly onClose: () => void;
  readonly onGo: (body: ProposalBody) => void;
}

export function LeaveDialog({ open, alone, onClose, onGo }: Props) {
  const { table } = useTable();
  const l = useLines(tableLines).ask;
  const { levels } = useLines(lobbyLines);
  const [to, setTo] = useState<'bot' | 'friend' | 'nobody'>('bot');
  const [level, setLevel] = useState<Rank>('expert');
  const go = () => {
    const [seat] = table.yours;
    onClose();
    if (seat === undefined) return;
    // after leaving, the invitation may no longer be visible
    if (to === 'friend') void copyText(tableHref(table));
    onGo({ kind: 'replace', seat, ...(to === 'bot' && { level }) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={l.leaveTitle}
      foot={
        <>
          <Button onClick={onClose}>{l.cancel}</Button>
          <Button kind="primary" data-act="leaveGo" onClick={go}>
            {alone ? l.leaveGo : l.leaveAsk}
          </Button>
        </>
      }
    >
      <div className={style.form}>
        <Choices
          legend={l.leaveTo}
          value={to}
          options={[
            { value: 'bot', label: l.toBot, hint: l.toBotHint, icon: <Bot aria-hidden /> },
            { value: 'friend', label: l.toFriend, hint: l.toFriendHint, icon: <UserPlus aria-hidden /> },
            { value: 'nobody', label: l.toNobody, hint: l.toNobodyHint, icon: <Hourglass aria-hidden /> },
          ]}
          onChange={setTo}
        />
        {to === 'bot' && (
          <Select
            label={l.whichBot}
            value={level}
            options={ranks.map((id) => ({ value: id, label: l.byBot(levels[id]) }))}
            onChange={setLevel}
          />
        )}
        <p>
          {!alone && l.leaveHint} {table.visibility === 'private' ? l.leftPrivate : l.leftOpen}
        </p>
      </div>
    </Dialog>
  );
}
