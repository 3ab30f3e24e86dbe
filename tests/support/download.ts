// A record as a player downloads it: without our additions, with the platform's.

type Json = Record<string, unknown>;
type Recorded = Json & { actions: Json[]; players: { id: unknown; name: string }[]; settings?: Json };

const KEPT = ['id', 'title', 'players', 'settings', 'actions', 'result'];

/** Without hints: only the fields of a download. */
export function withoutHints(record: object): Recorded {
  return Object.fromEntries(
    Object.entries(bare(record) as Json).filter(([key]) => KEPT.includes(key)),
  ) as unknown as Recorded;
}

const bare = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(bare);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, value]) => [key, bare(value)]),
  );
};

/** As in the platform's files: numbers for players, chat, orders, undone and redone moves. */
export function asDownload(record: object): Json {
  const { players, actions, result, settings, ...rest } = withoutHints(record);
  const ids = new Map(players.map(({ id }, i) => [String(id), 7001 + i]));
  const named = (a: Json): Json =>
    a.entity_type === 'player' ? { ...a, entity: ids.get(String(a.entity)) ?? a.entity } : { ...a };
  return {
    ...rest,
    description: 'a game among friends',
    user: { id: 7001, name: players[0]!.name },
    players: players.map(({ id, name }) => ({ id: ids.get(String(id)), name })),
    settings: { ...settings, is_async: true, auto_routing: false },
    status: 'finished',
    turn: 1,
    acting: [],
    result: Object.fromEntries(Object.entries(result ?? {}).map(([id, sum]) => [ids.get(id) ?? id, sum])),
    actions: numbered(actions.map(({ id: _, ...action }) => named(action)).flatMap(disturbed), 7001),
    created_at: 1700000000,
  };
}

/** As in hot-seat games: players have names and no ids. */
export function asHotSeat(record: object): Json {
  const { players, actions, result, ...rest } = withoutHints(record);
  const names = new Map(players.map(({ id, name }) => [String(id), `the ${name}`]));
  return {
    ...rest,
    mode: 'hotseat',
    players: players.map(({ id }) => ({ name: names.get(String(id)) })),
    actions: actions.map((a) => (a.entity_type === 'player' ? { ...a, entity: names.get(String(a.entity)) } : a)),
    result: Object.fromEntries(Object.entries(result ?? {}).map(([id, sum]) => [names.get(id), sum])),
  };
}

/** An action among its neighbours in a file, with each kind of disturbance now and then. `own` stands for an action's number. */
function disturbed(action: Json, i: number): Json[] {
  const by = { entity: action.entity, entity_type: action.entity_type };
  const slip = { type: 'pass', ...by };
  const order = { type: 'program_share_pass', ...by, unconditional: false };
  const undo = { type: 'undo', ...by };
  switch (i % 7) {
    case 1:
      return [{ type: 'message', ...by, message: 'good luck' }, action];
    case 2:
      return [{ ...slip, auto_actions: [slip, slip] }, undo, action];
    case 3:
      return [slip, undo, { type: 'redo', ...by }, undo, action];
    case 4:
      return [order, undo, slip, slip, { ...undo, action_id: 'before' }, action];
    case 5:
      return [action, { ...slip }, order, undo, undo, { type: 'message', ...by, message: 'sorry' }];
    case 6:
      return [{ ...order, auto_actions: [action] }];
    default:
      return [action];
  }
}

/** Actions have numbers, automatic ones do not; an undo of several names its target. */
function numbered(actions: readonly Json[], user: number): Json[] {
  return actions.map((action, i) => ({
    ...action,
    ...(action.action_id === 'before' ? { action_id: i - 2 } : {}),
    id: i + 1,
    user,
    created_at: 1700000000 + i,
  }));
}
