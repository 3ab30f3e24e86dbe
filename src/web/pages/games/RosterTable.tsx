// The companies of a game: a line each, with the columns of its book.
import { phaseLines } from '../../../words/web/phases.ts';
import { useLines } from '../../app/lang.ts';
import { CompanySign } from '../../panels/CompanySign.tsx';
import style from './GameBox.module.css';
import type { RosterCompany } from './startRoster.ts';

export function RosterTable({ companies }: { readonly companies: readonly RosterCompany[] }) {
  const l = useLines(phaseLines);
  const columns = (['home', 'destination', 'tokens', 'shares'] as const).filter((id) =>
    companies.some((company) => company[id] !== ''),
  );
  return (
    // on a phone the table may be wider than the page: then it scrolls, by key too
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={style.frame} tabIndex={0} aria-label={l.companies}>
      <table className={style.roster}>
        <caption className="hidden">{l.companies}</caption>
        <thead>
          <tr>
            <th scope="col">{l.company}</th>
            {columns.map((id) => (
              <th key={id} scope="col">
                {l[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company.id}>
              <th scope="row">
                <span className={style.company}>
                  <CompanySign mark={company.mark} />
                  {company.name}
                </span>
              </th>
              {columns.map((id) => (
                <td key={id}>{company[id]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
