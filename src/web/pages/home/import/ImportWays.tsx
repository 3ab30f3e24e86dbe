// The uses of an opened record: watch it from its beginning, continue it here, or set up a table for friends.
import { Eye, type LucideIcon, MonitorSmartphone, Users } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameRecord } from '../../../../records/record.ts';
import { homeLines, type ImportWay } from '../../../../words/web/home.ts';
import { ensurePerson } from '../../../app/ensurePerson.ts';
import { useLines } from '../../../app/lang.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { Spinner } from '../../../design/Spinner.tsx';
import { toast } from '../../../design/toasts.ts';
import { problemText } from '../../../net/ApiProblem.ts';
import { api } from '../../../net/api.ts';
import { WATCH } from '../../../play/watch.ts';
import { gameName } from '../../games/roster.ts';
import style from './ImportCard.module.css';
import type { Found } from './readRecord.ts';

const icons: Readonly<Record<ImportWay, LucideIcon>> = { toWatch: Eye, toHere: MonitorSmartphone, toServer: Users };

const openLocal = async (record: GameRecord) => (await import('../../newTable/createLocal.ts')).openLocal(record);

/** Turns bots into people, as nobody moves by itself in a watched game. */
const withoutBots = (record: GameRecord): GameRecord => ({
  ...record,
  seats: record.seats.map((seat) => (seat.kind === 'bot' ? { name: seat.name, kind: 'person' } : seat)),
});

/** Each returns an address, or null after showing the reason. */
const open: Readonly<Record<ImportWay, (record: GameRecord) => Promise<string | null>>> = {
  toWatch: async (record) => {
    const path = await openLocal(withoutBots(record));
    return path && path + WATCH;
  },
  toHere: openLocal,
  toServer: async (record) => ((await ensurePerson()) ? `/t/${(await api.importRecord(record, 'link')).id}` : null),
};

export function ImportWays({ found, onClose }: { readonly found: Found; readonly onClose: () => void }) {
  const l = useLines(homeLines).importing;
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<ImportWay | null>(null);
  const { record, remarks } = found;
  const go = async (way: ImportWay) => {
    setBusy(way);
    try {
      const path = await open[way](record);
      onClose();
      if (path) navigate(path);
    } catch (error) {
      toast(problemText(error), 'bad');
      setBusy(null);
    }
  };
  return (
    <Dialog open onClose={onClose} title={l.where}>
      <p className={style.found}>{l.found(gameName(record.game), record.entries.length)}</p>
      {remarks.map((remark) => (
        <p key={remark} className={style.text}>
          {remark}
        </p>
      ))}
      <div className={style.ways}>
        {(Object.keys(icons) as ImportWay[]).map((way) => {
          const Icon = icons[way];
          return (
            <button key={way} type="button" disabled={busy !== null} data-way={way} onClick={() => void go(way)}>
              {busy === way ? <Spinner /> : <Icon aria-hidden />}
              <span>
                <strong>{l[way]}</strong>
                <span className={style.text}>{l.hints[way]}</span>
              </span>
            </button>
          );
        })}
      </div>
    </Dialog>
  );
}
