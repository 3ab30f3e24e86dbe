// The board of a game as it lies before the first move, drawn by the game's own face; fetched when the page is read.
import { useQuery } from '@tanstack/react-query';
import { titlesLines } from '../../../i18n/web/titles.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Skeleton } from '../../design/Skeleton.tsx';
import style from './StartBoard.module.css';

const draw = () => import('./startPicture.ts');

export function StartBoard({ game }: { readonly game: string }) {
  const l = useLines(titlesLines);
  const lang = useLang();
  const picture = useQuery({
    queryKey: ['startBoard', game, lang],
    queryFn: async () => (await draw()).startPicture(game, lang),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  });
  if (picture.isError || picture.data === null) return null;
  return (
    <figure className={style.figure}>
      <div className={style.stage}>
        {picture.data ? (
          <picture.data.Board picture={picture.data.picture} label={l.board} />
        ) : (
          <Skeleton label={l.board} lines={8} />
        )}
      </div>
      <figcaption className={style.caption}>{l.board}</figcaption>
    </figure>
  );
}
