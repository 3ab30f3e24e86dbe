// The current decision in our game, and the refusal for a record that asks for another.
import { type Core, type Decision, decisionOf, type Game, type Refusal } from '../../engine/index.ts';

export function decidesIn<S extends Core>(game: Game<S>) {
  const decisionIn = (s: S): Decision<S> | null => decisionOf(game, s);
  const refusal = (code: string, args: Refusal['args']): Refusal => ({ code, rule: game.rules.ruleOf(code), args });
  return {
    decisionIn,
    /** True if one of these is being decided. */
    decides: (s: S, ...ids: readonly string[]): boolean =>
      decisionIn(s)?.steps.some((step) => ids.includes(step.id)) ?? false,
    /** The refusal that names the current decision, as the engine itself would. */
    notNow(s: S): Refusal {
      const decision = decisionIn(s);
      return decision
        ? refusal('flow.notNow', { instead: decision.steps.map(({ id }) => id) })
        : refusal('flow.over', {});
    },
    unknown: (type: string): Refusal => refusal('action.unknown', { field: 'type', value: type.slice(0, 40) }),
    unknownRoutes: (type: string): Refusal => refusal('action.unknown', { field: 'routes', value: type }),
  };
}
