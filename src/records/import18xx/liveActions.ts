// The live actions of a raw export: without chat, orders and undone actions, and with automatic actions after the
// action they came with.

type Json = Record<string, unknown>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);

const typeOf = (action: unknown): unknown => (isObject(action) ? action.type : undefined);

/** An order of an absent player. It is not a move, but an undo counts it; its effects are recorded separately. */
const isOrder = (action: unknown): boolean => String(typeOf(action)).startsWith('program_');

/** The live actions, in order. */
export function liveActions(actions: readonly unknown[]): readonly unknown[] {
  const live: unknown[] = [];
  /** Actions taken back by each undo, the newest last: a redo restores them, anything else but chat forgets them. */
  let undone: unknown[][] = [];
  for (const action of actions) {
    const type = typeOf(action);
    if (type === 'message') continue;
    if (type === 'undo') undone.push(live.splice(keptBy(live, (action as Json).action_id)));
    else if (type === 'redo') live.push(...(undone.pop() ?? []));
    else {
      undone = [];
      live.push(action);
    }
  }
  return live.flatMap(withItsOwn).filter((action) => !isOrder(action));
}

/** An action, followed by its automatic actions; these have no number of their own and get that of the action. */
function withItsOwn(action: unknown): readonly unknown[] {
  if (!isObject(action) || !Array.isArray(action.auto_actions)) return [action];
  const { id } = action;
  const own = action.auto_actions.filter((one) => typeOf(one) !== 'message');
  return [action, ...own.flatMap((one) => withItsOwn(isObject(one) ? { id, ...one } : one))];
}

/** Actions left by an undo: those up to the one it names, or all but the last. */
function keptBy(live: readonly unknown[], to: unknown): number {
  if (to === undefined || to === null) return Math.max(0, live.length - 1);
  const beyond = live.findIndex((action) => isObject(action) && Number(action.id) > Number(to));
  return beyond < 0 ? live.length : beyond;
}
