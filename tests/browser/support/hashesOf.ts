// The hashes of a golden record's positions, computed in Node and in a browser.
import { hashState } from '../../../src/engine/core/hash.ts';
import { openRecord } from '../../../src/records/open.ts';
import { readRecord } from '../../../src/records/read.ts';
import { loadGame } from '../../../src/titles/registry.ts';

/** By the number of the move: at regular intervals, and the last. */
export async function hashesOf(text: string): Promise<Record<string, string>> {
  const record = readRecord(text);
  if ('problem' in record) throw new Error(record.problem);
  const hashes: Record<string, string> = {};
  const opened = openRecord(await loadGame(record.game), record, {
    watch: (state, _, index) => {
      if (index % EVERY === 0) hashes[index] = hashState(state);
    },
  });
  if ('problem' in opened) throw new Error(opened.problem);
  return { ...hashes, last: hashState(opened.state) };
}

const EVERY = 10;
