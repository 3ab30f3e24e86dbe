// The board: 160 hexes from Chicago to the east coast, with cost, income and development as printed. The board prints
// no coordinates: column letters run from west to east, rows from north to south. RULINGS.md lists uncertain places.
import { neighboursOf } from '../../../engine/hex/grid.ts';

export type HexKind = 'plain' | 'forest' | 'mountain' | 'city' | 'industrial' | 'start' | 'chicago';

export interface Hex {
  readonly kind: HexKind;
  /** The red figure: paid for each locomotive in the hex, the new one included. */
  readonly cost: number;
  /** Income gained on arrival. Industrial cities: their scale at the start. */
  readonly income: number;
  /** Income gained by development. Industrial cities: the step of their scale. */
  readonly development: number;
  readonly name?: string;
  /** Certainty of the name's place; left out if it is certain. No rule uses a name. */
  readonly sure?: 'likely' | 'guess';
}

const board = {
  A2: { kind: 'chicago', cost: 3, income: 7, development: 0, name: 'Chicago' },
  A3: { kind: 'plain', cost: 1, income: 0, development: 0 },
  A4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  B2: { kind: 'plain', cost: 1, income: 0, development: 0 },
  B3: { kind: 'plain', cost: 1, income: 0, development: 0 },
  B4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  B5: { kind: 'city', cost: 1, income: 2, development: 2, name: 'Indianapolis', sure: 'likely' },
  B6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  C0: { kind: 'plain', cost: 1, income: 0, development: 0 },
  C1: { kind: 'plain', cost: 1, income: 0, development: 0 },
  C2: { kind: 'city', cost: 2, income: 1, development: 2, name: 'South Bend', sure: 'likely' },
  C3: { kind: 'plain', cost: 1, income: 0, development: 0 },
  C4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  C5: { kind: 'plain', cost: 1, income: 0, development: 0 },
  C6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  C7: { kind: 'plain', cost: 1, income: 0, development: 0 },
  D0: { kind: 'plain', cost: 1, income: 0, development: 0 },
  D1: { kind: 'plain', cost: 1, income: 0, development: 0 },
  D2: { kind: 'plain', cost: 1, income: 0, development: 0 },
  D3: { kind: 'city', cost: 1, income: 1, development: 2, name: 'Fort Wayne' },
  D4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  D5: { kind: 'plain', cost: 1, income: 0, development: 0 },
  D6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  D7: { kind: 'city', cost: 2, income: 2, development: 2, name: 'Cincinnati', sure: 'likely' },
  E0: { kind: 'industrial', cost: 3, income: 1, development: 1, name: 'Detroit' },
  E1: { kind: 'plain', cost: 1, income: 0, development: 0 },
  E2: { kind: 'plain', cost: 1, income: 0, development: 0 },
  E3: { kind: 'plain', cost: 1, income: 0, development: 0 },
  E4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  E5: { kind: 'plain', cost: 1, income: 0, development: 0 },
  E6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  E7: { kind: 'plain', cost: 1, income: 0, development: 0 },
  E8: { kind: 'plain', cost: 1, income: 0, development: 0 },
  F1: { kind: 'city', cost: 2, income: 1, development: 1, name: 'Toledo', sure: 'likely' },
  F2: { kind: 'plain', cost: 1, income: 0, development: 0 },
  F3: { kind: 'plain', cost: 1, income: 0, development: 0 },
  F4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  F5: { kind: 'city', cost: 1, income: 1, development: 1, name: 'Columbus', sure: 'likely' },
  F6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  F7: { kind: 'plain', cost: 1, income: 0, development: 0 },
  F8: { kind: 'city', cost: 2, income: 2, development: 1, name: 'Portsmouth', sure: 'guess' },
  G2: { kind: 'plain', cost: 1, income: 0, development: 0 },
  G3: { kind: 'plain', cost: 1, income: 0, development: 0 },
  G4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  G5: { kind: 'plain', cost: 1, income: 0, development: 0 },
  G6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  G7: { kind: 'plain', cost: 1, income: 0, development: 0 },
  G8: { kind: 'forest', cost: 2, income: 0, development: 0 },
  G9: { kind: 'mountain', cost: 3, income: 1, development: 2 },
  H2: { kind: 'plain', cost: 1, income: 0, development: 0 },
  H3: { kind: 'plain', cost: 1, income: 0, development: 0 },
  H4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  H5: { kind: 'plain', cost: 1, income: 0, development: 0 },
  H6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  H7: { kind: 'forest', cost: 2, income: 0, development: 0 },
  H8: { kind: 'forest', cost: 2, income: 0, development: 0 },
  H9: { kind: 'mountain', cost: 3, income: 1, development: 2 },
  I2: { kind: 'city', cost: 1, income: 2, development: 2, name: 'Cleveland' },
  I3: { kind: 'plain', cost: 1, income: 0, development: 0 },
  I4: { kind: 'city', cost: 2, income: 1, development: 1, name: 'Youngstown' },
  I5: { kind: 'forest', cost: 2, income: 0, development: 0 },
  I6: { kind: 'industrial', cost: 3, income: 3, development: 1, name: 'Wheeling' },
  I7: { kind: 'forest', cost: 2, income: 0, development: 0 },
  I8: { kind: 'mountain', cost: 4, income: 1, development: 2 },
  I9: { kind: 'city', cost: 3, income: 2, development: 1, name: 'Charleston' },
  I10: { kind: 'mountain', cost: 3, income: 1, development: 2 },
  J1: { kind: 'plain', cost: 1, income: 0, development: 0 },
  J2: { kind: 'forest', cost: 1, income: 0, development: 0 },
  J3: { kind: 'forest', cost: 2, income: 0, development: 0 },
  J4: { kind: 'forest', cost: 2, income: 0, development: 0 },
  J5: { kind: 'forest', cost: 2, income: 0, development: 0 },
  J6: { kind: 'mountain', cost: 3, income: 1, development: 2 },
  J7: { kind: 'mountain', cost: 4, income: 1, development: 2 },
  J8: { kind: 'mountain', cost: 4, income: 1, development: 2 },
  J9: { kind: 'mountain', cost: 3, income: 1, development: 2 },
  K1: { kind: 'plain', cost: 1, income: 0, development: 0 },
  K2: { kind: 'forest', cost: 2, income: 0, development: 0 },
  K3: { kind: 'forest', cost: 4, income: 0, development: 0 },
  K4: { kind: 'industrial', cost: 4, income: 4, development: 2, name: 'Pittsburgh' },
  K5: { kind: 'forest', cost: 4, income: 0, development: 0 },
  K6: { kind: 'mountain', cost: 4, income: 1, development: 2 },
  K7: { kind: 'city', cost: 2, income: 1, development: 1, name: 'Grafton', sure: 'guess' },
  K8: { kind: 'mountain', cost: 4, income: 1, development: 2 },
  K9: { kind: 'forest', cost: 2, income: 0, development: 0 },
  K10: { kind: 'city', cost: 2, income: 1, development: 1, name: 'Covington', sure: 'guess' },
  L0: { kind: 'city', cost: 2, income: 3, development: 2, name: 'Buffalo' },
  L1: { kind: 'plain', cost: 1, income: 0, development: 0 },
  L2: { kind: 'forest', cost: 2, income: 0, development: 0 },
  L3: { kind: 'forest', cost: 3, income: 0, development: 0 },
  L4: { kind: 'mountain', cost: 3, income: 1, development: 2 },
  L5: { kind: 'mountain', cost: 4, income: 1, development: 2 },
  L6: { kind: 'mountain', cost: 2, income: 1, development: 2 },
  L7: { kind: 'forest', cost: 3, income: 0, development: 0 },
  L8: { kind: 'forest', cost: 2, income: 0, development: 0 },
  L9: { kind: 'plain', cost: 1, income: 0, development: 0 },
  M0: { kind: 'plain', cost: 1, income: 0, development: 0 },
  M1: { kind: 'forest', cost: 2, income: 0, development: 0 },
  M2: { kind: 'forest', cost: 2, income: 0, development: 0 },
  M3: { kind: 'forest', cost: 3, income: 0, development: 0 },
  M4: { kind: 'city', cost: 2, income: 1, development: 1, name: 'Altoona', sure: 'likely' },
  M5: { kind: 'mountain', cost: 4, income: 1, development: 2 },
  M6: { kind: 'mountain', cost: 2, income: 1, development: 2 },
  M7: { kind: 'forest', cost: 2, income: 0, development: 0 },
  M8: { kind: 'forest', cost: 2, income: 0, development: 0 },
  M9: { kind: 'forest', cost: 2, income: 0, development: 0 },
  M10: { kind: 'city', cost: 1, income: 1, development: 1, name: 'Lynchburg', sure: 'guess' },
  N0: { kind: 'plain', cost: 1, income: 0, development: 0 },
  N1: { kind: 'forest', cost: 3, income: 0, development: 0 },
  N2: { kind: 'forest', cost: 3, income: 0, development: 0 },
  N3: { kind: 'forest', cost: 2, income: 0, development: 0 },
  N4: { kind: 'mountain', cost: 3, income: 1, development: 1 },
  N5: { kind: 'forest', cost: 4, income: 0, development: 0 },
  N6: { kind: 'city', cost: 2, income: 1, development: 1, name: 'Martinsburg', sure: 'guess' },
  N7: { kind: 'forest', cost: 2, income: 0, development: 0 },
  N8: { kind: 'plain', cost: 2, income: 0, development: 0 },
  N9: { kind: 'plain', cost: 1, income: 0, development: 0 },
  O0: { kind: 'city', cost: 2, income: 1, development: 2, name: 'Rochester', sure: 'likely' },
  O1: { kind: 'forest', cost: 2, income: 0, development: 0 },
  O2: { kind: 'forest', cost: 3, income: 0, development: 0 },
  O3: { kind: 'forest', cost: 3, income: 0, development: 0 },
  O4: { kind: 'city', cost: 2, income: 1, development: 1, name: 'Harrisburg', sure: 'likely' },
  O5: { kind: 'plain', cost: 2, income: 0, development: 0 },
  O6: { kind: 'plain', cost: 2, income: 0, development: 0 },
  O7: { kind: 'plain', cost: 1, income: 0, development: 0 },
  O8: { kind: 'plain', cost: 2, income: 0, development: 0 },
  O9: { kind: 'forest', cost: 2, income: 0, development: 0 },
  O10: { kind: 'city', cost: 2, income: 2, development: 1, name: 'Richmond', sure: 'likely' },
  P0: { kind: 'plain', cost: 1, income: 0, development: 0 },
  P1: { kind: 'forest', cost: 2, income: 0, development: 0 },
  P2: { kind: 'forest', cost: 2, income: 0, development: 0 },
  P3: { kind: 'forest', cost: 2, income: 0, development: 0 },
  P4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  P5: { kind: 'plain', cost: 1, income: 0, development: 0 },
  P6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  P7: { kind: 'plain', cost: 1, income: 0, development: 0 },
  P8: { kind: 'plain', cost: 1, income: 0, development: 0 },
  P9: { kind: 'plain', cost: 1, income: 0, development: 0 },
  Q0: { kind: 'city', cost: 2, income: 1, development: 1, name: 'Syracuse', sure: 'likely' },
  Q1: { kind: 'forest', cost: 2, income: 0, development: 0 },
  Q2: { kind: 'forest', cost: 2, income: 0, development: 0 },
  Q3: { kind: 'city', cost: 2, income: 1, development: 1, name: 'Binghamton' },
  Q4: { kind: 'forest', cost: 2, income: 0, development: 0 },
  Q5: { kind: 'plain', cost: 1, income: 0, development: 0 },
  Q6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  Q7: { kind: 'start', cost: 0, income: 0, development: 0, name: 'Baltimore' },
  Q8: { kind: 'plain', cost: 1, income: 0, development: 0 },
  Q9: { kind: 'start', cost: 0, income: 0, development: 0, name: 'Washington' },
  R0: { kind: 'plain', cost: 1, income: 0, development: 0 },
  R1: { kind: 'forest', cost: 2, income: 0, development: 0 },
  R2: { kind: 'forest', cost: 2, income: 0, development: 0 },
  R3: { kind: 'forest', cost: 2, income: 0, development: 0 },
  R4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  R5: { kind: 'start', cost: 0, income: 0, development: 0, name: 'Philadelphia' },
  R6: { kind: 'plain', cost: 1, income: 0, development: 0 },
  S0: { kind: 'city', cost: 2, income: 1, development: 2, name: 'Albany', sure: 'likely' },
  S1: { kind: 'plain', cost: 1, income: 0, development: 0 },
  S2: { kind: 'plain', cost: 1, income: 0, development: 0 },
  S3: { kind: 'start', cost: 0, income: 0, development: 0, name: 'New York' },
  S4: { kind: 'plain', cost: 1, income: 0, development: 0 },
  S5: { kind: 'plain', cost: 1, income: 0, development: 0 },
} as const satisfies Record<string, Hex>;

export type HexId = keyof typeof board;

export const hexes: Readonly<Record<HexId, Hex>> = board;
export const hexIds = Object.keys(board) as HexId[];

export const cells = hexIds.map((id) => ({ id, col: id.charCodeAt(0) - 65, row: Number(id.slice(1)) }));
export const neighbours = neighboursOf(cells);

export const CHICAGO: HexId = 'A2';
export const FORT_WAYNE: HexId = 'D3';
export const DETROIT = 'E0';

/** The industry scale: the values each city goes through. Detroit moves by itself, the others by development. */
export const scales = {
  [DETROIT]: [1, 2, 3, 4, 5, 6, 7, 8],
  I6: [3, 4, 5, 6],
  K4: [4, 6, 8],
} as const satisfies Partial<Record<HexId, readonly number[]>>;

export type IndustrialHexId = keyof typeof scales;
export const isIndustrial = (hex: HexId): hex is IndustrialHexId => hexes[hex].kind === 'industrial';

/** Plains, the four eastern start hexes and Chicago: never developed (R073). */
export const barren: ReadonlySet<HexId> = new Set(
  hexIds.filter((hex) => ['plain', 'start', 'chicago'].includes(hexes[hex].kind)),
);
