// Set-up of `npm run soak -- conditions`: gives every condition of a game's steps a switch, so that the runner can take out
// those that refused something in a test.
import type { AnyStep } from '../../src/engine/core/step.ts';
import { examples, games } from './games.ts';

/** The runner's switch (withoutEffect.ts). */
declare const binarioEffect: (id: string) => boolean;

for (const game of [...games, ...examples])
  for (const frame of Object.values(game.frames))
    for (const step of [...Object.values(frame.stages).flat(), ...(frame.asides ?? [])] as AnyStep<unknown>[])
      for (const condition of [...(step.conditions ?? []), ...(step.passing ?? [])]) {
        const { holds, code } = condition;
        condition.holds = (...of) => holds(...of) || !binarioEffect(code);
      }
