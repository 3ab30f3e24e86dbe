// Reading a text of any kind: a dropped file, an old save, a broken record.
import { type Entry, FORMAT_VERSION, type GameRecord, type RecordProblem } from './record.ts';

type Json = Record<string, unknown>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;
const isWords = (x: unknown): boolean => isObject(x) && Object.values(x).every((v) => typeof v === 'string');

/** The record in this text, unknown fields kept; or its fault. */
export function readRecord(text: string): GameRecord | RecordProblem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  return recordFrom(json);
}

export function recordFrom(json: unknown): GameRecord | RecordProblem {
  if (!isObject(json) || json.format !== 'binario') return { problem: 'notARecord', field: 'format' };
  if (!isCount(json.version) || json.version < 1) return { problem: 'notARecord', field: 'version' };
  if (json.version > FORMAT_VERSION) return { problem: 'newerFormat', version: json.version, known: FORMAT_VERSION };
  const wrong = Object.entries(shape).find(([field, fits]) => !fits(json[field]));
  if (wrong) return { problem: 'notARecord', field: wrong[0] };
  return wrongEntry(json.entries as unknown[]) ?? (json as unknown as GameRecord);
}

const optional = (fits: (x: unknown) => boolean) => (x: unknown) => x === undefined || fits(x);

const shape: Readonly<Record<string, (x: unknown) => boolean>> = {
  game: (x) => typeof x === 'string',
  rulesVersion: (x) => isCount(x) && x >= 1,
  shape: optional((x) => isCount(x) && x >= 1),
  options: isWords,
  rulings: isWords,
  seats: (x) => Array.isArray(x) && x.length > 0 && x.every(isSeat),
  draws: (x) => Array.isArray(x) && x.every(isCount),
  seed: optional((x) => typeof x === 'string'),
  start: optional(isObject),
  entries: Array.isArray,
  result: optional((x) => isObject(x) && Object.values(x).every(Number.isSafeInteger)),
};

const kinds: readonly unknown[] = ['person', 'bot', 'automaton'];
const isSeat = (x: unknown): boolean =>
  isObject(x) &&
  typeof x.name === 'string' &&
  kinds.includes(x.kind) &&
  (x.level === undefined || typeof x.level === 'string');

/** Entries are numbered upwards; an undo names an earlier one. */
function wrongEntry(entries: readonly unknown[]): RecordProblem | null {
  const known = new Set([0]);
  let last = 0;
  for (const [i, entry] of entries.entries()) {
    const field = wrongField(entry, last, known);
    if (field) return { problem: 'badEntry', index: i + 1, field };
    last = (entry as Entry).seq;
    known.add(last);
  }
  return null;
}

function wrongField(entry: unknown, last: number, known: ReadonlySet<number>): string | null {
  if (!isObject(entry)) return 'entry';
  if (!isCount(entry.seq) || entry.seq <= last) return 'seq';
  if (!isCount(entry.seat) || entry.seat < 1) return 'seat';
  if ('to' in entry) return 'action' in entry || !known.has(entry.to as number) ? 'to' : null;
  return 'action' in entry ? null : 'action';
}
