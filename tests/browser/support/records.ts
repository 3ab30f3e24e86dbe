// Records as files in people's hands, and their positions.
import { readFileSync } from 'node:fs';
import { hashState } from '../../../src/engine/core/hash.ts';
import type { Core } from '../../../src/engine/core/state.ts';
import { openRecord } from '../../../src/records/open.ts';
import { readRecord } from '../../../src/records/read.ts';
import type { GameRecord } from '../../../src/records/record.ts';
import { loadGame } from '../../../src/titles/registry.ts';
import { openMenu } from './table.ts';
import { press, type Visitor } from './visitor.ts';

export interface SavedRecord {
  readonly file: string;
  readonly record: GameRecord;
}

export function recordIn(text: string): GameRecord {
  const record = readRecord(text);
  if ('problem' in record) throw new Error(record.problem);
  return record;
}

/** The record of the current table, saved by the button in its menu. */
export async function saveRecord(v: Visitor): Promise<SavedRecord> {
  const menu = await openMenu(v);
  const arrives = v.page.waitForEvent('download');
  await press(v, menu.locator('[data-act=save]'));
  const file = await (await arrives).path();
  return { file, record: recordIn(readFileSync(file, 'utf8')) };
}

/** The position of a record after this many moves, or at its end. */
export async function positionOf(record: GameRecord, at?: number): Promise<Core> {
  const opened = openRecord(await loadGame(record.game), record, at === undefined ? {} : { at });
  if ('problem' in opened) throw new Error(JSON.stringify(opened));
  return opened.state;
}

export const hashOf = async (record: GameRecord, at?: number): Promise<string> =>
  hashState(await positionOf(record, at));

/** Opens a file on the home page, and chooses where it goes on. */
export async function openFile(v: Visitor, file: string, where: 'toWatch' | 'toHere' | 'toServer'): Promise<void> {
  await v.page.goto('/');
  await v.page.locator('input[type=file]').setInputFiles(file);
  await press(v, v.page.getByRole('dialog', { name: v.l.home.importing.where }).getByText(v.l.home.importing[where]));
}
