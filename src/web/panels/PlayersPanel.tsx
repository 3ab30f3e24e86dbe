// The players: holdings, worth, the next payment, and shares.
import { waiting } from '../../engine/index.ts';
import { panelLines } from '../../words/web/panels.ts';
import { Card } from '../design/Card.tsx';
import { SeatChip } from '../design/SeatChip.tsx';
import { Explained } from '../glossary/Explained.tsx';
import { CompanySign } from './CompanySign.tsx';
import { factsOf } from './factsOf.ts';
import type { PanelProps } from './panelProps.ts';
import styles from './panels.module.css';
import type { Holding } from './tableFacts.ts';

export function PlayersPanel(props: PanelProps) {
  const { game, face, moment, words, seats, lang, you } = props;
  const lines = panelLines[lang].players;
  const { players } = factsOf(game, face, moment.state, words, lang);
  const deciding = waiting(game, moment.state);
  const showsCash = players.some((player) => player.cash !== undefined);
  const showsIncome = players.some((player) => player.income !== undefined);
  const { money, change } = words.f;
  return (
    <Card title={lines.head} level={3} flush>
      <table className={styles.players}>
        <caption className="hidden">{lines.head}</caption>
        <thead>
          <tr>
            <th scope="col">{lines.player}</th>
            {showsCash && <th scope="col">{lines.cash}</th>}
            <th scope="col">{face.worthIsCash ? lines.cash : <Explained term="worth">{lines.worth}</Explained>}</th>
            {showsIncome && (
              <th scope="col">
                <Explained text={lines.incomeTitle}>{lines.income}</Explained>
              </th>
            )}
          </tr>
        </thead>
        {players.map(({ seat, worth, cash, income, holdings, owns = [], more }) => {
          const kind = seats[seat - 1]?.kind;
          const tags = [
            ...(you.includes(seat)
              ? [lines.you]
              : kind === 'person'
                ? []
                : [kind === 'automaton' ? lines.automaton : lines.bot]),
            ...(deciding.includes(seat) ? [lines.toMove] : []),
          ];
          return (
            <tbody key={seat} data-you={you.includes(seat)}>
              <tr>
                <th scope="row">
                  <span className={styles.who}>
                    <SeatChip seat={seat} name={words.f.seat(seat)} active={deciding.includes(seat)} />
                    {tags.length > 0 && <span className={styles.tags}>{tags.join(' · ')}</span>}
                  </span>
                </th>
                {showsCash && <td>{cash === undefined ? '' : money(cash)}</td>}
                <td className={styles.worth}>{money(worth)}</td>
                {showsIncome && <td>{income === undefined ? '' : change(income)}</td>}
              </tr>
              {(face.facts || more.length > 0) && (
                <tr className={styles.under}>
                  <td colSpan={4}>
                    <Holdings holdings={holdings} owns={owns} {...props} />
                    {more.length > 0 && (
                      <span className={styles.facts}>
                        {more.map((fact) => (
                          <span key={fact.id} className={styles.more}>
                            {fact.label} {fact.value}
                          </span>
                        ))}
                      </span>
                    )}
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </Card>
  );
}

interface HoldingsProps extends PanelProps {
  readonly holdings: readonly Holding[];
  readonly owns: readonly string[];
}

function Holdings({ holdings, owns, face, words, lang }: HoldingsProps) {
  const lines = panelLines[lang].players;
  if (holdings.length + owns.length === 0) return <span className={styles.none}>{lines.nothingHeld}</span>;
  return (
    <ul className={styles.holdings} aria-label={lines.holdings}>
      {owns.map((company) => (
        <li key={company} data-explain={words.value('company', company)}>
          {face.marks[company] && <CompanySign mark={face.marks[company]} label={words.value('company', company)} />}
        </li>
      ))}
      {holdings.map(({ company, shares, leads }) => {
        const mark = face.marks[company];
        const told = lines.shares(shares, words.value('company', company));
        return (
          <li key={company} data-leads={leads} data-explain={told} data-term={leads ? 'president' : undefined}>
            {mark && <CompanySign mark={mark} />}
            <span className="hidden">{told}</span>
            <span aria-hidden>{mark ? `× ${shares}` : `${words.value('company', company)} × ${shares}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
