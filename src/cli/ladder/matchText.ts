// What a match came to, for people.
import type { CliLines } from '../../words/cli.ts';
import { oneLine } from '../context.ts';
import { table } from '../table.ts';
import { dealt } from './schedule.ts';
import type { Standing } from './standing.ts';

export function matchText(lines: CliLines, told: Standing, seed: number): string {
  const { title, players, bots, games, share, se, margin, marginSe, bySeat, phases, counts, ms } = told;
  const { head, columns, seats, reached, inAGame, thought } = lines.match;
  const rows = bots.map((bot, i) => [
    oneLine(bot),
    `${percent(share[i]!)} %`,
    error(se[i]!, (value) => percent(value)),
    `${margin[i]!}`,
    error(marginSe[i]!, String),
  ]);
  const list = (of: Readonly<Record<string, number>>) =>
    Object.entries(of).map(([name, count]) => `${oneLine(name)} ${count}`);
  return [
    head({ title, players, games, seed, bots: dealt(bots, players).map(oneLine).join(', ') }),
    table([columns.bot, columns.share, '±', columns.margin, '±'], rows),
    seats({ wins: bySeat.join(' / ') }),
    ...(Object.keys(phases).length === 0 ? [] : [reached({ phases: list(phases).join(', ') })]),
    inAGame({ counts: list(counts).join(', ') }),
    thought(ms),
    '',
  ].join('\n');
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** Without a second block there is no error to tell. */
const error = (value: number | null, text: (value: number) => string): string => (value === null ? '–' : text(value));
