// Parliament: the charter being sold, the available companies with their permits, and the open obligations.

import { Card } from '../../../web/design/Card.tsx';
import { SeatChip } from '../../../web/design/SeatChip.tsx';
import style from '../../../web/kit/books/books.module.css';
import { Company, Player } from '../../../web/kit/outlook/Holder.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { isLast, type State1862 } from '../rules/state.ts';
import { books1862 } from '../words/books.ts';
import { lines1862 } from '../words/panels.ts';
import { marks } from './marks.ts';
import { type ParliamentFacts, parliamentFacts } from './parliamentFacts.ts';

interface Props {
  readonly state: State1862;
  readonly words: Words;
  readonly lang: Lang;
}

export function ParliamentPanel({ state, words, lang }: Props) {
  const l = books1862[lang].parliament;
  const { f } = words;
  if (isLast(state)) return null;
  const facts = parliamentFacts(state);
  const shown = { facts, words, lang };
  return (
    <Card title={l.head} level={3}>
      <div className={style.stack} data-panel="parliament">
        {facts.auction && <Auction {...shown} auction={facts.auction} />}
        <Offered {...shown} />
        {facts.obligations.length > 0 && <Obligations {...shown} />}
        <p className={style.hint}>
          {l.priority(f.seat(state.priority))}
          {facts.won.length > 0 && ` · ${l.won(f.list(facts.won.map((seat) => f.seat(seat))))}`}
        </p>
      </div>
    </Card>
  );
}

type Part = Omit<Props, 'state'> & { readonly facts: ParliamentFacts };

function Auction({
  auction,
  words: { f },
  lang,
}: Part & { readonly auction: NonNullable<ParliamentFacts['auction']> }) {
  const l = books1862[lang].parliament;
  const { lot, high, bidder, turn, remaining } = auction;
  return (
    <section aria-label={l.auction(lot)}>
      <h4 className={style.subhead}>{l.auction(lot)}</h4>
      {bidder !== null && <p>{l.standing(f.money(high), f.seat(bidder))}</p>}
      <ul className={style.chips} aria-label={l.stillIn}>
        {remaining.map((seat) => (
          <li key={seat}>
            <SeatChip seat={seat} name={f.seat(seat)} active={seat === turn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offered({ facts: { available, waves }, words, lang }: Part) {
  const l = books1862[lang].parliament;
  return (
    <section aria-label={l.available}>
      <h4 className={style.subhead}>{available.length > 0 ? l.available : l.noneAvailable}</h4>
      <ul className={style.chips}>
        {available.map(({ company, permit }) => (
          <li key={company} data-offered={company}>
            <Company id={company} marks={marks} words={words} />
            {permit && <span className={style.of}>{lines1862[lang].kinds[permit]}</span>}
          </li>
        ))}
      </ul>
      {waves.length > 0 && (
        <ul className={style.chips}>
          {waves.map(({ phase, companies }) => (
            <li key={phase}>
              <span className={style.of}>{l.wave(phase)}</span>
              {companies.map((id) => (
                <Company key={id} id={id} marks={marks} words={words} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Obligations({ facts, words, lang }: Part) {
  const l = books1862[lang].parliament;
  const { f } = words;
  return (
    <section aria-label={l.obligations}>
      <h4 className={style.subhead}>{l.obligations}</h4>
      <table className={style.inner}>
        <caption className="hidden">{l.obligations}</caption>
        <thead>
          <tr>
            <th scope="col">{l.company}</th>
            <th scope="col">{l.player}</th>
            <th scope="col">{l.toSell}</th>
            <th scope="col">{l.fine}</th>
          </tr>
        </thead>
        <tbody>
          {facts.obligations.map(({ company, seat, toSell, fine }) => (
            <tr key={company} data-row={company}>
              <th scope="row">
                <Company id={company} marks={marks} words={words} />
              </th>
              <td>
                <Player seat={seat} words={words} />
              </td>
              <td>{`${toSell}%`}</td>
              <td>{f.money(fine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style.hint}>{l.obligationHint}</p>
    </section>
  );
}
