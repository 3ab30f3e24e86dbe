// Reads through a table of the embedded store page by page, while the server goes on.
import { isStoreDamaged } from '../../store/trouble.ts';

export interface Inspection {
  readonly file: string;
  readonly table: string;
}

/** The table's damage, or null. */
export async function inspect({ file, table }: Inspection): Promise<string | null> {
  // loaded here, as only this task needs it
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
