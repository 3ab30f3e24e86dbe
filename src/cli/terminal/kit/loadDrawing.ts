// The drawing of a game in the terminal: its own, or that of any 18xx game from its description.
import type { Game } from '../../../engine/index.ts';
import { railOf } from '../../../kernel/index.ts';
import { titleOf } from '../../../titles/registry.ts';
import type { Lang } from '../../../words/phrases.ts';
import { type Drawing, plainDrawing } from '../drawing.ts';
import { railDrawing } from './railDrawing.ts';

export async function loadDrawing(game: Game, lang: Lang): Promise<Drawing> {
  const rail = railOf(game);
  return (await titleOf(game.id)?.terminal?.(lang)) ?? (rail ? railDrawing(rail) : plainDrawing);
}
