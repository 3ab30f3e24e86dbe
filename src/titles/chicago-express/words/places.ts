// Names of places and companies of Chicago Express: the same in every language.
import { type CompanyId, companies, companyIds } from '../rules/companies.ts';
import { hexes, hexIds } from '../rules/map.ts';

/** "Binghamton (Q3)" where the board has a name. */
const places = hexIds.flatMap((id) => (hexes[id].name ? [[id, `${hexes[id].name} (${id})`]] : []));

const shortNames = companyIds.map((id: CompanyId) => [id, companies[id].short]);

export const chicagoPlaces: Readonly<Record<string, string>> = Object.fromEntries([...places, ...shortNames]);
