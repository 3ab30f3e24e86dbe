// Marks of seats and of companies.
import { designLines } from '../../../words/web/design.ts';
import { useLines } from '../../app/lang.ts';
import { CompanyMark, companyInks } from '../../design/CompanyMark.tsx';
import { patterns } from '../../design/patterns.ts';
import { SeatChip } from '../../design/SeatChip.tsx';
import style from './Marks.module.css';

const letters = ['PR', 'B&L', 'Y', 'NYC', 'WAB', 'O', 'LPS', 'FMS', 'T', 'GW', 'CV', 'WGB'];

export function Marks() {
  const l = useLines(designLines);
  return (
    <div className={style.marks}>
      <div>
        <h3>{l.seats}</h3>
        <p className={style.hint}>{l.seatsHint}</p>
        <ul className={style.row}>
          {patterns.map((pattern, i) => (
            <li key={pattern}>
              <SeatChip seat={i + 1} name={l.player(i + 1)} active={i === 1} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{l.companies}</h3>
        <p className={style.hint}>{l.companiesHint}</p>
        <ul className={style.row}>
          {companyInks.map((ink, i) => (
            <li key={ink}>
              <CompanyMark letters={letters[i]!} ink={ink} pattern={i < 6 ? 'plain' : patterns[i - 5]!} size={26} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
