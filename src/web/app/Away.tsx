// The server cannot be reached: says so, says what works all the same, and tries again when asked.
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
/** The newest of them; the home page has all. */
const FEW = 3;

interface Props {
  /** What the server could not be asked for. */
  readonly title: string;
  /** What went wrong, where there is a network. */
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
