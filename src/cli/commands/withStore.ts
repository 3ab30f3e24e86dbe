// The store named by the environment, for maintenance commands.
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

/** Reads the environment, or reports one line about its fault. */
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

/** Opens an existing store, also while a server uses it; closes it when the work is done. */
export async function withStore<T>(
  context: Context,
  work: (store: Store) => Promise<T>,
  address: StoreAddress = addressOf(context),
): Promise<T> {
  const place = join(address.dataFolder, SQLITE_FILE);
  if (!address.databaseUrl) mustBeThere(context, place);
  return withNewStore(context, work, address);
}

/** Fails unless the file exists and is readable. */
export function mustBeThere({ lang }: Context, place: string): void {
  const lines = serverLines[lang];
  try {
    accessSync(place, constants.R_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Hopeless(code === 'ENOENT' ? lines.noStoreThere({ place }) : lines.noStore({ place, reason: message }));
  }
}

/** The same, created if absent. */
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
    // without the address of a database server, which contains its password
    const place = address.databaseUrl ? 'DATABASE_URL' : address.dataFolder;
    if (error instanceof NewerStore) throw new Hopeless(lines.newerStore(error));
    throw new Hopeless(lines.noStore({ place, reason: (error as Error).message }));
  }
}

/** Runs the work while no server uses the store; on a file none can start meanwhile. */
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
