import { keys as en } from '../en/web/keys.ts';
import { keys as it } from '../it/web/keys.ts';
import type { InEvery } from '../lines.ts';

/** Effects of the keys of a focused board. */
export type BoardKeyId = 'walk' | 'pan' | 'next' | 'previous' | 'touch' | 'closer' | 'farther' | 'fit';

export type CommandGroup = 'choices' | 'turn' | 'panels' | 'rounds' | 'companies' | 'places' | 'more';

export const keysLines: InEvery<typeof en> = { en, it };
