// A game in this browser, begun from a page of ours: its address, or null after the reason was shown.
import { homeLines } from '../../../i18n/web/home.ts';
import { lobbyLines } from '../../../i18n/web/lobby.ts';
import { linesNow } from '../../app/lang.ts';
import { toast } from '../../design/toasts.ts';
import type { NewLocal } from '../../play/local/createLocalGame.ts';

export async function createLocal(wanted: NewLocal): Promise<string | null> {
  // The engine and the game come only now, when one is begun.
  const { createLocalGame } = await import('../../play/local/createLocalGame.ts');
  const made = await createLocalGame(wanted).catch(() => null);
  if (made && 'id' in made) return `/local/${made.id}`;
  toast(made ? linesNow(lobbyLines).create.cannotSetUp : linesNow(homeLines).local.failed, 'bad');
  return null;
}
