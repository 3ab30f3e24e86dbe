// The ways to begin, one click each; the game is the first of the house, or the one chosen.
import { Bot, ChevronRight, MonitorSmartphone, User, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { homeLines } from '../../../i18n/web/home.ts';
import { useLines } from '../../app/lang.ts';
import { Select } from '../../design/Select.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import { roster } from '../games/roster.ts';
import style from './StartPanel.module.css';
import { type Start, useStart } from './useStart.ts';

/** `game`: on a page about one game there is nothing to choose. */
export function StartPanel({ game: only }: { readonly game?: string }) {
  const l = useLines(homeLines).start;
  const [chosen, setChosen] = useState(roster[0]!.id);
  const game = only ?? chosen;
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
      {!only && (
        <Select
          label={l.game}
          value={chosen}
          options={roster.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
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
