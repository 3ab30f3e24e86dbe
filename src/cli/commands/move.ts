// binario move: everything from the embedded store to a PostgreSQL server, games in play included.

import { copyStore, isEmpty } from '../../server/store/copyStore.ts';
import { serverLines } from '../../words/server.ts';
import { type Context, Hopeless, type Status } from '../context.ts';
import { databaseUrl, dataFolder, whileNoServer, withNewStore, withStore } from './withStore.ts';

export async function move(context: Context): Promise<Status> {
  const lines = serverLines[context.lang];
  const to = databaseUrl(context);
  if (!to) throw new Hopeless(lines.moveWhere);
  const copied = await withStore(
    context,
    (from) =>
      whileNoServer(
        context,
        () =>
          withNewStore(
            context,
            async (target) => {
              if (!(await isEmpty(target))) throw new Hopeless(lines.notEmpty({ place: 'DATABASE_URL' }));
              const shows = process.stderr.isTTY && !context.json;
              const progress = (done: number, of: number) => {
                if (shows) process.stderr.write(`\r${done} / ${of}${done === of ? '\n' : ''}`);
              };
              return copyStore(from, target, { progress });
            },
            { dataFolder: dataFolder(), databaseUrl: to },
          ),
        { dataFolder: dataFolder() },
      ),
    { dataFolder: dataFolder() },
  );
  const [tables, entries] = [copied.game_table ?? 0, copied.entry ?? 0];
  context.print({ people: copied.person, tables, entries }, lines.moved({ tables, entries, place: dataFolder() }));
  return 0;
}
