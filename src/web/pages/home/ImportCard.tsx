// Opens a saved record: dropped or chosen, looked at, then set on the server or kept in this browser.
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { homeLines } from '../../../i18n/web/home.ts';
import { ensurePerson } from '../../app/ensurePerson.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { classes } from '../../design/classes.ts';
import { Dialog } from '../../design/Dialog.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import { gameName } from '../games/roster.ts';
import style from './ImportCard.module.css';
import type { FoundForeign } from './importForeign.ts';
import { type Found, readDropped } from './readDropped.ts';

export function ImportCard() {
  const l = useLines(homeLines).importing;
  const [, navigate] = useLocation();
  const [over, setOver] = useState(false);
  const [found, setFound] = useState<Found | FoundForeign | null>(null);
  const [busy, setBusy] = useState(false);
  const [reading, setReading] = useState(false);
  const lang = useLang();
  const input = useRef<HTMLInputElement>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readDropped(file);
    if ('problem' in read) toast(l[read.problem], 'bad');
    else if ('foreign' in read) await tell(read.foreign);
    else setFound(read);
  };
  /** A record of 18xx.games is translated into our own moves first. */
  const tell = async (text: string) => {
    setReading(true);
    const { importForeign } = await import('./importForeign.ts');
    const told = await importForeign(text, lang);
    setReading(false);
    if ('unread' in told) toast(l.unread(told.unread), 'bad');
    else setFound(told);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const bring = async (open: (record: unknown) => Promise<string | null>) => {
    if (!found) return;
    setBusy(true);
    try {
      const path = await open(found.record);
      setFound(null);
      if (path) navigate(path);
    } catch (error) {
      toast(problemText(error), 'bad');
    } finally {
      setBusy(false);
    }
  };
  const toServer = async (record: unknown) =>
    (await ensurePerson()) ? `/t/${(await api.importRecord(record, 'link')).id}` : null;
  const toHere = async (record: unknown) => (await import('../newTable/createLocal.ts')).openLocal(record);

  return (
    <Card title={l.title}>
      <p className={style.text}>{l.text}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same */}
      <div
        className={classes(style.drop, over && style.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Button icon={<FileUp aria-hidden />} busy={reading} onClick={() => input.current?.click()}>
          {l.choose}
        </Button>
        <span className={style.or} role="status">
          {reading ? l.reading : l.drop}
        </span>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={l.choose}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <Dialog
        open={found !== null}
        onClose={() => setFound(null)}
        title={l.where}
        foot={
          <>
            <Button busy={busy} onClick={() => bring(toHere)}>
              {l.toHere}
            </Button>
            <Button kind="primary" busy={busy} onClick={() => bring(toServer)}>
              {l.toServer}
            </Button>
          </>
        }
      >
        {found && <p>{l.found(gameName(found.game), found.entries)}</p>}
        {found && 'actions' in found && <p>{l.foreign(found.done, found.actions)}</p>}
        {found && 'assumed' in found && found.assumed !== null && <p>{l.assumed(found.assumed)}</p>}
        {found && 'score' in found && found.score && <p>{l.scoreDiffers(found.score.theirs, found.score.ours)}</p>}
        {found && 'stop' in found && found.stop !== null && <p>{l.stopped(found.done + 1, found.stop)}</p>}
      </Dialog>
    </Card>
  );
}
