// One-screen games kept in this browser: go on with one, or throw it away.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { homeLines } from '../../../words/web/home.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { ago } from '../../app/ago.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Button, ButtonLink } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import type { LocalSummary } from '../../play/local/localGames.ts';
import { gameName } from '../games/roster.ts';
import style from './LocalGamesCard.module.css';

const store = () => import('../../play/local/localGames.ts');

export function LocalGamesCard() {
  const l = useLines(homeLines).local;
  const shell = useLines(shellLines);
  const lang = useLang();
  const client = useQueryClient();
  const [dropping, setDropping] = useState<LocalSummary | null>(null);
  const games = useQuery({ queryKey: ['local'], queryFn: async () => (await store()).listLocalGames(), staleTime: 0 });
  const drop = async (id: string) => {
    await (await store()).deleteLocalGame(id);
    setDropping(null);
    await client.invalidateQueries({ queryKey: ['local'] });
  };
  return (
    <Card title={l.title} flush>
      {games.isError ? (
        <EmptyState icon={<MonitorSmartphone aria-hidden />} title={l.failed} />
      ) : !games.data ? (
        <Skeleton label={shell.loading} lines={2} />
      ) : games.data.length === 0 ? (
        <EmptyState icon={<MonitorSmartphone aria-hidden />} title={l.empty}>
          {l.emptyHint}
        </EmptyState>
      ) : (
        <ul className={style.games}>
          {games.data.map((game) => (
            <li key={game.id}>
              <span className={style.words}>
                <Link href={`/local/${game.id}`}>{gameName(game.game)}</Link>
                <span className={style.about}>
                  {game.seats.map(({ name }) => name).join(', ')} · {game.over ? l.over : l.moves(game.moves)} ·{' '}
                  {ago(game.movedAt, Date.now(), lang)}
                </span>
              </span>
              <ButtonLink size="small" href={`/local/${game.id}`}>
                {l.resume}
              </ButtonLink>
              <IconButton label={l.delete} onClick={() => setDropping(game)}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={dropping !== null}
        onClose={() => setDropping(null)}
        title={l.deleteTitle}
        foot={
          <>
            <Button onClick={() => setDropping(null)}>{shell.cancel}</Button>
            <Button kind="danger" onClick={() => dropping && drop(dropping.id)}>
              {l.delete}
            </Button>
          </>
        }
      >
        <p>{l.deleteText}</p>
      </Dialog>
    </Card>
  );
}
