// The words of this face, by language.

import type { Lang } from '../../../words/phrases.ts';
import { chicagoExpressWeb as en } from '../words/en/panels.ts';
import { chicagoExpressWeb as it } from '../words/it/panels.ts';
import type { ChicagoWebLines } from '../words/panels.ts';

export const chicagoLines: Readonly<Record<Lang, ChicagoWebLines>> = { en, it };
