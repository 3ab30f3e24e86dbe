// Starts a game in this browser from a page; returns its address, or null after showing the reason.
import { homeLines } from '../../../words/web/home.ts';
import { linesNow, useLangStore } from '../../app/lang.ts';
import { toast } from '../../design/toasts.ts';
import { type Created, createFromRecord, createLocalGame, type NewLocal } from '../../play/local/createLocalGame.ts';
import { problemOf } from '../../play/problemOf.ts';

export const createLocal = (wanted: NewLocal): Promise<string | null> => addressOf(createLocalGame(wanted));

export const openLocal = (record: unknown): Promise<string | null> => addressOf(createFromRecord(record));

async function addressOf(making: Promise<Created>): Promise<string | null> {
  const made = await making.catch(() => null);
  if (made && 'id' in made) return `/local/${made.id}`;
  toast(made ? problemOf(made.problem, useLangStore.getState().lang) : linesNow(homeLines).local.failed, 'bad');
  return null;
}
