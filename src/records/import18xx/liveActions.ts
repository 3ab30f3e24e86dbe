// What counts of a raw export: chat and programs left out, what was undone taken back, what came with an action put after it.

type Json = Record<string, unknown>;

/** Neither chat nor the orders of players who are away are part of the game; what those orders did is recorded by itself. */
const isAside = (type: unknown): boolean => type === 'message' || String(type).startsWith('program_');

/** The actions that count, in order. A list without any of this comes back as it is. */
export function liveActions(actions: readonly unknown[]): readonly unknown[] {
  const live: unknown[] = [];
  /** What each undo took back, the newest last: a redo brings it again, a new action forgets it. */
  let undone: unknown[][] = [];
  for (const action of actions) {
    const { type, action_id: to, auto_actions: auto } = (action ?? {}) as Json;
    if (type === 'undo') undone.push(live.splice(keptBy(live, to)));
    else if (type === 'redo') live.push(...(undone.pop() ?? []));
    else if (!isAside(type)) {
      undone = [];
      live.push(action, ...(Array.isArray(auto) ? auto.filter((own) => !isAside((own as Json | null)?.type)) : []));
    }
  }
  return live;
}

/** How many actions an undo leaves: those up to the one it names, or all but the last. */
function keptBy(live: readonly unknown[], to: unknown): number {
  if (typeof to !== 'number') return Math.max(0, live.length - 1);
  const beyond = live.findIndex((action) => Number((action as Json).id) > to);
  return beyond < 0 ? live.length : beyond;
}
