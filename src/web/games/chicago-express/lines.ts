// The words of this face, by language.
import { chicagoExpressWeb as en } from '../../../i18n/en/web/chicagoExpress.ts';
import { chicagoExpressWeb as it } from '../../../i18n/it/web/chicagoExpress.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import type { ChicagoWebLines } from '../../../i18n/web/chicagoExpress.ts';

export const chicagoLines: Readonly<Record<Lang, ChicagoWebLines>> = { en, it };
