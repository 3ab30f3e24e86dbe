import { map as en } from '../en/web/map.ts';
import { map as it } from '../it/web/map.ts';
import type { InEvery, Lines } from '../lines.ts';

export type MapLines = Lines<typeof en>;

export const mapLines: InEvery<typeof en> = { en, it };
