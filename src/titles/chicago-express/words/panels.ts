import type { InEvery } from '../../../words/lines.ts';
import { chicagoExpressWeb as en } from './en/panels.ts';
import { chicagoExpressWeb as it } from './it/panels.ts';

export const chicagoLines: InEvery<typeof en> = { en, it };
