// The eight public and the eight maritime companies of 1865 (R002-R003, R165): names, places, colours.

import { type NodeId, nodeId } from '../../../engine/track/board.ts';
import type { Table } from '../../../kernel/rail.ts';
import { hexNamed } from './map.ts';
import { isShort } from './shortGame.ts';

export const companyIds = ['FMS', 'RCSF', 'SFSS', 'FCS', 'SFS', 'FA', 'CFC', 'CFD'] as const;
export type CompanyId = (typeof companyIds)[number];

export interface CompanyFacts {
  readonly name: string;
  /** By the name of the place: the map says where it lies. */
  readonly home: string;
  /** R079: its historic destination. */
  readonly destination: string;
}

const line = (home: string, destination: string, name: string): CompanyFacts => ({ name, home, destination });

export const companies: Readonly<Record<CompanyId, CompanyFacts>> = {
  FMS: line('Cagliari', 'Serbariu', 'Ferrovie Meridionali Sarde'),
  RCSF: line('Oristano', 'Cagliari', 'Regia Compagnia delle Ferrovie della Sardegna'),
  SFSS: line('Sassari', 'Olbia', 'Strade Ferrate Settentrionali Sarde'),
  FCS: line('Isili', 'Nuoro', 'Ferrovie Complementari di Sardegna'),
  SFS: line('Arbatax', 'Cagliari', 'Società Italiana Strade Ferrate Secondarie della Sardegna'),
  FA: line('Nuoro', 'Olbia', 'Ferrovie degli Aranci'),
  CFC: line('Bastia', 'Ajaccio', 'Chemin de fer Corse'),
  CFD: line('Portovecchio', 'Bastia', 'Chemins de Fer Départementaux'),
};

export const isCompany = (id: string): id is CompanyId => Object.hasOwn(companies, id);

/** Where its home token lies from the start (R007); a company started again has another home (R151). */
export const homeOf = (id: CompanyId): NodeId => nodeId(hexNamed(companies[id].home), 0);
export const destinationOf = (id: CompanyId): NodeId => nodeId(hexNamed(companies[id].destination), 0);

/** The paper and the ink of their tokens. */
export const colours: Readonly<Record<CompanyId, { readonly paper: string; readonly ink: string }>> = {
  FMS: { paper: '#c4161c', ink: '#ffffff' },
  RCSF: { paper: '#14773a', ink: '#ffffff' },
  SFSS: { paper: '#1c4fa3', ink: '#ffffff' },
  FCS: { paper: '#6f4220', ink: '#ffffff' },
  SFS: { paper: '#f08a1d', ink: '#000000' },
  FA: { paper: '#ffe03a', ink: '#000000' },
  CFC: { paper: '#a7a9ac', ink: '#000000' },
  CFD: { paper: '#1d1d1d', ink: '#ffffff' },
};

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

/** R014: what one pays a player who holds it, each operating round; R017: what it covers for a company. */
export const INCOME = 20;
export const MARITIME_COVERAGE = 8;

/** R165: these do not take part in the short game. */
const corsican: readonly string[] = ['CFC', 'CFD', 'M7', 'M8'];
const inPlay = <Id extends string>(ids: readonly Id[]): ((s: Pick<Table, 'options'>) => readonly Id[]) => {
  const sardinian = ids.filter((id) => !corsican.includes(id));
  return (s) => (isShort(s) ? sardinian : ids);
};

export const companiesOf = inPlay(companyIds);
export const maritimesOf = inPlay(maritimeIds);
