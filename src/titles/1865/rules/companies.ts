// The eight public and the eight maritime companies of 1865 (R002-R003, R165): names, places, colours.
import type { Known } from '../../../engine/core/fields.ts';
import { type NodeId, nodeId } from '../../../engine/track/board.ts';
import type { CompanyFacts as Facts } from '../../../kernel/box.ts';
import { hexNamed } from './map.ts';
import { isShort, type Variant } from './rulings.ts';

export const companyIds = ['FMS', 'RCSF', 'SFSS', 'FCS', 'SFS', 'FA', 'CFC', 'CFD'] as const;
export type CompanyId = (typeof companyIds)[number];

interface CompanyFacts extends Facts {
  /** The name of a place on the map. */
  readonly home: string;
  /** R079: its historic destination. */
  readonly destination: string;
}

function line(home: string, destination: string, name: string, paper: string, ink = '#ffffff'): CompanyFacts {
  return { name, home, destination, paper, ink };
}

const BLACK = '#000000';

export const companies: Readonly<Record<CompanyId, CompanyFacts>> = {
  FMS: line('Cagliari', 'Serbariu', 'Ferrovie Meridionali Sarde', '#c4161c'),
  RCSF: line('Oristano', 'Cagliari', 'Regia Compagnia delle Ferrovie della Sardegna', '#14773a'),
  SFSS: line('Sassari', 'Olbia', 'Strade Ferrate Settentrionali Sarde', '#1c4fa3'),
  FCS: line('Isili', 'Nuoro', 'Ferrovie Complementari di Sardegna', '#6f4220'),
  SFS: line('Arbatax', 'Cagliari', 'Società Italiana Strade Ferrate Secondarie della Sardegna', '#f08a1d', BLACK),
  FA: line('Nuoro', 'Olbia', 'Ferrovie degli Aranci', '#ffe03a', BLACK),
  CFC: line('Bastia', 'Ajaccio', 'Chemin de fer Corse', '#a7a9ac', BLACK),
  CFD: line('Portovecchio', 'Bastia', 'Chemins de Fer Départementaux', '#1d1d1d'),
};

export const isCompany = (id: string): id is CompanyId => Object.hasOwn(companies, id);

/** The city of its home token at the start (R007); a company started again has another home (R151). */
export const homeOf = (id: CompanyId): NodeId => nodeId(hexNamed(companies[id].home), 0);
export const destinationOf = (id: string): NodeId => nodeId(hexNamed(companies[id as CompanyId].destination), 0);

export const maritimeIds = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'] as const;
export type MaritimeId = (typeof maritimeIds)[number];

/** Their places are marked on the map. */
export const maritimeNames: Readonly<Record<MaritimeId, string>> = {
  M1: 'Compagnia Marittima Golfo Aranci',
  M2: 'Compagnia Marittima Arbatax',
  M3: 'Compagnia Marittima Cagliari',
  M4: 'Compagnia Marittima Carbonia District',
  M5: 'Compagnia Marittima Oristano',
  M6: 'Compagnia Marittima Sassari',
  M7: 'Compagnia Marittima Ajaccio',
  M8: 'Compagnia Marittima Calvi',
};

/** R014: income of a player from each one in an operating round; R017: traffic that each covers for a company. */
export const INCOME = 20;
export const MARITIME_COVERAGE = 8;

/** R165: these do not take part in the short game. */
const corsican: readonly string[] = ['CFC', 'CFD', 'M7', 'M8'];
const inPlay = <Id extends string>(ids: readonly Id[]): ((t: Variant) => readonly Id[]) => {
  const sardinian = ids.filter((id) => !corsican.includes(id));
  return (t) => (isShort(t) ? sardinian : ids);
};

export const companiesOf = inPlay(companyIds);
export const maritimesOf = inPlay(maritimeIds);

/** The companies that an action can name. */
export const inGame = (t: Variant): Known => new Set<string>(companiesOf(t));
