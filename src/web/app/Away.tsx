// The server cannot be reached: says so, lists what still works, and tries again on request.
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { Link } from 'wouter';
import { shellLines } from '../../words/web/shell.ts';
import { Button, ButtonLink } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { gameName } from '../pages/games/roster.ts';
import style from './Away.module.css';
import { ago } from './ago.ts';
import { useLang, useLines } from './lang.ts';
import { useOnline } from './useOnline.ts';

const store = () => import('../play/local/localGames.ts');
/** The newest few; the home page has all. */
const FEW = 3;

interface Props {
  /** Names what could not be loaded. */
  readonly title: string;
  /** The reason, shown while there is a network. */
  readonly why: string;
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

export function Away({ title, why, busy = false, onRetry }: Props) {
  const l = useLines(shellLines);
  const lang = useLang();
  const online = useOnline();
  const local = useQuery({ queryKey: ['local'], queryFn: async () => (await store()).listLocalGames(), staleTime: 0 });
  const games = local.data?.filter(({ over }) => !over).slice(0, FEW) ?? [];
  return (
    <div className={style.away} data-away>
      <EmptyState alert icon={<CloudOff aria-hidden />} title={title}>
        {online ? why : l.away.offline} {l.away.works}
      </EmptyState>
      <div className={style.ways}>
        <Button kind="primary" busy={busy} onClick={onRetry}>
          {l.retry}
        </Button>
        <ButtonLink href="/new?where=here">{l.away.play}</ButtonLink>
      </div>
      {games.length > 0 && (
        <div className={style.games}>
          <p>{l.away.goOn}</p>
          <ul>
            {games.map(({ id, game, movedAt }) => (
              <li key={id}>
                <Link href={`/local/${id}`}>{gameName(game)}</Link> <small>{ago(movedAt, Date.now(), lang)}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
