// The map of a game on one page, to be printed: title, legend, and the tokens of all companies to cut out.
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { mapLines } from '../../../words/web/map.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { usePage } from '../../app/page.ts';
import inks from '../../board/inks.module.css';
import { LegendEntries } from '../../board/LegendList.tsx';
import { PrintedMap } from '../../board/PrintedMap.tsx';
import { Button, ButtonLink } from '../../design/Button.tsx';
import { classes } from '../../design/classes.ts';
import { Skeleton } from '../../design/Skeleton.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { CutOut } from './CutOut.tsx';
import style from './PrintPage.module.css';
import { printed } from './printed.ts';

export function PrintPage({ id }: { readonly id: string }) {
  const lang = useLang();
  const l = useLines(mapLines).print;
  const { data } = useQuery({
    queryKey: ['print', id, lang],
    queryFn: () => printed(id, lang),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  });
  usePage(l.head(data?.title ?? id));
  if (data === null) return <NotFoundPage />;
  if (!data) return <Skeleton label={l.head(id)} lines={10} />;
  const { title, picture, pieces } = data;
  return (
    <article className={style.page} data-print-sheet>
      <header className={style.tools}>
        <h1>{l.head(title)}</h1>
        <p>{l.hint}</p>
        <Button kind="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {l.button}
        </Button>
        <ButtonLink href={`/games/${id}`}>{l.back}</ButtonLink>
      </header>
      <div className={style.sheet} data-theme="light">
        <PrintedMap picture={picture} title={title} label={l.head(title)} />
        <div className={style.beside}>
          {!picture.legendAt && (
            <ul className={classes(style.legend, inks.inks)}>
              <LegendEntries picture={picture} />
            </ul>
          )}
          {pieces.length > 0 && <h2>{l.tokens}</h2>}
          <CutOut pieces={pieces} />
        </div>
      </div>
    </article>
  );
}
