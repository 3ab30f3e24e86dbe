// A boardgame.io server with a game of counting: boardgame.mjs PACKAGES [STORAGE]. Without a folder for its files it
// keeps everything in memory.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [packages, storage] = process.argv.slice(2);
const { Server, FlatFile, Origins } = createRequire(join(packages, 'package.json'))('boardgame.io/server');

const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  moves: { count: ({ G }) => ({ count: G.count + 1 }) },
};
const db = storage ? new FlatFile({ dir: storage }) : undefined;
const server = Server({ games: [counting], origins: [Origins.LOCALHOST], ...(db && { db }) });
const { appServer } = await server.run({ port: 0, callback: () => {} });
process.stdout.write(`boardgame.io is ready: http://localhost:${appServer.address().port}\n`);
