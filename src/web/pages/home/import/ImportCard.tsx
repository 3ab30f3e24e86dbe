// Opens a saved record: dropped or chosen, replayed off the page's thread, then watched, continued, or set up for
// friends.
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { importable } from '../../../../titles/registry.ts';
import { listOf } from '../../../../words/listOf.ts';
import { homeLines } from '../../../../words/web/home.ts';
import { useLang, useLines } from '../../../app/lang.ts';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { classes } from '../../../design/classes.ts';
import style from './ImportCard.module.css';
import { ImportWays } from './ImportWays.tsx';
import type { Found } from './readRecord.ts';

const games = importable.map(({ name }) => name);

export function ImportCard() {
  const l = useLines(homeLines).importing;
  const lang = useLang();
  const [over, setOver] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const [reading, setReading] = useState<{ readonly part: number; stop(): void } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const take = async (file: File | undefined) => {
    if (!file || reading) return;
    const called = new AbortController();
    const stop = () => called.abort();
    setUnread(null);
    setReading({ part: 0, stop });
    const { readRecord } = await import('./readRecord.ts');
    const onProgress = (part: number) => setReading({ part, stop });
    const read = await readRecord(file, { lang, signal: called.signal, onProgress });
    setReading(null);
    if (read && 'unread' in read) setUnread(read.unread);
    else setFound(read);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Card title={l.title}>
      <p className={style.text}>{l.text(listOf(games, lang))}</p>
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
        {reading ? (
          <>
            <label className={style.reading}>
              {l.reading}
              <progress value={reading.part} />
            </label>
            <Button size="small" data-act="stopReading" onClick={reading.stop}>
              {l.cancel}
            </Button>
          </>
        ) : (
          <>
            <Button icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
              {l.choose}
            </Button>
            <span className={style.or}>{l.drop}</span>
          </>
        )}
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
      <p className={style.unread} role="alert">
        {unread}
      </p>
      {found && <ImportWays found={found} onClose={() => setFound(null)} />}
    </Card>
  );
}
