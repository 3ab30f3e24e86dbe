// The store that the environment names, for commands that look after it.
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { BadSetting, databaseUrlFrom } from '../../server/settings.ts';
import { NewerStore } from '../../server/store/migrate.ts';
import { beOnlyServer, StoreInUse, withoutServers } from '../../server/store/onlyServer.ts';
import { SQLITE_FILE } from '../../server/store/sqlite.ts';
import { openStore, type Store, type StoreAddress } from '../../server/store/store.ts';
import { serverLines } from '../../words/server.ts';
import { type Context, Hopeless } from '../context.ts';

export const dataFolder = (): string => process.env.BINARIO_DATA || './data';

export const databaseUrl = (context: Context): string | undefined =>
  setting(context, () => databaseUrlFrom(process.env));

/** What the environment says, or one line about what is wrong with it. */
export function setting<T>({ lang }: Context, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadSetting) throw new Hopeless(serverLines[lang].badSetting(error));
    throw error;
  }
}

const addressOf = (context: Context): StoreAddress => ({
  dataFolder: dataFolder(),
  databaseUrl: databaseUrl(context),
});

/** One that is there already, also while a server uses it; closed when the work is done. */
export async function withStore<T>(
  context: Context,
  work: (store: Store) => Promise<T>,
  address: StoreAddress = addressOf(context),
): Promise<T> {
  const place = join(address.dataFolder, SQLITE_FILE);
  if (!address.databaseUrl) mustBeThere(context, place);
  return withNewStore(context, work, address);
}

/** A file that may be read. */
export function mustBeThere({ lang }: Context, place: string): void {
  const lines = serverLines[lang];
  try {
    accessSync(place, constants.R_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Hopeless(code === 'ENOENT' ? lines.noStoreThere({ place }) : lines.noStore({ place, reason: message }));
  }
}

/** The same, made where there is none. */
export async function withNewStore<T>(
  context: Context,
  work: (store: Store) => Promise<T>,
  address: StoreAddress = addressOf(context),
): Promise<T> {
  const store = await opened(context, address);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function opened({ lang }: Context, address: StoreAddress): Promise<Store> {
  const lines = serverLines[lang];
  try {
    return await openStore(address);
  } catch (error) {
    // without the address of a database server, which holds its password
    const place = address.databaseUrl ? 'DATABASE_URL' : address.dataFolder;
    if (error instanceof NewerStore) throw new Hopeless(lines.newerStore(error));
    throw new Hopeless(lines.noStore({ place, reason: (error as Error).message }));
  }
}

/** While no server uses the store, and on a file none can begin to. */
export async function whileNoServer<T>(
  context: Context,
  work: () => Promise<T>,
  address: StoreAddress = addressOf(context),
): Promise<T> {
  const lines = serverLines[context.lang];
  const place = address.databaseUrl ? 'DATABASE_URL' : address.dataFolder;
  let unlock: () => unknown;
  try {
    unlock = address.databaseUrl ? await withoutServers(address.databaseUrl) : beOnlyServer(address.dataFolder);
  } catch (error) {
    if (error instanceof StoreInUse) throw new Hopeless(lines.storeInUse({ place }));
    throw new Hopeless(lines.noStore({ place, reason: (error as Error).message }));
  }
  try {
    return await work();
  } finally {
    await unlock();
  }
}
