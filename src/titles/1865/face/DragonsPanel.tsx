// The Dragons: their chart with every company's marker, their holdings, and their next actions by their own rules.
import { useMemo } from 'react';
import { percentOf, unitOf } from '../../../engine/index.ts';
import { Card } from '../../../web/design/Card.tsx';
import { CompanySign } from '../../../web/panels/CompanySign.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { chart, dragonLimit, rowOfPhase, tradingPhase, type Zone } from '../rules/chart.ts';
import { certificatesHeld } from '../rules/limits.ts';
import { DRAGONS, rankOf, zoneOf } from '../rules/rank.ts';
import { launchedIds, own, type State1865 } from '../rules/state.ts';
import { forecast } from '../rules/stock/dragons.ts';
import { lines1865 } from '../words/panels.ts';
import style from './dragons.module.css';
import { marks } from './marks.ts';

interface Props {
  readonly state: State1865;
  readonly words: Words;
  readonly lang: Lang;
}

/** Without `sums` nothing is forecast. */
export function DragonsPanel({ sums, ...props }: Props & { readonly sums: boolean }) {
  const { state, lang } = props;
  const l = lines1865[lang].dragons;
  const trades = state.phase !== '1';
  return (
    <Card title={l.head} level={3}>
      <div className={style.dragons} data-panel="dragons">
        {trades && <Held {...props} />}
        <Chart {...props} />
        <p className={style.hint}>{l.rankHint}</p>
        {!trades && <p className={style.hint}>{l.notYet}</p>}
        {trades && sums && state.ended === null && <Forecast {...props} />}
      </div>
    </Card>
  );
}

function Held({ state, words, lang }: Props) {
  const l = lines1865[lang].dragons;
  const held = launchedIds(state).map((company) => ({
    company,
    count: percentOf(state, company, DRAGONS) / unitOf(state, company),
  }));
  const some = held.filter(({ count }) => count > 0);
  return (
    <p className={style.held}>
      <span>{l.held(certificatesHeld(state, DRAGONS), dragonLimit(tradingPhase(state)))}</span>
      {some.length === 0 && <span className={style.hint}>{l.nothingHeld}</span>}
      {some.map(({ company, count }) => (
        <span key={company} className={style.marker}>
          <CompanySign mark={marks[company]!} label={words.value('company', company)} />
          {`×${count}`}
        </span>
      ))}
    </p>
  );
}

const zones: readonly Zone[] = ['red', 'white', 'green'];

function Chart({ state, words, lang }: Props) {
  const l = lines1865[lang].dragons;
  const now = state.phase === '1' ? null : rowOfPhase(tradingPhase(state));
  const inRow = (row: number) =>
    launchedIds(state)
      .filter((company) => own(state, company).row === row)
      .sort((a, b) => rankOf(state, a) - rankOf(state, b));
  return (
    <table className={style.chart}>
      <caption className="hidden">{l.chart}</caption>
      <thead>
        <tr>
          <th scope="col">{l.row}</th>
          {zones.map((zone) => (
            <th key={zone} scope="col">
              {l.zones[zone]} <span className={style.does}>{l.zonesDo[zone]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.map(({ red, white }, i) => {
          const row = i + 1;
          const ranges = { red: `1–${red}`, white: `${red + 1}–${white}`, green: `${white + 1}+` };
          const companies = inRow(row);
          return (
            <tr key={row} aria-current={row === now ? 'step' : undefined}>
              <th scope="row">
                {row + 1}
                {row === now && <span className={style.now}>{l.now}</span>}
              </th>
              {zones.map((zone) => (
                <td key={zone} data-zone={`dragon ${zone}`}>
                  <span className={style.range}>{ranges[zone]}</span>
                  {companies
                    .filter((company) => zoneOf(state, company) === zone)
                    .map((company) => (
                      <span key={company} className={style.marker}>
                        <CompanySign mark={marks[company]!} label={words.value('company', company)} />
                        <strong>{rankOf(state, company)}</strong>
                      </span>
                    ))}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Forecast({ state, words, lang }: Props) {
  const l = lines1865[lang].dragons;
  const turns = useMemo(() => forecast(state), [state]);
  return (
    <section aria-label={l.forecast}>
      <h4 className={style.subhead}>{l.forecast}</h4>
      <p className={style.hint}>{l.forecastHint}</p>
      <ol className={style.turns}>
        {turns.map((turn, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is nothing but its place
          <li key={i}>
            <span className={style.deeds}>
              {turn.map((event) => (
                <span key={JSON.stringify(event)} data-deed={event.type}>
                  {words.event(event)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
