// Looks through a table of the embedded store page by page, beside whatever the server does with it.
import { isStoreDamaged } from '../../store/trouble.ts';

export interface Inspection {
  readonly file: string;
  readonly table: string;
}

/** What is wrong with it; null where nothing is. */
export async function inspect({ file, table }: Inspection): Promise<string | null> {
  // only a thread that is asked to do this needs it
  const { default: Database } = await import('better-sqlite3');
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const [told] = database.pragma(`quick_check(${table})`) as { quick_check: string }[];
    return told!.quick_check === 'ok' ? null : told!.quick_check;
  } catch (error) {
    if (isStoreDamaged(error)) return (error as Error).message;
    throw error;
  } finally {
    database.close();
  }
}
