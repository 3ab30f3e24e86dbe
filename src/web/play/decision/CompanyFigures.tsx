// The figures of the company or private company in the present action, including the effect of the choices so far.

import { forecastOf } from '../../../match/menu.ts';
import { decisionLines } from '../../../words/web/decision.ts';
import { panelLines } from '../../../words/web/panels.ts';
import { railLines } from '../../../words/web/rail.ts';
import { Explained } from '../../glossary/Explained.tsx';
import { factsOf } from '../../panels/factsOf.ts';
import { useTable } from '../useTable.ts';
import style from './Decision.module.css';

/** Shown for an empty figure, as in tables. */
const NONE = '–';

interface Props {
  readonly id: unknown;
  /** Adds the owner, the trade and the income. */
  readonly whole?: boolean;
}

/** Renders nothing for an id that is not a company; for a company out of play, its name and aim. */
export function CompanyFigures({ id, whole = false }: Props) {
  const { game, face, words, lang, desk, path } = useTable();
  if (!desk || !face.facts) return null;
  const { privates, minors, ...majors } = factsOf(game, face, forecastOf(desk, path), words, lang);
  const now = path.length > 0 ? factsOf(game, face, desk.state, words, lang) : null;
  const l = railLines[lang];
  const own = privates?.find((one) => one.id === id);
  if (own)
    return (
      <span className={style.figures}>
        {own.price !== '' && (
          <span>
            {l.trains.price} <strong>{own.price}</strong>
          </span>
        )}
        <span>
          {l.privateColumns.revenue} <strong>{own.revenue}</strong>
        </span>
        {own.bids.length > 0 && (
          <span className={style.note}>
            {decisionLines[lang].bids(own.bids.map(({ seat, amount }) => `${words.f.seat(seat)} ${amount}`).join(', '))}
          </span>
        )}
        <span className={style.note}>{own.note}</span>
      </span>
    );
  const roster = [majors, ...(minors ? [minors] : [])].find(({ companies }) => companies.some((one) => one.id === id));
  const company = roster?.companies.find((one) => one.id === id);
  if (!roster || !company) return null;
  const before = [...(now?.companies ?? []), ...(now?.minors?.companies ?? [])].find((one) => one.id === id);
  const figure = (column: string) => {
    const [was, is] = [before?.figures[column], company.figures[column]];
    return was && was !== NONE && was !== is ? `${was} → ${is}` : is;
  };
  if (company.idle !== undefined)
    return (
      <span className={style.figures}>
        {[company.title, ...(company.more ?? []).map(({ value }) => value)].map((line) => (
          <span key={line} className={style.note}>
            {line}
          </span>
        ))}
      </span>
    );
  return (
    <span className={style.figures}>
      {roster.columns
        .filter(({ id: column }) => company.figures[column] !== NONE)
        .map(({ id: column, head, title }) => (
          <span key={column}>
            <Explained text={title} inert>
              {head}
            </Explained>{' '}
            <strong>{figure(column)}</strong>
          </span>
        ))}
      {company.trains && company.trains.length > 0 && (
        <span>
          {panelLines[lang].companies.trains} <strong>{company.trains.join(' ')}</strong>
        </span>
      )}
      {whole && company.leader !== undefined && <span>{`★ ${words.f.seat(company.leader)}`}</span>}
      {whole && company.trade && <span className={style.note}>{company.trade}</span>}
    </span>
  );
}
