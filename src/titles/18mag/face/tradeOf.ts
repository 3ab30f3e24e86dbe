// A major's services to the minors, by which it earns; some differ on the small map.

import type { Table } from '../../../kernel/index.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { MajorId } from '../rules/companies.ts';
import { isSmall } from '../rules/players.ts';
import { lines18mag } from '../words/panels.ts';

export function tradeOf(table: Table, id: string, lang: Lang): string {
  const { trades, tradesOnSmallMap } = lines18mag[lang];
  return (isSmall(table) ? tradesOnSmallMap[id as MajorId] : undefined) ?? trades[id as MajorId];
}
