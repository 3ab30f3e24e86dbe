// The board of a game as it lies before the first move, drawn by the game's own face; fetched when the page is read.
import { useQuery } from '@tanstack/react-query';
import { titlesLines } from '../../../i18n/web/titles.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Skeleton } from '../../design/Skeleton.tsx';
import style from './StartBoard.module.css';

const draw = () => import('./startPicture.ts');

interface Props {
  readonly game: string;
  /** From and to: the board is set up for the most of them. */
  readonly players: readonly [number, number];
  /** It is not the only board of the game. */
  readonly told: boolean;
}

export function StartBoard({ game, players: [from, to], told }: Props) {
  const l = useLines(titlesLines);
  const lang = useLang();
  const picture = useQuery({
    queryKey: ['startBoard', game, to, lang],
    queryFn: async () => (await draw()).startPicture(game, to, lang),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  });
  const caption = told ? l.boardFor(`${from}–${to}`) : l.board;
  if (picture.isError || picture.data === null) return null;
  return (
    <figure className={style.figure}>
      <div className={style.stage}>
        {picture.data ? (
          <picture.data.Board picture={picture.data.picture} label={caption} />
        ) : (
          <Skeleton label={caption} lines={8} />
        )}
      </div>
      <figcaption className={style.caption}>{caption}</figcaption>
    </figure>
  );
}
