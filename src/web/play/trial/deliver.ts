// Sends tried moves to the table one after the other, until one is refused.
import { lastSeq } from '../../../match/timeline.ts';
import { isTaken, type TriedMove } from '../../../match/trial.ts';
import type { Sent, TableLink } from '../link.ts';

export async function deliver(link: TableLink, moves: readonly TriedMove[]): Promise<Sent> {
  for (const [taken, move] of moves.entries()) {
    const { timeline } = link.store.getState();
    if (!timeline || !isTaken(timeline, move) || !(await accepted(link, move))) return { taken, of: moves.length };
  }
  return { taken: moves.length, of: moves.length };
}

/** True if the table took the move: known when nothing is on its way any more. */
function accepted(link: TableLink, { seat, action }: TriedMove): Promise<boolean> {
  const { store } = link;
  const seq = () => lastSeq(store.getState().timeline!);
  const before = seq();
  link.dismiss();
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { outbox, notice } = store.getState();
      if (outbox.state !== 'idle' || (notice === null && seq() === before)) return false;
      resolve(notice === null);
      return true;
    };
    link.act(seat, action);
    if (look()) return;
    const stop = store.subscribe(() => look() && stop());
  });
}
