// The people at the table in a row: presence, clocks, and the seats we wait for.
import { Bot, CircleUserRound, Cog, Ticket } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { leftMs } from '../../../match/clock.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { SeatMark } from '../../design/SeatChip.tsx';
import { botLabel } from '../../pages/botLabel.ts';
import { MoneyFloat } from '../story/MoneyFloat.tsx';
import { useStepped } from '../story/useStepped.ts';
import { useTable } from '../useTable.ts';
import style from './SeatStrip.module.css';

export function SeatStrip() {
  const { table, seats, link } = useTable();
  const l = useLines(tableLines);
  const lobby = useLines(lobbyLines);
  const { guest } = useLines(shellLines);
  const stepped = useStepped();
  const row = useRef<HTMLUListElement>(null);
  const [who] = table.waiting;
  useEffect(() => {
    if (who !== undefined) row.current?.children[who - 1]?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [who]);
  return (
    // six names may not fit: then the row scrolls, by key too
    <ul
      ref={row}
      className={style.strip}
      data-part="seats"
      aria-label={l.seats}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      {table.seats.map((seat) => {
        const info = seats[seat.seat - 1]!;
        const waits = table.waiting.includes(seat.seat);
        const isYou = link.kind === 'remote' && table.yours.includes(seat.seat);
        return (
          <li key={seat.seat} data-waits={waits || undefined}>
            <SeatMark seat={seat.seat} size={20} />
            <span className={style.name}>{info.name}</span>
            {isYou ? (
              <CircleUserRound className={style.mark} aria-label={l.you} role="img" data-explain={l.you} data-you />
            ) : (
              seat.guest && <Ticket className={style.mark} aria-label={guest} role="img" data-explain={guest} />
            )}
            {info.kind === 'automaton' ? (
              <Cog className={style.mark} aria-label={lobby.automaton} role="img" />
            ) : info.kind === 'bot' ? (
              <Bot
                className={style.mark}
                aria-label={`${lobby.bot}, ${botLabel(seat, lobby)}`}
                data-explain={botLabel(seat, lobby)}
                role="img"
              />
            ) : (
              link.kind === 'remote' && (
                <span
                  className={style.dot}
                  data-online={seat.online || undefined}
                  role="img"
                  aria-label={seat.online ? l.online : l.away}
                  data-explain={seat.online ? l.online : l.away}
                />
              )
            )}
            <Clock seat={seat.seat} />
            <MoneyFloat purse={seat.seat} stepped={stepped} />
          </li>
        );
      })}
    </ul>
  );
}

function Clock({ seat }: { readonly seat: number }) {
  const { table } = useTable();
  const l = useLines(tableLines);
  const waits = table.status === 'playing' && table.waiting.includes(seat);
  const now = useNow(waits);
  const { usedMs } = table.seats[seat - 1]!;
  const left = leftMs(table.pace, { usedMs, since: waits ? table.movedAt : null }, now);
  if (left === null) return null;
  const text = left <= 0 ? l.outOfTime : clockText(left, l.days);
  return (
    <span className={style.clock} data-short={left < 60_000 || undefined} title={l.timeLeft(text)}>
      {text}
    </span>
  );
}

/** The time, updated every second while it matters. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function clockText(ms: number, days: (days: number, hours: number) => string): string {
  if (ms >= 10 * HOUR) return days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = Math.floor((ms % MINUTE) / 1000);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
