// The public companies of 1856 (R003-R004): home, destination, tokens.
import type { Core } from '../../../engine/core/state.ts';
import type { HexId } from '../../../engine/track/facts.ts';

export const ordinaryIds = ['BBG', 'CA', 'CPR', 'CV', 'GT', 'GW', 'LPS', 'TGB', 'THB', 'WR', 'WGB'] as const;
export type OrdinaryId = (typeof ordinaryIds)[number];

/** The Canadian Government Railway, which only the first 6-train can bring in. */
export const CGR = 'CGR';
export type CompanyId = OrdinaryId | typeof CGR;
export const companyIds: readonly CompanyId[] = [...ordinaryIds, CGR];

/** Track has to lead from any city of the first hex to any of the others. */
export interface Destination {
  readonly from: HexId;
  readonly to: readonly HexId[];
}

export interface CompanyFacts {
  readonly name: string;
  readonly home: HexId;
  /** The city of the home hex; null where the company chooses (R083). */
  readonly homeCity: number | null;
  readonly destination: Destination;
  /** R127 */
  readonly alternate: Destination;
  /** What each token costs, the home token first (R081). */
  readonly tokens: readonly number[];
}

const FEW = [0, 40];
const SOME = [0, 40, 100];
const MANY = [0, 40, 100, 100];

const ordinary = (
  name: string,
  home: HexId,
  to: HexId,
  alternate: HexId | Destination,
  tokens: readonly number[],
  homeCity: number | null = 0,
): CompanyFacts => ({
  name,
  home,
  homeCity,
  destination: { from: home, to: [to] },
  alternate: typeof alternate === 'string' ? { from: home, to: [alternate] } : alternate,
  tokens,
});

export const ordinaries: Readonly<Record<OrdinaryId, CompanyFacts>> = {
  BBG: ordinary('Buffalo, Brantford & Goderich Railway', 'J15', 'N17', 'N11', SOME),
  CA: ordinary('Canada Air Line Railway', 'D17', 'H15', { from: 'F15', to: ['A20'] }, SOME),
  CPR: ordinary('Canadian Pacific Railroad', 'M4', 'N11', 'P9', MANY),
  CV: ordinary('Credit Valley Railway', 'N11', 'I14', 'M4', SOME),
  GT: ordinary('Grand Trunk Railway', 'P9', 'K8', 'L13', MANY),
  GW: ordinary('Great Western Railway', 'F15', 'A20', 'J15', MANY),
  LPS: ordinary('London & Port Sarnia Railway', 'C14', 'F17', 'F15', FEW),
  TGB: ordinary('Toronto, Grey & Bruce Railway', 'K8', 'H5', { from: 'K8', to: ['N1', 'O2'] }, FEW),
  THB: ordinary('Toronto, Hamilton and Buffalo Railway', 'L15', 'J11', 'H15', FEW, null),
  WR: ordinary('Welland Railway', 'O16', 'L15', 'L15', SOME),
  WGB: ordinary('Wellington, Grey & Bruce Railway', 'J11', 'F9', 'H5', FEW),
};

/** R127 */
export const destinationOf = ({ options }: Pick<Core, 'options'>, id: OrdinaryId): Destination =>
  options.alternateDestinations === 'yes' ? ordinaries[id].alternate : ordinaries[id].destination;

export const cgrName = 'Canadian Government Railway';

/** R112 */
export const CGR_TOKENS = 10;
export const CGR_TOKEN_COST = 100;

export const isOrdinary = (id: string): id is OrdinaryId => Object.hasOwn(ordinaries, id);

/** Columns of the market are coloured; so are companies: the paper and the ink of their tokens. */
export const colours: Readonly<Record<CompanyId, { readonly paper: string; readonly ink: string }>> = {
  BBG: { paper: '#ffd9eb', ink: '#000000' },
  CA: { paper: '#f72d2d', ink: '#ffffff' },
  CPR: { paper: '#c474bc', ink: '#ffffff' },
  CV: { paper: '#2d0047', ink: '#ffffff' },
  GT: { paper: '#78c292', ink: '#ffffff' },
  GW: { paper: '#6e6966', ink: '#ffffff' },
  LPS: { paper: '#c3deeb', ink: '#000000' },
  TGB: { paper: '#c94d00', ink: '#ffffff' },
  THB: { paper: '#ebff45', ink: '#000000' },
  WR: { paper: '#54230e', ink: '#ffffff' },
  WGB: { paper: '#494d99', ink: '#ffffff' },
  CGR: { paper: '#000000', ink: '#ffffff' },
};
