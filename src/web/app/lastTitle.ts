// The title that was last played or looked at in this browser: the home page begins with it.
import { keep, kept } from './keep.ts';

/** Null for a newcomer. */
export const lastTitle = (): string | null => kept('title');

export const rememberTitle = (id: string): void => keep('title', id);
