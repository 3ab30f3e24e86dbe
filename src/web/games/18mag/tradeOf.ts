// What a major does for the minors, and earns by; on the small map some do other things.
import type { MajorId } from '../../../games/18mag/companies.ts';
import { isSmall } from '../../../games/18mag/players.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { lines18mag } from '../../../i18n/web/g18mag.ts';
import type { Table } from '../../../kernel/index.ts';

export function tradeOf(table: Table, id: string, lang: Lang): string {
  const { trades, tradesOnSmallMap } = lines18mag[lang];
  return (isSmall(table) ? tradesOnSmallMap[id as MajorId] : undefined) ?? trades[id as MajorId];
}
