import { host as en } from '../en/web/host.ts';
import { host as it } from '../it/web/host.ts';
import type { InEvery, Lines } from '../lines.ts';

export type HostLines = Lines<typeof en>;

export const hostLines: InEvery<typeof en> = { en, it };
