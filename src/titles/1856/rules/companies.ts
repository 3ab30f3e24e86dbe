// The public companies of 1856 (R003-R004): home, destination, tokens.
import type { Core } from '../../../engine/core/state.ts';
import type { HexId } from '../../../engine/track/facts.ts';

export const ordinaryIds = ['BBG', 'CA', 'CPR', 'CV', 'GT', 'GW', 'LPS', 'TGB', 'THB', 'WR', 'WGB'] as const;
export type OrdinaryId = (typeof ordinaryIds)[number];

/** The Canadian Government Railway, brought in by the first 6-train at the earliest. */
export const CGR = 'CGR';
export type CompanyId = OrdinaryId | typeof CGR;
export const companyIds: readonly CompanyId[] = [...ordinaryIds, CGR];

/** Track has to lead from any city of `from` to a location of any hex of `to`. */
export interface Destination {
  readonly from: HexId;
  readonly to: readonly HexId[];
}

interface OrdinaryFacts {
  readonly home: HexId;
  /** The city of the home hex; null where the company chooses (R083). */
  readonly homeCity: number | null;
  readonly destination: Destination;
  /** R127 */
  readonly alternate: Destination;
  /** Price of each token, the home token first (R081). */
  readonly tokens: readonly number[];
}

const FEW = [0, 40];
const SOME = [0, 40, 100];
const MANY = [0, 40, 100, 100];

const ordinary = (
  home: HexId,
  to: HexId,
  alternate: HexId | Destination,
  tokens: readonly number[],
  homeCity: number | null = 0,
): OrdinaryFacts => ({
  home,
  homeCity,
  destination: { from: home, to: [to] },
  alternate: typeof alternate === 'string' ? { from: home, to: [alternate] } : alternate,
  tokens,
});

export const ordinaries: Readonly<Record<OrdinaryId, OrdinaryFacts>> = {
  BBG: ordinary('J15', 'N17', 'N11', SOME),
  CA: ordinary('D17', 'H15', { from: 'F15', to: ['A20'] }, SOME),
  CPR: ordinary('M4', 'N11', 'P9', MANY),
  CV: ordinary('N11', 'I14', 'M4', SOME),
  GT: ordinary('P9', 'K8', 'L13', MANY),
  GW: ordinary('F15', 'A20', 'J15', MANY),
  LPS: ordinary('C14', 'F17', 'F15', FEW),
  TGB: ordinary('K8', 'H5', { from: 'K8', to: ['N1', 'O2'] }, FEW),
  THB: ordinary('L15', 'J11', 'H15', FEW, null),
  WR: ordinary('O16', 'L15', 'L15', SOME),
  WGB: ordinary('J11', 'F9', 'H5', FEW),
};

/** R127 */
export const destinationOf = ({ options }: Pick<Core, 'options'>, id: OrdinaryId): Destination =>
  options.alternateDestinations === 'yes' ? ordinaries[id].alternate : ordinaries[id].destination;

/** R112 */
export const CGR_TOKENS = 10;
export const CGR_TOKEN_COST = 100;

export const isOrdinary = (id: string): id is OrdinaryId => Object.hasOwn(ordinaries, id);
