// The ways to begin, one click each.
import { Bot, ChevronRight, MonitorSmartphone, User, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { homeLines } from '../../../words/web/home.ts';
import { useLines } from '../../app/lang.ts';
import { Select } from '../../design/Select.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import { roster } from '../games/roster.ts';
import style from './StartPanel.module.css';
import { type Start, useStart } from './useStart.ts';

interface Props {
  readonly game: string;
  /** Left out on a page about one game. */
  readonly onChoose?: (game: string) => void;
}

export function StartPanel({ game, onChoose }: Props) {
  const l = useLines(homeLines).start;
  const solo = roster.find(({ id }) => id === game)?.solo;
  const { busy, start } = useStart(game);
  const way = (id: Start, icon: ReactNode, title: string, hint: string, first = false) => (
    <button
      type="button"
      className={first ? style.first : style.way}
      disabled={busy !== null}
      aria-busy={busy === id || undefined}
      onClick={() => start(id)}
    >
      {busy === id ? <Spinner /> : icon}
      <span className={style.words}>
        <span className={style.title}>{title}</span>
        <span className={style.hint}>{hint}</span>
      </span>
      <ChevronRight aria-hidden />
    </button>
  );
  return (
    <div className={style.start}>
      {onChoose && (
        <Select
          label={l.game}
          value={game}
          options={roster.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onChoose}
        />
      )}
      {way('bots', <Bot aria-hidden />, l.bots, l.botsHint, true)}
      {solo && way('solo', <User aria-hidden />, l.solo(solo), l.soloHint)}
      {way('oneScreen', <MonitorSmartphone aria-hidden />, l.oneScreen, l.oneScreenHint)}
      {way('friends', <Users aria-hidden />, l.friends, l.friendsHint)}
      <p className={style.custom}>
        <Link href={`/new?game=${game}`}>{l.custom}</Link>
      </p>
    </div>
  );
}
