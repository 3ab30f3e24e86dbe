// Compares two positions: players whose cash or worth differs, and companies whose treasury or price does.
import type { Seat } from '../../../engine/index.ts';
import type { RailGame, RailState } from '../../../kernel/index.ts';
import type { Lang } from '../../../words/phrases.ts';
import { outlookLines } from '../../../words/web/outlook.ts';
import type { Words } from '../../../words/words.ts';
import type { CompanyMark } from '../../board/picture.ts';
import { type Cell, ChangeTable } from './ChangeTable.tsx';
import { Company, Player } from './Holder.tsx';
import { companiesChanged, playersChanged } from './positions.ts';
import { sure } from './span.ts';

interface Props<S extends RailState> {
  readonly rail: RailGame<S>;
  readonly marks: Readonly<Record<string, CompanyMark>>;
  readonly now: S;
  readonly then: S;
  /** Always shown, even without changes. */
  readonly seats?: readonly Seat[];
  readonly companies?: readonly string[];
  readonly words: Words;
  readonly lang: Lang;
}

const change = ({ before, after }: { before: number; after: number }): Cell => ({ before, after: sure(after) });

export function PositionTables<S extends RailState>(props: Props<S>) {
  const { rail, marks, now, then, words, lang } = props;
  const l = outlookLines[lang];
  const told = words.f.money;
  const players = playersChanged(rail, now, then, props.seats);
  const companies = companiesChanged(rail, now, then, props.companies);
  return (
    <>
      {players.length > 0 && (
        <ChangeTable
          caption={l.forced.after}
          head={l.player}
          columns={[
            { id: 'cash', head: l.cash, told },
            { id: 'worth', head: l.worth, told },
          ]}
          rows={players.map(({ seat, cash, worth }) => ({
            id: String(seat),
            head: <Player seat={seat} words={words} />,
            cells: { cash: change(cash), worth: change(worth) },
          }))}
        />
      )}
      {companies.length > 0 && (
        <ChangeTable
          caption={l.forced.after}
          head={l.company}
          columns={[
            { id: 'treasury', head: l.treasury, told },
            { id: 'price', head: l.price, told },
          ]}
          rows={companies.map(({ company, treasury, price }) => ({
            id: company,
            head: <Company id={company} marks={marks} words={words} />,
            cells: { treasury: change(treasury), price: change(price) },
          }))}
        />
      )}
    </>
  );
}
