// binario games: lists the games.
import { gameIds, loadGame } from '../../titles/registry.ts';
import type { Context, Status } from '../context.ts';
import { table } from '../table.ts';

export async function games(context: Context): Promise<Status> {
  const rows: [string, string, string, string][] = [];
  for (const id of gameIds) {
    const game = (await loadGame(id))!;
    const options = game.options.map(({ id, values, default: preset, players }) => ({
      id,
      values,
      default: preset,
      ...(players ? { players } : {}),
    }));
    const rulings = game.rulings.map(({ id, rule, values, default: preset, practice, '18xx.games': theirs }) => ({
      id,
      rule,
      values,
      default: preset,
      practice,
      '18xx.games': theirs,
    }));
    if (context.json) context.print({ id, name: game.name, players: game.players, options, rulings }, '');
    const ids = [...options, ...rulings].map((o) => `${o.id}=${o.values.join('|')}`);
    rows.push([id, game.name, game.players.join('–'), ids.join(' ')]);
  }
  if (!context.json) context.print({}, table(Object.values(context.lines.columns), rows));
  return 0;
}
