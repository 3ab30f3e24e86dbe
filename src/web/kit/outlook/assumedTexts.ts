// The answers that were assumed, each in the words of its action; what is only left out is nothing to tell.
import { PASS } from '../../../engine/index.ts';
import type { Assumed } from '../../../match/playOn.ts';
import type { Words } from '../../../words/words.ts';

export const assumedTexts = (assumed: readonly Assumed[], { f, action: told }: Words): readonly string[] => [
  ...new Set(
    assumed
      .filter(({ action }) => action.type !== PASS.type)
      .map(({ seat, action }) => `${f.seat(seat)}: ${told(action)}`),
  ),
];
