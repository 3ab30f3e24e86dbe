// The result of a game: the order, the margin, and the sources of each player's worth.
import { type GameEvent, isOver, result } from '../../engine/index.ts';
import { headOf, type Moment } from '../../match/timeline.ts';
import { type WorthRow, worthSources } from '../../match/worthSources.ts';
import { panelLines } from '../../words/web/panels.ts';
import type { Words } from '../../words/words.ts';
import { Card } from '../design/Card.tsx';
import { SeatChip } from '../design/SeatChip.tsx';
import type { Rest } from '../kit/face.ts';
import { ChartsPanel } from './ChartsPanel.tsx';
import { ownResultText } from './ownResultText.ts';
import { Parts } from './Parts.tsx';
import type { PanelProps } from './panelProps.ts';
import styles from './result.module.css';
import { SourceBars } from './SourceBars.tsx';

interface Props extends PanelProps {
  /** Goes to a moment of the game. */
  readonly onMoment: (moment: Moment) => void;
}

export function ResultPage({ onMoment, ...props }: Props) {
  const { game, face, timeline, words, lang } = props;
  const lines = panelLines[lang].result;
  const { f } = words;
  const { state } = headOf(timeline);
  const { worth, winners } = result(game, state);
  const events = timeline.line.flatMap((moment) => moment.events);
  const { reasons, rows } = worthSources(
    events,
    worth,
    game.worth(timeline.line[0]!.state),
    (reason) => face.reasons?.(lang)[reason] ?? reason,
  );
  const names = f.list(winners.map((seat) => f.seat(seat)));
  const second = rows.find((row) => row.place > 1);
  const marginTo = ({ worth: sum, seat }: WorthRow) => lines.margin(f.money(rows[0]!.worth - sum), f.seat(seat));
  const own = isOver(state) ? ownResultText({ game, state, words, lang }, props.you) : null;
  const heads = [lines.start, ...reasons];
  const rest = (face.rest?.(state, lang) ?? [{ head: lines.other, sums: restOf(rows) }]).filter(({ sums }) =>
    Object.values(sums).some((sum) => sum !== 0),
  );
  return (
    <div className={styles.page}>
      <header>
        <h2>{isOver(state) ? lines.wins(names, winners.length > 1) : lines.head}</h2>
        <p className={styles.margin}>
          {isOver(state)
            ? [
                ...(own !== null ? [own] : second ? [marginTo(second)] : []),
                lines.moves(timeline.line.length - 1),
              ].join(' · ')
            : lines.notOver}
        </p>
        {isOver(state) && <p className={styles.why}>{endOf(events, words)}</p>}
      </header>
      <ChartsPanel {...props} onMoment={onMoment} title={lines.overTime} />
      <Card title={lines.sources} level={3} flush>
        {/* the table may be wider than a phone: then it scrolls, by key too */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section className={styles.scroll} tabIndex={0} aria-label={lines.sources}>
          <table className={styles.table}>
            <caption className="hidden">{lines.sources}</caption>
            <thead>
              <tr>
                <th scope="col">{lines.place}</th>
                <th scope="col">{lines.player}</th>
                {/* the sum first: on a narrow screen the parts scroll, not it */}
                <th scope="col">{lines.total}</th>
                {heads.map((head) => (
                  <th key={head} scope="col" className={styles.part}>
                    {head}
                  </th>
                ))}
                {rest.map(({ head }) => (
                  <th key={head} scope="col" className={styles.part}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.seat} data-won={winners.includes(row.seat)}>
                  <td>{row.place}</td>
                  <th scope="row">
                    <SeatChip seat={row.seat} name={f.seat(row.seat)} />
                  </th>
                  <td className={styles.total}>{f.money(row.worth)}</td>
                  {partsOf(row, rest).map((sum, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
                    <td key={i} className={styles.part}>
                      {i === 0 ? f.money(sum) : f.change(sum)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <Parts
          heads={[...heads, ...rest.map(({ head }) => head)]}
          rows={rows.map((row) => ({ seat: row.seat, name: f.seat(row.seat), sums: partsOf(row, rest) }))}
          f={f}
        />
        <SourceBars
          heads={[...heads, ...rest.map(({ head }) => head)]}
          rows={rows.map((row) => ({ seat: row.seat, name: f.seat(row.seat), sums: partsOf(row, rest) }))}
          money={f.money}
          hint={lines.sourcesHint}
        />
      </Card>
    </div>
  );
}

/** The sentence of why the game ended: that of `endReached`, or else of `gameOver`. */
function endOf(events: readonly GameEvent[], words: Words): string {
  const end =
    events.findLast(({ type }) => type === 'endReached') ?? events.findLast(({ type }) => type === 'gameOver');
  return (end && words.event(end)) ?? '';
}

const restOf = (rows: readonly WorthRow[]): Rest['sums'] =>
  Object.fromEntries(rows.map(({ seat, rest }) => [seat, rest]));

const partsOf = ({ seat, start, flows }: WorthRow, rest: readonly Rest[]): number[] => [
  start,
  ...flows,
  ...rest.map(({ sums }) => sums[seat] ?? 0),
];
