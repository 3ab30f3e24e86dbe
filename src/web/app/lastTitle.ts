// The title last played or viewed in this browser, with which the home page begins.
import { keep, kept } from './keep.ts';

/** Null for a newcomer. */
export const lastTitle = (): string | null => kept('title');

export const rememberTitle = (id: string): void => keep('title', id);
