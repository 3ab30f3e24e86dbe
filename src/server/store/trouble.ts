// What an engine's error means to us.

const FULL_SQLITE = /^SQLITE_(FULL|IOERR)/;
/** disk_full, insufficient_resources, io_error */
const FULL_POSTGRES = ['53100', '53000', '58030'];
const FULL_SYSTEM = ['ENOSPC', 'EDQUOT'];
const TWICE = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Nothing more can be written: the disk is full or failing. */
export function isStoreFull(error: unknown): boolean {
  const code = codeOf(error);
  return FULL_SQLITE.test(code) || FULL_POSTGRES.includes(code) || FULL_SYSTEM.includes(code);
}

/** A unique value exists already. */
export const isTwice = (error: unknown): boolean => TWICE.includes(codeOf(error));
