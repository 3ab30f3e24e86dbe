import { design as en } from '../en/web/design.ts';
import { design as it } from '../it/web/design.ts';
import type { InEvery } from '../lines.ts';

export const designLines: InEvery<typeof en> = { en, it };
