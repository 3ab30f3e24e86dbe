// The twenty companies of 1862 in the order of the roster (R002): name, home, colours.
import type { HexId } from '../../../engine/track/facts.ts';

export const companyIds = [
  'E&H',
  'ECR',
  'ENR',
  'ESR',
  'EUR',
  'FDR',
  'I&B',
  'L&D',
  'L&E',
  'L&H',
  'N&B',
  'N&E',
  'N&S',
  'Y&N',
  'NGC',
  'SVR',
  'WNR',
  'W&F',
  'WVR',
  'WStI',
] as const;
export type CompanyId = (typeof companyIds)[number];

export interface CompanyFacts {
  readonly name: string;
  /** It has one city. */
  readonly home: HexId;
}

const at = (home: HexId, name: string): CompanyFacts => ({ name, home });

export const companies: Readonly<Record<CompanyId, CompanyFacts>> = {
  'E&H': at('C8', 'Ely & Huntingdon'),
  ECR: at('D13', 'Eastern Counties Railway'),
  ENR: at('F3', 'East Norfolk Railway'),
  ESR: at('F11', 'East Suffolk Railway'),
  EUR: at('E12', 'Eastern Union Railway'),
  FDR: at('G12', 'Felixstowe Dock & Railway'),
  'I&B': at('D9', 'Ipswich & Bury Railway'),
  'L&D': at('D5', 'Lynn & Dereham Railway'),
  'L&E': at('C6', 'Lynn & Ely Railway'),
  'L&H': at('C4', 'Lynn & Hunstanton Railway'),
  'N&B': at('E8', 'Norwich & Brandon Railway'),
  'N&E': at('B13', 'Northern & Eastern Railway'),
  'N&S': at('H7', 'Norfolk & Suffolk, Joint Railway'),
  'Y&N': at('H5', 'Yarmouth & Norwich Railway'),
  NGC: at('C10', 'Newmarket and Great Chesterford Railway'),
  SVR: at('D11', 'Colchester, Stour Valley, Sudbury & Halstead'),
  WNR: at('E2', 'West Norfolk Railway'),
  'W&F': at('E4', 'Wells & Fakenham Railway'),
  WVR: at('G8', 'Waveney Valley Railway'),
  WStI: at('B5', 'Wisbech, St Ives & Cambridge Junction Rwy'),
};

export const isCompany = (id: string): id is CompanyId => Object.hasOwn(companies, id);

/** The paper and the ink of their tokens. */
export const colours: Readonly<Record<CompanyId, { readonly paper: string; readonly ink: string }>> = {
  'E&H': { paper: '#ffff00', ink: '#dd571c' },
  ECR: { paper: '#0a1172', ink: '#ffffff' },
  ENR: { paper: '#ffff00', ink: '#0492c2' },
  ESR: { paper: '#5dbb63', ink: '#30430e' },
  EUR: { paper: '#ff3030', ink: '#710193' },
  FDR: { paper: '#ff6a06', ink: '#c00000' },
  'I&B': { paper: '#a0a0a0', ink: '#000000' },
  'L&D': { paper: '#ff6a06', ink: '#0a1172' },
  'L&E': { paper: '#ffff00', ink: '#d00000' },
  'L&H': { paper: '#a1caf1', ink: '#b00000' },
  'N&B': { paper: '#c0c0c0', ink: '#b64900' },
  'N&E': { paper: '#c0c0c0', ink: '#355e3b' },
  'N&S': { paper: '#a1caf1', ink: '#082567' },
  'Y&N': { paper: '#ff0000', ink: '#000000' },
  NGC: { paper: '#ffff00', ink: '#000000' },
  SVR: { paper: '#d2b55b', ink: '#355e3b' },
  WNR: { paper: '#d2b55b', ink: '#ff0000' },
  'W&F': { paper: '#c7ea46', ink: '#0b6623' },
  WVR: { paper: '#ffc0c0', ink: '#8b008b' },
  WStI: { paper: '#ffff00', ink: '#8b008b' },
};
