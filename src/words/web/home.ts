import { home as en } from '../en/web/home.ts';
import { home as it } from '../it/web/home.ts';
import type { InEvery, Lines } from '../lines.ts';

export type HomeLines = Lines<typeof en>;

/** Uses of an opened record. */
export type ImportWay = 'toWatch' | 'toHere' | 'toServer';

export const homeLines: InEvery<typeof en> = { en, it };
