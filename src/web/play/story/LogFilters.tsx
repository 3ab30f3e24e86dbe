// Filters of the log: everything, one's own, or money; one company; a search; folded or not.
import { ListTree } from 'lucide-react';
import { storyLines } from '../../../words/web/story.ts';
import { useLines } from '../../app/lang.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { useTable } from '../useTable.ts';
import style from './Log.module.css';
import type { Wanted } from './logView.ts';

interface Props {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly unfolded: boolean;
  readonly onUnfold: (unfolded: boolean) => void;
}

export function LogFilters({ wanted, onChange, unfolded, onUnfold }: Props) {
  const { face, words, table } = useTable();
  const l = useLines(storyLines).log;
  const shows: readonly Wanted['show'][] = table.yours.length > 0 ? ['all', 'mine', 'money'] : ['all', 'money'];
  const companies = Object.keys(face.marks);
  return (
    <fieldset className={style.filters} aria-label={l.filters}>
      <div className={style.shows}>
        {shows.map((show) => (
          <button
            key={show}
            type="button"
            data-show={show}
            aria-pressed={wanted.show === show}
            onClick={() => onChange({ ...wanted, show })}
          >
            {l[show]}
          </button>
        ))}
      </div>
      {companies.length > 0 && (
        <select
          aria-label={l.company}
          value={wanted.company}
          onChange={(event) => onChange({ ...wanted, company: event.target.value })}
        >
          <option value="">{l.anyCompany}</option>
          {companies.map((id) => (
            <option key={id} value={id}>
              {words.f.company(id)}
            </option>
          ))}
        </select>
      )}
      <input
        type="search"
        aria-label={l.search}
        placeholder={l.search}
        value={wanted.search}
        onChange={(event) => onChange({ ...wanted, search: event.target.value })}
      />
      <IconButton label={l.everyMove} pressed={unfolded} data-act="everyMove" onClick={() => onUnfold(!unfolded)}>
        <ListTree aria-hidden />
      </IconButton>
    </fieldset>
  );
}
