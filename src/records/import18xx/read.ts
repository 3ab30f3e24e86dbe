// Recognising a record of 18xx.games in JSON that may be anything.
import type { ForeignAction, ForeignProblem, ForeignRecord } from './foreign.ts';
import { liveActions } from './liveActions.ts';

type Json = Record<string, unknown>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
/** Ids of players are numbers on the platform, and words where a record has been anonymised. */
const isId = (x: unknown): x is string | number => typeof x === 'string' || Number.isSafeInteger(x);

/** Whether this is meant to be a record of that platform: a title and a list of actions. */
export const isForeign = (json: unknown): json is Json =>
  isObject(json) && typeof json.title === 'string' && Array.isArray(json.actions);

/** The record in this JSON, or what is wrong with it. */
export function foreignFrom(json: Json): ForeignRecord | ForeignProblem {
  const { title, players, settings, setup, result, routesNotReproducible: listed } = json;
  const actions = liveActions(json.actions as unknown[]);
  if (!Array.isArray(players) || players.length === 0 || !players.every((p) => isObject(p) && isId(p.id)))
    return { problem: 'foreignField', field: 'players' };
  if (settings !== undefined && !isObject(settings)) return { problem: 'foreignField', field: 'settings' };
  const rules = settings?.optional_rules ?? [];
  if (!Array.isArray(rules) || !rules.every((rule) => typeof rule === 'string'))
    return { problem: 'foreignField', field: 'settings.optional_rules' };
  if (setup !== undefined && !isObject(setup)) return { problem: 'foreignField', field: 'setup' };
  if (result !== undefined && !isObject(result)) return { problem: 'foreignField', field: 'result' };
  const wrong = wrongAction(actions);
  if (wrong) return wrong;
  return {
    title: title as string,
    players: players.map(({ id, name }) => ({ id: String(id), name: typeof name === 'string' ? name : String(id) })),
    optionalRules: rules,
    setup: setup ?? {},
    actions: (actions as Json[]).map((action) => ({ ...action, entity: String(action.entity) }) as ForeignAction),
    result: result ? scores(result) : null,
    notReproducible: Array.isArray(listed) ? listed.flatMap((run) => (isObject(run) ? [Number(run.id)] : [])) : [],
  };
}

function wrongAction(actions: readonly unknown[]): ForeignProblem | null {
  for (const [i, action] of actions.entries()) {
    const field = wrongField(action);
    if (field) return { problem: 'foreignAction', index: i + 1, field };
  }
  return null;
}

function wrongField(action: unknown): string | null {
  if (!isObject(action)) return 'action';
  if (typeof action.type !== 'string') return 'type';
  if (!isId(action.entity)) return 'entity';
  return typeof action.entity_type === 'string' ? null : 'entity_type';
}

const scores = (result: Json): Record<string, number> =>
  Object.fromEntries(
    Object.entries(result).flatMap(([id, sum]) => (Number.isSafeInteger(sum) ? [[id, Number(sum)]] : [])),
  );
