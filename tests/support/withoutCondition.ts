// Set-up for `npm run soak -- conditions`: removes one condition from a game's steps, by its code, so that the tests
// can show that they notice.
import type { AnyStep } from '../../src/engine/core/step.ts';
import { games } from './games.ts';

const code = process.env.BINARIO_WITHOUT;

for (const game of games)
  for (const frame of Object.values(game.frames))
    for (const step of [...Object.values(frame.stages).flat(), ...(frame.asides ?? [])] as AnyStep<unknown>[])
      for (const condition of [...(step.conditions ?? []), ...(step.passing ?? [])])
        if (condition.code === code) condition.holds = () => true;
