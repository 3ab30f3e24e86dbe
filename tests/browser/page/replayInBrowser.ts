// Bundled for the browser: replays a record there and gives the hashes of its positions.
import { loadGame } from '../../../src/games/registry.ts';
import { openRecord } from '../../../src/records/open.ts';
import { readRecord } from '../../../src/records/read.ts';
import { hashAtTheTime } from '../../replays/seen/hashAtTheTime.ts';

async function hashesOf(text: string): Promise<Record<string, string>> {
  const record = readRecord(text);
  if ('problem' in record) throw new Error(record.problem);
  const hashes: Record<string, string> = {};
  openRecord(await loadGame(record.game), record, {
    watch: (state, _, index) => {
      hashes[index] = hashAtTheTime(record, state);
    },
  });
  return hashes;
}

Object.assign(globalThis, { hashesOf });
