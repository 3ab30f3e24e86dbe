// The meaning of an engine's error.

const FULL_SQLITE = /^SQLITE_(FULL|IOERR)/;
/** disk_full, insufficient_resources, io_error */
const FULL_POSTGRES = ['53100', '53000', '58030'];
const FULL_SYSTEM = ['ENOSPC', 'EDQUOT'];
const TWICE = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** True if nothing more can be written: the disk is full or failing. */
export function isStoreFull(error: unknown): boolean {
  const code = codeOf(error);
  return FULL_SQLITE.test(code) || FULL_POSTGRES.includes(code) || FULL_SYSTEM.includes(code);
}

/** admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections, and the codes of a lost connection. */
const AWAY_POSTGRES = /^(57P0[123]|53300|08\w{3})$/;
const AWAY_SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'];
const AWAY_WORDS =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect/;

/** True if the store's server is unreachable; it may come back. A system's error counts only if it concerns connecting. */
export function isStoreAway(error: unknown): boolean {
  const { message = '', syscall } = (error ?? {}) as { message?: string; syscall?: string };
  if (AWAY_POSTGRES.test(codeOf(error)) || AWAY_WORDS.test(message)) return true;
  return AWAY_SYSTEM.includes(codeOf(error)) && (syscall === 'connect' || syscall === 'read' || syscall === 'write');
}

const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB)\w*|XX00[12])$/;

/** True if the files of the store are damaged. */
export const isStoreDamaged = (error: unknown): boolean => DAMAGED.test(codeOf(error));

/** True if a unique value exists already. */
export const isTwice = (error: unknown): boolean => TWICE.includes(codeOf(error));
