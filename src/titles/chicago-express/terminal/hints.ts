// Short words of Chicago Express on the effect of a choice and on a place.

import type { GameEvent } from '../../../engine/index.ts';
import type { ChicagoEvent } from '../rules/events.ts';
import { incomeOf } from '../rules/income.ts';
import { type HexId, hexes, hexIds, isIndustrial, scales } from '../rules/map.ts';
import { costOf, takesOne } from '../rules/network.ts';
import { type ChicagoState, isDeveloped, standing } from '../rules/state.ts';
import { companyLetters } from './colours.ts';
import type { OwnLook } from './look.ts';

/** "$4 +2" for a build, "+1 P N" for a development. */
export function hint(events: readonly GameEvent[], { words: { f } }: OwnLook): string {
  return (events as readonly ChicagoEvent[])
    .map((e) => {
      if (e.type === 'built') return `${f.money(e.cost)}${e.gain > 0 ? ` +${e.gain}` : ''}`;
      if (e.type === 'developed') return `+${e.gain} ${e.companies.map((id) => companyLetters[id]).join(' ')}`;
      if (e.type === 'forestCleared') return `${f.money(e.cash)} ${companyLetters[e.company]}`;
      if (e.type === 'auctionOpened') return `≥ ${f.money(e.least)}`;
      return '';
    })
    .filter((text) => text !== '')
    .join(' ');
}

export const places: Readonly<Record<string, string>> = Object.fromEntries(
  hexIds.map((hex) => [hex, hexes[hex].name ?? hex]),
);

const FOREST_CASH = 2;

export function place(s: ChicagoState, id: string, { words: { f }, own }: OwnLook): string | null {
  if (!Object.hasOwn(hexes, id)) return null;
  const hex = id as HexId;
  const { kind, development } = hexes[hex];
  const words = own;
  const here = standing(s, hex);
  const closed = kind === 'start' || (takesOne(hex) && here.length > 0);
  const facts = [
    words.kinds[kind],
    closed ? words.full : words.nextCosts(f.money(costOf(s, hex)), incomeOf(s, hex)),
    here.length > 0 ? words.here(f.list(here.map((company) => f.name(company)))) : words.nobodyHere,
  ];
  if (isDeveloped(s, hex)) facts.push(words.developed);
  else if (isIndustrial(hex))
    facts.push(words.scale(scales[hex].map((v) => (v === s.industry[hex] ? `[${v}]` : String(v))).join(' ')));
  else if (kind === 'forest') facts.push(words.forestPays(f.money(FOREST_CASH)));
  else if (development > 0) facts.push(words.develops(development));
  return `${f.name(hex)}: ${facts.join('; ')}`;
}
