// The twenty companies of 1862 in the order of the roster (R002): home, name, and the paper and the ink of their tokens.
import type { HexId } from '../../../engine/track/facts.ts';
import type { CompanyFacts } from '../../../kernel/box.ts';

interface Homed extends CompanyFacts {
  /** A hex with one city. */
  readonly home: HexId;
}

const at = (home: HexId, name: string, paper: string, ink: string): Homed => ({ home, name, paper, ink });

export const companies = {
  'E&H': at('C8', 'Ely & Huntingdon', '#ffff00', '#dd571c'),
  ECR: at('D13', 'Eastern Counties Railway', '#0a1172', '#ffffff'),
  ENR: at('F3', 'East Norfolk Railway', '#ffff00', '#0492c2'),
  ESR: at('F11', 'East Suffolk Railway', '#5dbb63', '#30430e'),
  EUR: at('E12', 'Eastern Union Railway', '#ff3030', '#710193'),
  FDR: at('G12', 'Felixstowe Dock & Railway', '#ff6a06', '#c00000'),
  'I&B': at('D9', 'Ipswich & Bury Railway', '#a0a0a0', '#000000'),
  'L&D': at('D5', 'Lynn & Dereham Railway', '#ff6a06', '#0a1172'),
  'L&E': at('C6', 'Lynn & Ely Railway', '#ffff00', '#d00000'),
  'L&H': at('C4', 'Lynn & Hunstanton Railway', '#a1caf1', '#b00000'),
  'N&B': at('E8', 'Norwich & Brandon Railway', '#c0c0c0', '#b64900'),
  'N&E': at('B13', 'Northern & Eastern Railway', '#c0c0c0', '#355e3b'),
  'N&S': at('H7', 'Norfolk & Suffolk, Joint Railway', '#a1caf1', '#082567'),
  'Y&N': at('H5', 'Yarmouth & Norwich Railway', '#ff0000', '#000000'),
  NGC: at('C10', 'Newmarket and Great Chesterford Railway', '#ffff00', '#000000'),
  SVR: at('D11', 'Colchester, Stour Valley, Sudbury & Halstead', '#d2b55b', '#355e3b'),
  WNR: at('E2', 'West Norfolk Railway', '#d2b55b', '#ff0000'),
  'W&F': at('E4', 'Wells & Fakenham Railway', '#c7ea46', '#0b6623'),
  WVR: at('G8', 'Waveney Valley Railway', '#ffc0c0', '#8b008b'),
  WStI: at('B5', 'Wisbech, St Ives & Cambridge Junction Rwy', '#ffff00', '#8b008b'),
};

export type CompanyId = keyof typeof companies;

export const companyIds = Object.keys(companies) as readonly CompanyId[];

export const isCompany = (id: string): id is CompanyId => Object.hasOwn(companies, id);
