// The minors and majors of 18Mag (R007, R014, R186, R149-R150). Ids are those of the records: minors by their number.
import type { NodeId } from '../../../engine/track/board.ts';
import type { CompanyFacts } from '../../../kernel/box.ts';
import { isSmall, type Table } from './players.ts';

export const minorIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const;
export type MinorId = (typeof minorIds)[number];

/** In the order of the roster. */
export const majorIds = ['RABA', 'G&C', 'SNW', 'SIK', 'SKEV', 'LdStEG', 'MAVAG'] as const;
export type MajorId = (typeof majorIds)[number];

export type CompanyId = MinorId | MajorId;
export const companyIds: readonly CompanyId[] = [...minorIds, ...majorIds];

const smallMinors: readonly MinorId[] = ['1', '2', '3', '4', '6', '7', '11'];
const smallMajors: readonly MajorId[] = ['RABA', 'SIK', 'SKEV', 'LdStEG'];

/** Minors and majors in play (R149). */
export const minorsOf = (s: Table): readonly MinorId[] => (isSmall(s) ? smallMinors : minorIds);
export const majorsOf = (s: Table): readonly MajorId[] => (isSmall(s) ? smallMajors : majorIds);

export const isMinor = (id: string): id is MinorId => (minorIds as readonly string[]).includes(id);
export const isMajor = (id: string): id is MajorId => (majorIds as readonly string[]).includes(id);

/** Facts of a company; all of them have letters. */
type Lettered = CompanyFacts & { readonly letters: string };

interface MinorFacts extends Lettered {
  /** Home city on the large map; `smallHome` is that on the small one, null for minors out of play there. */
  readonly home: NodeId;
  readonly smallHome: NodeId | null;
  readonly terrainTokens: number;
}

const minor = (
  letters: string,
  name: string,
  home: NodeId,
  terrainTokens = 0,
  smallHome: NodeId | null = null,
): MinorFacts => ({ letters, name, home, smallHome, terrainTokens, paper: '#1d1d1b', ink: '#ffffff' });

export const minors: Readonly<Record<MinorId, MinorFacts>> = {
  '1': minor('MÉV', 'Magyar Északi Vasút', 'E12.1', 0, 'C8.1'),
  '2': minor('MKV', 'Magyar Keleti Vasút', 'D19.0', 0, 'B15.0'),
  '3': minor('MNyV', 'Magyar Nyugoti Vasút', 'E10.0', 0, 'C6.0'),
  '4': minor('TVV', 'Tiszavidéki Vasút', 'G14.1', 0, 'E10.0'),
  '5': minor('EEV', 'Első Erdélyi Vasút', 'H27.0', 3),
  '6': minor('KOV', 'Kassa–Oderbergi Vasút', 'B17.0', 1, 'A12.0'),
  '7': minor('MPV', 'Mohács–Pécsi Vasút', 'G10.1', 1, 'E6.1'),
  '8': minor('HŽ', 'Hrvatske Željeznice', 'H5.0'),
  '9': minor('SzÚV', 'Szabadka–Újvidék Vasút', 'I14.1'),
  '10': minor('ATV', 'Arad–Temesvári Vasúttársaság', 'H17.0'),
  '11': minor('GySEV', 'Győr–Sopron–Ebenfurti Vasút', 'D7.0', 0, 'B3.0'),
  '12': minor('SSzV', 'Segesvár–Szentágotai Vasút', 'H23.0', 2),
  '13': minor('DV', 'Déli Vasút', 'I2.0', 1),
};

/** City of a minor's first token. */
export const homeOf = (s: Table, id: MinorId): NodeId => (isSmall(s) ? minors[id].smallHome! : minors[id].home);

const major = (letters: string, name: string, paper: string, ink = '#000000') => ({ letters, name, paper, ink });

/** Letters as the book prints them; ids of records have no accents. */
const majors: Readonly<Record<MajorId, Lettered>> = {
  RABA: major('RÁBA', 'Magyar Waggon- és Gépgyár Rt.', '#d0312d', '#ffffff'),
  'G&C': major('G&C', 'Ganz & Cie', '#8fd0ea'),
  SNW: major('SNW', 'Schlick–Nicholson Gép-, Waggon- és Hajógyár Rt.', '#6b6b6b', '#ffffff'),
  SIK: major('SIK', 'Gróf Széchenyi István Konsorcium', '#2f8f3e', '#ffffff'),
  SKEV: major('SzKÉV', 'Széchy Károly Építőipari Vállalat', '#f4d11f'),
  LdStEG: major('LdStEG', 'Lokomotivfabrik der Staatseisenbahn-Gesellschaft', '#f08a24'),
  MAVAG: major('MÁVAG', 'Magyar Királyi Államvasutak Gépgyára', '#7b3f98', '#ffffff'),
};

export const companies: Readonly<Record<CompanyId, Lettered>> = { ...minors, ...majors };

/** R020, R079, R111: price of each token; a minor's first one stands at home. */
export const tokenPrices = (id: CompanyId): readonly number[] => (isMinor(id) ? [0, 40, 80] : [40, 80]);
export const tokensOf = (id: CompanyId): number => tokenPrices(id).length;

/** R020 */
export const MINOR_CASH = 50;
