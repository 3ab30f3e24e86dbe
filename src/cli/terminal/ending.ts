// The end of a game: the winners, and the sources of everybody's money.
import { result } from '../../engine/index.ts';
import { type WorthRow, worthSources } from '../../match/worthSources.ts';
import { openRecord } from '../../records/open.ts';
import type { Drawing, Look } from './drawing.ts';
import type { Session } from './session.ts';
import { table } from './text.ts';

export function endingOf({ game, state, told, record }: Session, look: Look, drawing: Drawing): string[] {
  const { words, lines, paint } = look;
  const { worth, winners } = result(game, state);
  const first = openRecord(game, record, { at: 0 });
  const called = drawing.reasons(look);
  const { reasons, rows } = worthSources(
    told.flat(),
    worth,
    'state' in first ? game.worth(first.state) : undefined,
    (reason) => called[reason] ?? reason,
  );
  const hasRest = rows.some(({ rest }) => rest !== 0);
  const lineOf = ({ seat, place, start, flows, rest, worth: total }: WorthRow) => {
    const bold = (text: string) => (winners.includes(seat) ? paint.bold(text) : text);
    return [
      bold(`${place}. ${words.f.seat(seat)}`),
      words.f.money(start),
      ...[...flows, ...(hasRest ? [rest] : [])].map((sum) => words.f.change(sum)),
      bold(`= ${words.f.money(total)}`),
    ];
  };
  const head = [
    lines.final.player,
    lines.final.start,
    ...reasons,
    ...(hasRest ? [lines.final.held] : []),
    hasRest ? lines.rail.worth : lines.final.total,
  ];
  return [
    paint.bold(lines.wins(words.f.list(winners.map((seat) => words.f.seat(seat))), winners.length > 1)),
    '',
    `${lines.whereFrom}:`,
    ...table([head.map((text) => paint.dim(text)), ...rows.map(lineOf)], look.columns).map((line) => `  ${line}`),
  ];
}
