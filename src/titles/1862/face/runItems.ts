// The income of runs of 1862 in words: kind of train, ends, locations, distance, port.
import { type Core, hexOfNode, type Run } from '../../../engine/index.ts';
import type { RunItems } from '../../../web/kit/face.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import type { CompanyId } from '../rules/companies.ts';
import { map } from '../rules/map.ts';
import { itemised, type RunItem } from '../rules/operating/itemised.ts';
import type { State1862 } from '../rules/state.ts';
import { lines1862 } from '../words/panels.ts';

export function runItems(
  state: Core,
  company: string,
  runs: readonly Run[],
  words: Words,
  lang: Lang,
): readonly RunItems[] | null {
  const items = itemised(state as State1862, company as CompanyId, runs);
  return items?.map((item) => said(item, words, lang)) ?? null;
}

function said(item: RunItem, { f }: Words, lang: Lang): RunItems {
  const { train, kind, ends, ports, paid, distance, joined, subsidy, revenue } = item;
  const l = lines1862[lang];
  const place = (stop: string): string => {
    const hex = hexOfNode(stop);
    return map.hexes[hex]?.name ?? (ports.includes(stop) ? l.run.port(hex) : hex);
  };
  const sums = [
    ...paid.filter(({ sum }) => sum > 0).map(({ stop, sum }) => l.run.paid(place(stop), f.money(sum))),
    ...(distance ? [l.run.distance(distance.hexes, f.money(distance.each), distance.port)] : []),
  ];
  const parts = [
    ...(sums.length > 0 ? [sums.join(' + ')] : joined === null ? [l.run.nothing] : []),
    ...(joined === null ? [] : [l.run.joined(f.train(joined))]),
    ...(subsidy ? [l.run.subsidy(f.money(subsidy.sum), subsidy.hexes)] : []),
  ];
  return {
    train,
    revenue,
    head: l.run.head(f.train(train), l.kinds[kind], place(ends[0]), place(ends[1])),
    parts: parts.join('; '),
  };
}
