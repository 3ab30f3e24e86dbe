// A summary of many games among bots: wins by level, and counts of notable events.
import type { CliLines } from '../words/cli.ts';
import type { Played } from './jobs/playOne.ts';
import { table } from './table.ts';

export function summary(lines: CliLines, games: readonly Played[], ms: number, tag: (id: string) => string): string {
  const actions = games.reduce((sum, g) => sum + g.actions, 0) / games.length;
  const head = lines.summary({ games: games.length, actions: actions.toFixed(1), seconds: (ms / 1000).toFixed(1) });
  const parts = [head, winsByLevel(lines, games)];
  const tags = occurrences(games);
  if (tags.length > 0)
    parts.push(
      table(
        [lines.occurred, lines.games],
        tags.map(([id, count]) => [tag(id), count]),
      ),
    );
  return parts.join('\n\n');
}

/** A win shared by n seats counts 1/n for each of them. */
function winsByLevel(lines: CliLines, games: readonly Played[]): string {
  const levels = [...new Set(games.flatMap((g) => g.seats))].sort();
  const rows = levels.map((level) => {
    const wins = games.map((g) => g.winners.filter((seat) => g.seats[seat - 1] === level).length / g.winners.length);
    const won = wins.reduce((sum, w) => sum + w, 0);
    const shared = games.filter((g, i) => g.winners.length > 1 && wins[i]! > 0).length;
    return [
      level === 'automaton' ? lines.automaton : level,
      Math.round(won * 100) / 100,
      shared,
      `${((100 * won) / games.length).toFixed(1)} %`,
    ];
  });
  return table([lines.level, lines.wins, lines.shared, lines.share], rows);
}

function occurrences(games: readonly Played[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const game of games) for (const tag of game.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
