// The end of a game: who won, and where everybody's money came from.
import type { GameEvent } from '../../engine/core/event.ts';
import { result } from '../../engine/core/play.ts';
import type { Paid } from '../../engine/money/bank.ts';
import type { Drawing, Look } from './drawing.ts';
import type { Session } from './session.ts';
import { table } from './text.ts';

export function endingOf({ game, state, told }: Session, look: Look, drawing: Drawing): string[] {
  const { words, lines, paint } = look;
  const { worth, winners } = result(game, state);
  const seats = Array.from({ length: state.players }, (_, i) => i + 1).sort((a, b) => worth[b]! - worth[a]!);
  const payments = told.flat().filter(isPaid);
  const reasons = [...new Set(payments.filter(({ from, to }) => isSeat(from) || isSeat(to)).map((p) => p.reason))];
  const flowOf = (seat: number, reason: string): number =>
    payments
      .filter((p) => p.reason === reason)
      .reduce((sum, { from, to, amount }) => sum + (to === `${seat}` ? amount : from === `${seat}` ? -amount : 0), 0);
  const rowOf = (seat: number) => {
    const sums = reasons.map((reason) => flowOf(seat, reason));
    const start = worth[seat]! - sums.reduce((a, b) => a + b, 0);
    const place = 1 + seats.filter((other) => worth[other]! > worth[seat]!).length;
    const bold = (text: string) => (winners.includes(seat) ? paint.bold(text) : text);
    return [
      bold(`${place}. ${words.f.seat(seat)}`),
      words.f.money(start),
      ...sums.map((sum) => (sum < 0 ? `−${words.f.money(-sum)}` : `+${words.f.money(sum)}`)),
      bold(`= ${words.f.money(worth[seat]!)}`),
    ];
  };
  const head = [
    lines.final.player,
    lines.final.start,
    ...reasons.map((r) => drawing.reason(r, look)),
    lines.final.total,
  ];
  return [
    paint.bold(lines.wins(words.f.list(winners.map((seat) => words.f.seat(seat))), winners.length > 1)),
    '',
    `${lines.whereFrom}:`,
    ...table([head.map((text) => paint.dim(text)), ...seats.map(rowOf)], look.columns).map((line) => `  ${line}`),
  ];
}

const isPaid = (event: GameEvent): event is Paid => event.type === 'paid';
const isSeat = (purse: string): boolean => /^\d+$/.test(purse);
