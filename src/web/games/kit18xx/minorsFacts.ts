// The companies without shares: a line of figures each, those in play first.
import { treasury } from '../../../engine/core/owner.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { trainsOf, typeOf } from '../../../engine/trains/depot.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { railLines } from '../../../i18n/web/rail.ts';
import type { CompanyFacts, FactColumn, Roster } from '../../panels/tableFacts.ts';
import type { Minors, RailGame, RailState } from './rail.ts';

export function minorsFacts<S extends RailState>(game: RailGame<S>, minors: Minors<S>, s: S, lang: Lang): Roster {
  const l = railLines[lang];
  const usual = (['treasury', 'tokens'] as const).map((id) => ({ id, ...l.columns[id] }));
  const columns: FactColumn[] = [...usual, ...minors.columns(lang)];
  const isIdle = (id: string) => minors.idle(s, id, lang) !== null;
  const order = [...minors.ids.filter((id) => !isIdle(id)), ...minors.ids.filter(isIdle)];
  return {
    head: minors.head(lang),
    columns,
    companies: order.map((id) => minorFacts(game, minors, s, id, columns, lang)),
  };
}

function minorFacts<S extends RailState>(
  game: RailGame<S>,
  minors: Minors<S>,
  s: S,
  id: string,
  columns: readonly FactColumn[],
  lang: Lang,
): CompanyFacts {
  const idle = minors.idle(s, id, lang);
  const owner = minors.owner(s, id);
  const figure = (column: string): number => {
    if (column === 'treasury') return cashOf(s, treasury(id));
    return column === 'tokens' ? game.tokensLeft(s, id) : minors.figure(s, id, column);
  };
  return {
    id,
    name: minors.label(id),
    title: game.names[id] ?? id,
    mark: game.marks[id]!,
    ...(idle === null ? {} : { idle }),
    ...(owner === null ? {} : { leader: owner }),
    figures: Object.fromEntries(columns.map((column) => [column.id, idle === null ? String(figure(column.id)) : ''])),
    trains: trainsOf(s, id).map(typeOf),
    more: minors.more(s, id, lang),
  };
}
