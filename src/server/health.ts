// The health of the store: undamaged as far as is known, and writable. The probe is one small write, which also notes
// the time.

import { Fault } from './http/fault.ts';
import type { Store } from './store/store.ts';
import { isStoreFull } from './store/trouble.ts';

const CLOCK_KEY = 'clock';
/** Milliseconds for which an answer is reused: asking often must not cost writes. */
const FRESH = 5000;
/** Milliseconds after which a silent store counts as broken. */
const PATIENCE = 3000;
/** Milliseconds between two notes of the time when nobody asks. */
const NOTED_EVERY = 10 * 60_000;

export async function notedTime({ db }: Store): Promise<number | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', CLOCK_KEY).executeTakeFirst();
  return row ? Number(row.value) : null;
}

export interface Health {
  /** Throws the fault of the store, if it has one. */
  check(): Promise<void>;
  close(): void;
}

interface Watching {
  /** Milliseconds until a silent store counts as broken. */
  readonly patience?: number;
  /** The known damage of its file, or null. */
  readonly damage?: () => string | null;
}

export function healthOf(
  { db }: Store,
  now: () => number,
  { patience = PATIENCE, damage = () => null }: Watching = {},
): Health {
  let last: { readonly at: number; readonly told: Promise<void> } | null = null;
  const write = () => {
    const row = { key: CLOCK_KEY, value: String(now()) };
    return db
      .insertInto('meta')
      .values(row)
      .onConflict((c) => c.column('key').doUpdateSet({ value: row.value }))
      .execute();
  };
  const check = async () => {
    // a damaged file may still take writes
    if (damage() !== null) throw new Fault('storeBroken');
    const at = performance.now();
    if (last === null || at - last.at >= FRESH) last = { at, told: within(patience, write()) };
    return last.told;
  };
  const timer = setInterval(() => void check().catch(() => {}), NOTED_EVERY);
  timer.unref();
  return { check, close: () => clearInterval(timer) };
}

async function within(patience: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Fault('storeBroken')), patience);
  });
  try {
    await Promise.race([work, late]);
  } catch (error) {
    throw new Fault(isStoreFull(error) ? 'storeFull' : 'storeBroken');
  } finally {
    clearTimeout(timer);
  }
}
