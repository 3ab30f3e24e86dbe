import { keys as en } from '../en/web/keys.ts';
import { keys as it } from '../it/web/keys.ts';
import type { InEvery } from '../lines.ts';

/** The keys of a board that has the focus, by what they do. */
export type BoardKeyId = 'walk' | 'pan' | 'next' | 'previous' | 'touch' | 'closer' | 'farther' | 'fit';

export type CommandGroup = 'choices' | 'turn' | 'panels' | 'rounds' | 'companies' | 'places' | 'more';

export const keysLines: InEvery<typeof en> = { en, it };
