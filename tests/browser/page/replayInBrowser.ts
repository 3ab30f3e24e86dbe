// Bundled for the browser: replays a record there and gives the hashes of its positions.
import { hashState } from '../../../src/engine/core/hash.ts';
import { loadGame } from '../../../src/games/registry.ts';
import { openRecord } from '../../../src/records/open.ts';
import { readRecord } from '../../../src/records/read.ts';

async function hashesOf(text: string): Promise<Record<string, string>> {
  const record = readRecord(text);
  if ('problem' in record) throw new Error(record.problem);
  const hashes: Record<string, string> = {};
  openRecord(await loadGame(record.game), record, {
    watch: (state, _, index) => {
      hashes[index] = hashState(state);
    },
  });
  return hashes;
}

Object.assign(globalThis, { hashesOf });
