// The reason why a kind of action is closed: of all obstacles, the one nearest to being possible.
import { check, decisionOf, type Refusal } from '../engine/index.ts';
import { fieldsOf } from './fieldsOf.ts';
import type { Desk } from './menu.ts';

/**
 * The engine gives the reason met furthest down its fields. Of several reasons in one field, the one tested last is
 * nearest: a city that is reached and full says more than one of many out of reach.
 */
export function nearestRefusal({ game, state, seat }: Desk, type: string): Refusal | null {
  const told = check(game, state, seat, { type });
  const step = decisionOf(game, state)?.steps.find(({ id }) => id === type);
  const fields = fieldsOf(game, state, type);
  const first = fields?.names[0];
  if (!told?.example || !step || !fields || first === undefined || fields.kind(first) !== 'oneOf') return told;
  const nearness = ({ code }: Refusal): number => {
    const at = step.conditions.findIndex((condition) => condition.code === code);
    const named = step.conditions[at]?.fields ?? [];
    const depth = Math.max(0, ...named.map((name) => fields.names.indexOf(String(name)) + 1));
    return depth * step.conditions.length + at;
  };
  let best = told;
  for (const value of fields.offer(first, { type }, seat)) {
    const refusal = check(game, state, seat, { type, [first]: value });
    if (refusal && nearness(refusal) > nearness(best)) best = { ...refusal, example: true };
  }
  return best;
}
