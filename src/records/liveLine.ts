// Undo and redo are entries: the live line remains when they are followed, and abandoned branches stay.
import type { Move } from '../engine/index.ts';
import type { Entry } from './record.ts';

/** The moves that count now, in order, each with the entry it stands in. */
export function liveLine(entries: readonly Entry[]): (Move & { readonly seq: number })[] {
  const { heads, before } = fold(entries);
  const bySeq = new Map(entries.map((e) => [e.seq, e]));
  const line: (Move & { seq: number })[] = [];
  for (let seq = heads.get(entries.at(-1)?.seq ?? 0)!; seq !== 0; seq = before.get(seq)!) {
    const entry = bySeq.get(seq);
    if (entry && 'action' in entry) line.push({ seq, seat: entry.seat, action: entry.action });
  }
  return line.reverse();
}

/** The entry that a redo would go back to: the newest abandoned move after the end of the live line. */
export function redoTarget(entries: readonly Entry[]): number | null {
  const { heads, before } = fold(entries);
  const end = heads.get(entries.at(-1)?.seq ?? 0)!;
  const left = entries.filter((e) => 'action' in e && before.get(e.seq) === end).at(-1);
  return left?.seq ?? null;
}

/** For each entry, the move at the end of the line; for each move, the move before it. */
function fold(entries: readonly Entry[]) {
  const heads = new Map<number, number>([[0, 0]]);
  const before = new Map<number, number>();
  let head = 0;
  for (const entry of entries) {
    if ('to' in entry) head = heads.get(entry.to)!;
    else {
      before.set(entry.seq, head);
      head = entry.seq;
    }
    heads.set(entry.seq, head);
  }
  return { heads, before };
}
