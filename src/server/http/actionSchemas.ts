// Schemas of each game's actions for the description of the API, made from the steps that check them.
import type { Game } from '../../engine/index.ts';
import { gameIds, loadGame } from '../../titles/registry.ts';

type Json = Readonly<Record<string, unknown>>;
type Stage = Game['frames'][string]['stages'][string];

const words = { type: 'string' };
const shapes: Readonly<Record<string, Json>> = {
  oneOf: { anyOf: [words, { type: 'number' }] },
  int: { type: 'integer' },
  list: { type: 'array', items: { anyOf: [words, { type: 'number' }] } },
  path: { type: 'array', items: words, description: 'Pieces of track, in order.' },
  routes: {
    type: 'array',
    items: {
      type: 'object',
      properties: { train: words, track: { type: 'array', items: words } },
      required: ['train', 'track'],
    },
  },
};

const stepsOf = (stage: Stage) => ('auto' in stage ? [] : Array.isArray(stage) ? stage : [stage]);

/** One schema per game, by name, which accepts any of its actions. */
export async function actionSchemas(): Promise<Record<string, Json>> {
  const all: Record<string, Json> = {};
  for (const id of gameIds) {
    const game = (await loadGame(id))!;
    const steps = Object.values(game.frames).flatMap(({ stages, asides = [] }) => [
      ...Object.values(stages).flatMap(stepsOf),
      ...asides,
    ]);
    const byType = new Map(steps.map((step) => [step.id as string, step]));
    all[`Action_${id}`] = {
      description: `An action of ${game.name}.`,
      anyOf: [actionOf('pass', {}), ...[...byType].map(([type, step]) => actionOf(type, step.fields))],
    };
  }
  return all;
}

function actionOf(type: string, fields: Readonly<Record<string, { readonly kind: string }>>): Json {
  const properties = Object.entries(fields).map(([name, { kind }]) => [name, shapes[kind] ?? {}]);
  return {
    type: 'object',
    title: type,
    properties: { type: { const: type }, ...Object.fromEntries(properties) },
    required: ['type', ...Object.keys(fields)],
    additionalProperties: false,
  };
}
