// A game's board before the first move, drawn by the game's own face; loaded when the page is read.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { CoverBoard } from '../../../titles/title.ts';
import { termValue } from '../../../words/termWords.ts';
import { mapLines } from '../../../words/web/map.ts';
import { titlesLines } from '../../../words/web/titles.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Skeleton } from '../../design/Skeleton.tsx';
import { useTermNames } from '../../terms/useTermNames.ts';
import style from './StartBoard.module.css';

const draw = () => import('./startPicture.ts');

interface Props {
  readonly game: string;
  /** The board's set-up: with the most players that use it. */
  readonly board: CoverBoard;
  /** True if the game has further boards. */
  readonly told: boolean;
}

export function StartBoard({ game, board, told }: Props) {
  const { asked = {} } = board;
  const [from, players] = board.players;
  const names = useTermNames(game);
  const l = useLines(titlesLines);
  const { print } = useLines(mapLines);
  const lang = useLang();
  const picture = useQuery({
    queryKey: ['startBoard', game, board, lang],
    queryFn: async () => (await draw()).startPicture(game, { players, asked }, lang),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  });
  const variant = Object.entries(asked).map(([option, value]) => termValue(names, option, value));
  const caption = told ? [l.boardFor(`${from}–${players}`), ...variant].join(' · ') : l.board;
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
      <figcaption className={style.caption}>
        {caption} · <Link href={`/games/${game}/print`}>{print.button}</Link>
      </figcaption>
    </figure>
  );
}
