// Announces a restart on every page. A game on this device alone needs no server, so its page does not ask.
import { TrainFrontTunnel } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shellLines } from '../../words/web/shell.ts';
import { useNotice } from '../net/queries.ts';
import { atEase } from './atEase.ts';
import style from './Bar.module.css';
import { clockTime } from './clockTime.ts';
import { useLang, useLines } from './lang.ts';
import { useOnline } from './useOnline.ts';

export function RestartBar({ local }: { readonly local: boolean }) {
  const l = useLines(shellLines);
  const lang = useLang();
  const online = useOnline();
  const [rested, setRested] = useState(false);
  useEffect(() => void atEase().then(() => setRested(true)), []);
  const { data } = useNotice(rested && online && !local);
  const at = local ? null : (data?.restartAt ?? null);
  return (
    <div role="status">
      {at !== null && (
        <p className={style.bar}>
          <TrainFrontTunnel aria-hidden /> {l.restarts(clockTime(at, Date.now(), lang))}
        </p>
      )}
    </div>
  );
}
