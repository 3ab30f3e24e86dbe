// Recognising a record of 18xx.games in JSON that may be anything.
import { seedOf } from './chance.ts';
import { type ForeignAction, type ForeignProblem, type ForeignRecord, idAt } from './foreign.ts';
import { liveActions } from './liveActions.ts';

type Json = Record<string, unknown>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
/** True for an id of a player: a number on the platform, a word in an anonymised record. */
const isId = (x: unknown): x is string | number => typeof x === 'string' || Number.isSafeInteger(x);

/** True if this is meant to be a record of that platform: a title and a list of actions. */
export const isForeign = (json: unknown): json is Json =>
  isObject(json) && typeof json.title === 'string' && Array.isArray(json.actions);

/** The record in this JSON, or its fault. */
export function foreignFrom(json: Json): ForeignRecord | ForeignProblem {
  const { title, id, players: seated, settings, setup, routesNotReproducible: listed } = json;
  const actions = liveActions(json.actions as unknown[]);
  const players = playersFrom(seated);
  if (!players) return { problem: 'foreignField', field: 'players' };
  if (isGiven(settings) && !isObject(settings)) return { problem: 'foreignField', field: 'settings' };
  const rules = (settings as Json | undefined)?.optional_rules ?? [];
  if (!Array.isArray(rules) || !rules.every((rule) => typeof rule === 'string'))
    return { problem: 'foreignField', field: 'settings.optional_rules' };
  if (isGiven(setup) && !isObject(setup)) return { problem: 'foreignField', field: 'setup' };
  if (isGiven(json.result) && !isObject(json.result)) return { problem: 'foreignField', field: 'result' };
  const wrong = wrongAction(actions);
  if (wrong) return wrong;
  const result = scoresIn(players, json);
  return {
    title: title as string,
    players,
    optionalRules: rules,
    seed: seedOf((settings as Json | undefined)?.seed, id),
    setup: (setup as Json | undefined) ?? {},
    actions: (actions as Json[]).map((action) => ({ ...action, entity: entityOf(players, action) }) as ForeignAction),
    over: result !== null || json.status === 'finished',
    result,
    notReproducible: Array.isArray(listed) ? listed.flatMap((run) => (isObject(run) ? [Number(run.id)] : [])) : [],
  };
}

/** True if a field is neither missing nor null. */
const isGiven = (x: unknown): boolean => x !== undefined && x !== null;

type Players = ForeignRecord['players'];

/** Players of hot-seat games have names but no ids: there the name is the id. Null if a player has neither. */
function playersFrom(seated: unknown): Players | null {
  if (!Array.isArray(seated) || seated.length === 0) return null;
  const players = seated.flatMap((player) => {
    const { id, name } = isObject(player) ? player : { id: undefined, name: player };
    const known = isId(id) ? id : name;
    return isId(known) ? [{ id: String(known), name: String(isId(name) ? name : known) }] : [];
  });
  return players.length === seated.length ? players : null;
}

/** A player's id from his id or, in old records, his name. */
const playerCalled = (players: Players, called: string): string =>
  (players.find(({ id }) => id === called) ?? players.find(({ name }) => name === called))?.id ?? called;

const entityOf = (players: Players, { entity, entity_type }: Json): string =>
  entity_type === 'player' ? playerCalled(players, String(entity)) : String(entity);

function wrongAction(actions: readonly unknown[]): ForeignProblem | null {
  for (const [i, action] of actions.entries()) {
    const field = wrongField(action);
    if (field)
      return { problem: 'foreignAction', index: i + 1, field, ...idAt({ actions: actions as ForeignAction[] }, i + 1) };
  }
  return null;
}

function wrongField(action: unknown): string | null {
  if (!isObject(action)) return 'action';
  if (typeof action.type !== 'string') return 'type';
  if (!isId(action.entity)) return 'entity';
  return typeof action.entity_type === 'string' ? null : 'entity_type';
}

/** Scores by player; null for an unfinished game, even if its record has a field for them. */
function scoresIn(players: Players, { result, status }: Json): Readonly<Record<string, number>> | null {
  const isGoingOn = status === 'active' || status === 'new';
  if (!isObject(result) || isGoingOn) return null;
  const scores = Object.entries(result).flatMap(([called, sum]) =>
    Number.isSafeInteger(sum) ? [[playerCalled(players, called), Number(sum)] as const] : [],
  );
  return scores.length > 0 ? Object.fromEntries(scores) : null;
}
