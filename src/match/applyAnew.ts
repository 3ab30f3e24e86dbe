// Makes a move now, or retells one. A choice that a step never offers (`Step.isKnown`) comes from a slip of another
// platform: its records replay for ever, but nobody makes such a move anew.
import { type Action, apply, type Core, deciding, type Game, PASS, type Seat } from '../engine/index.ts';

type Outcome = ReturnType<typeof apply<Core>>;

/** As `apply`, for a new move: choices that are not offered are refused too. */
export function applyAnew(game: Game, s: Core, seat: Seat, action: unknown): Outcome {
  const outcome = apply(game, s, seat, action);
  if (!outcome.ok) return outcome;
  const types = deciding(game, s, seat);
  if (types.includes((action as Action).type)) return outcome;
  const code = 'flow.notNow';
  const instead = types.filter((type) => type !== PASS.type);
  return { ok: false, refusal: { code, rule: game.rules.ruleOf(code), args: { instead } } };
}
