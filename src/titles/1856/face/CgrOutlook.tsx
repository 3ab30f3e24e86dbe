// The formation of the CGR before the purchase that triggers it, and while presidents settle their loans.

import type { OutlookProps } from '../../../web/kit/face.ts';
import { OutlookCard } from '../../../web/kit/outlook/OutlookCard.tsx';
import type { State1856 } from '../rules/state.ts';
import { books1856 } from '../words/books.ts';
import { cgrLines, DebtorTable, HolderTable } from './CgrTables.tsx';
import { forecastOf } from './cgrForecast.ts';
import type { Formation } from './formationIn.ts';

type Props = Pick<OutlookProps, 'words' | 'lang'> & {
  readonly now: State1856;
  readonly formation: Formation;
  readonly folded: boolean;
};

export function CgrOutlook({ now, formation, folded, words, lang }: Props) {
  const seen = forecastOf(formation.from, formation, now);
  const l = books1856[lang].cgr;
  const shown = { words, lang };
  return (
    <OutlookCard
      title={l.event}
      id="cgr"
      folded={folded}
      brief={l.brief(words.f.list(seen.absorbed))}
      lines={cgrLines(seen, words, lang)}
      assumed={formation.assumed}
      {...shown}
    >
      {seen.debtors.length > 0 && <DebtorTable seen={seen} {...shown} />}
      {seen.cgr && <HolderTable cgr={seen.cgr} {...shown} />}
    </OutlookCard>
  );
}
