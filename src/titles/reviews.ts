// What a title adds to the review of its games; nothing where it has no part for it.
import type { Game } from '../engine/index.ts';
import { titleOf } from './registry.ts';
import type { OwnReview } from './title.ts';

export const loadReview = async (game: Game): Promise<OwnReview | undefined> => titleOf(game.id)?.review?.();
