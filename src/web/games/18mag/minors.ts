// The minors of 18Mag as their table shows them.
import { hexOfNode } from '../../../engine/track/board.ts';
import type { MapFacts } from '../../../engine/track/facts.ts';
import { homeOf, type MinorId, minors as minorFacts, minorsOf } from '../../../games/18mag/companies.ts';
import { mapOf } from '../../../games/18mag/maps/maps.ts';
import { minorOf, type State18Mag } from '../../../games/18mag/state.ts';
import { lines18mag } from '../../../i18n/web/g18mag.ts';
import type { Home, Minors } from '../kit18xx/rail.ts';

type Table = { readonly players: number };

const placeOf = ({ hexes }: MapFacts, hex: string): string => hexes[hex]?.name ?? hex;

export const minorsFor = (table: Table): Minors<State18Mag> => ({
  ids: minorsOf(table),
  head: (lang) => lines18mag[lang].minors,
  label: (id) => minorFacts[id as MinorId].abbreviation,
  owner: (s, id) => minorOf(s, id as MinorId).owner,
  idle(s, id, lang) {
    const { status } = minorOf(s, id as MinorId);
    return status === 'drafted' ? null : lines18mag[lang][status];
  },
  columns: (lang) => [{ id: 'terrain', ...lines18mag[lang].terrainTokens }],
  figure: (s, id) => minorOf(s, id as MinorId).terrainTokens,
  more(s, id, lang) {
    const { status, terrainTokens } = minorOf(s, id as MinorId);
    if (status !== 'offered') return [];
    const l = lines18mag[lang];
    const home = placeOf(mapOf(table), hexOfNode(homeOf(table, id as MinorId)));
    const facts = [l.home(home), ...(terrainTokens > 0 ? [l.terrain(terrainTokens)] : [])];
    return [{ id: 'home', label: '', value: facts.join(' · ') }];
  },
});

/** Homes are kept for those that may still be drafted. */
export const homesOf = (s: State18Mag): Home[] =>
  minorsOf(s).flatMap((company) => {
    if (minorOf(s, company).status !== 'offered') return [];
    const city = homeOf(s, company);
    return [{ company, hex: hexOfNode(city), city: Number(city.slice(city.indexOf('.') + 1)) }];
  });
