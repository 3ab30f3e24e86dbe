// The home page's picture for readers who know a title: its map before the first move, a link to its page. It loads
// after everything else.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { homeLines } from '../../../words/web/home.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { classes } from '../../design/classes.ts';
import type { RosterGame } from '../games/roster.ts';
import hero from './HeroBoard.module.css';
import { HeroBoard } from './HeroBoard.tsx';
import style from './TitleMap.module.css';

const draw = () => import('../games/startPicture.ts');

export function TitleMap({ game }: { readonly game: RosterGame }) {
  const { id, name, players, boards } = game;
  const lang = useLang();
  const l = useLines(homeLines);
  const [, most] = boards?.[0]?.players ?? players;
  const drawn = useQuery({
    queryKey: ['titleMap', id, lang],
    queryFn: async () => (await draw()).startPicture(id, { players: most }, lang),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  });
  if (drawn.isError || drawn.data === null) return <HeroBoard label={l.boardAlt} />;
  const label = l.mapOf(name);
  return (
    <Link href={`/games/${id}`} className={classes(hero.frame, style.map)} aria-label={label} data-map={id}>
      {/* one link, whatever it shows */}
      <div inert>{drawn.data && <drawn.data.Still picture={drawn.data.picture} title={name} label={label} />}</div>
    </Link>
  );
}
