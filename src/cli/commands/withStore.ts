// The store that the environment names, for commands that look after it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverLines } from '../../server/http/wordsOfFault.ts';
import { NewerStore } from '../../server/store/migrate.ts';
import { beOnlyServer, StoreInUse } from '../../server/store/onlyServer.ts';
import { SQLITE_FILE } from '../../server/store/sqlite.ts';
import { openStore, type Store, type StoreAddress } from '../../server/store/store.ts';
import { type Context, Hopeless } from '../context.ts';

export const dataFolder = (): string => process.env.BINARIO_DATA || './data';
const addressOf = (): StoreAddress => ({
  dataFolder: dataFolder(),
  databaseUrl: process.env.DATABASE_URL || undefined,
});

/** One that is there already, also while a server uses it; closed when the work is done. */
export async function withStore<T>(
  context: Context,
  work: (store: Store) => Promise<T>,
  address: StoreAddress = addressOf(),
): Promise<T> {
  const place = join(address.dataFolder, SQLITE_FILE);
  if (!address.databaseUrl && !existsSync(place)) throw new Hopeless(serverLines(context.lang).noStoreThere({ place }));
  return withNewStore(context, work, address);
}

/** The same, made where there is none. */
export async function withNewStore<T>(
  context: Context,
  work: (store: Store) => Promise<T>,
  address: StoreAddress = addressOf(),
): Promise<T> {
  const store = await opened(context, address);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function opened({ lang }: Context, address: StoreAddress): Promise<Store> {
  const lines = serverLines(lang);
  try {
    return await openStore(address);
  } catch (error) {
    // without the address of a database server, which holds its password
    const place = address.databaseUrl ? 'DATABASE_URL' : address.dataFolder;
    if (error instanceof NewerStore) throw new Hopeless(lines.newerStore(error));
    throw new Hopeless(lines.noStore({ place, reason: (error as Error).message }));
  }
}

/** While no server uses the folder, and none can begin to. */
export async function whileNoServer<T>({ lang }: Context, work: () => Promise<T>): Promise<T> {
  let unlock: () => void;
  try {
    unlock = beOnlyServer(dataFolder());
  } catch (error) {
    if (error instanceof StoreInUse) throw new Hopeless(serverLines(lang).storeInUse({ place: dataFolder() }));
    throw error;
  }
  try {
    return await work();
  } finally {
    unlock();
  }
}
