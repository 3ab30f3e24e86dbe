// Says that nothing is sent while something is tried out, and offers ways to end that.
import { FlaskConical } from 'lucide-react';
import { useStore } from 'zustand';
import { orderLines } from '../../../words/web/orders.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { toast } from '../../design/toasts.ts';
import type { TrialLink } from '../link.ts';
import style from './TrialBanner.module.css';
import { useTrying } from './Trying.ts';

export function TrialBanner() {
  const { link, end } = useTrying();
  return link && <Shown trial={link.trial} end={end} />;
}

function Shown({ trial, end }: { readonly trial: TrialLink; readonly end: () => void }) {
  const { moves, sendable, drew, movedOn, lost, sending } = useStore(trial.store);
  const l = useLines(orderLines).trial;
  const send = async () => {
    const { taken, of } = await trial.send();
    toast(taken === of ? l.sent(taken) : l.stopped(taken, of), taken === of ? 'good' : 'bad');
    if (taken === of) end();
  };
  return (
    <div className={style.banner} role="status" data-trial>
      <FlaskConical aria-hidden />
      <p>
        <strong>{l.nothingIsSent}</strong>{' '}
        {movedOn ? l.movedOn : lost > 0 ? l.lost(lost) : moves === 0 ? l.how : drew ? l.drew : l.tried(moves)}
      </p>
      <span className={style.buttons}>
        {movedOn ? (
          <Button size="small" data-act="retryTrial" onClick={trial.retry}>
            {l.retry}
          </Button>
        ) : (
          <Button
            size="small"
            busy={sending}
            disabled={sendable === 0}
            title={sendable === 0 && moves > 0 ? l.notYours : undefined}
            data-act="sendTrial"
            onClick={() => void send()}
          >
            {l.send(sendable)}
          </Button>
        )}
        <Button size="small" kind="quiet" disabled={sending} data-act="dropTrial" onClick={end}>
          {moves === 0 ? l.close : l.drop}
        </Button>
      </span>
    </div>
  );
}
