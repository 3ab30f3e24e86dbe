// The figures of a company one is about to act with, as they stand after what has been chosen so far.
import { positionOf } from '../../match/menu.ts';
import { factsOf } from '../panels/factsOf.ts';
import style from './Decision.module.css';
import { usePlay } from './Play.ts';

/** Nothing for an id that is no company, or a company not in play. */
export function CompanyFigures({ id }: { readonly id: unknown }) {
  const { game, face, words, lang, desk, look } = usePlay();
  if (!desk || !face.facts) return null;
  const { columns, companies } = factsOf(game, face, positionOf(desk, look.path), words, lang);
  const company = companies.find((one) => one.id === id && one.idle === undefined);
  if (!company) return null;
  return (
    <span className={style.figures}>
      {columns.map(({ id: column, head, title }) => (
        <span key={column} title={title}>
          {head} <strong>{company.figures[column]}</strong>
        </span>
      ))}
    </span>
  );
}
