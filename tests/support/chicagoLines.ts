// Networks for positions far from the coast. No forest or mountain is in two of them, so that they can be combined.
import { type CompanyId, companies } from '../../src/titles/chicago-express/rules/companies.ts';
import { type HexId, hexes, neighbours } from '../../src/titles/chicago-express/rules/map.ts';

/** The shortest line of each company, from its start to the hex before Chicago. */
export const toChicago: Readonly<Record<CompanyId, readonly HexId[]>> = {
  PRR: ['R5', 'Q5', 'P4', 'O4', 'N3', 'M3', 'L2', 'K2', 'J1', 'I2', 'H2', 'G2', 'F2', 'E2', 'D2', 'C3', 'B2'],
  BO: ['Q7', 'P6', 'O6', 'N5', 'M5', 'L4', 'K4', 'J3', 'I3', 'H2', 'G2', 'F2', 'E2', 'D2', 'C3', 'B2'],
  CO: ['Q9', 'P8', 'O8', 'N7', 'M7', 'L6', 'K6', 'J5', 'I5', 'H4', 'G4', 'F3', 'E3', 'D2', 'C3', 'B2'],
  NYC: ['S3', 'R2', 'Q2', 'P1', 'O1', 'N0', 'M0', 'L0', 'K1', 'J1', 'I2', 'H2', 'G2', 'F2', 'E2', 'D2', 'C3', 'B2'],
  WAB: ['D3', 'C3', 'B2'],
};

/** The line of a company up to one of its hexes, that one included. */
export const lineTo = (id: CompanyId, last: HexId): HexId[] => toChicago[id].slice(0, toChicago[id].indexOf(last) + 1);

export const toFortWayne: readonly HexId[] = [...lineTo('CO', 'E3'), 'D3'];
export const toDetroit: readonly HexId[] = [...lineTo('NYC', 'E2'), 'E1', 'E0'];

/** The PRR in Binghamton, by the plain and the forest behind Philadelphia. */
export const toBinghamton: readonly HexId[] = ['R5', 'R4', 'Q4', 'Q3'];
export const toCharleston: readonly HexId[] = ['Q9', 'P8', 'O8', 'N8', 'M9', 'L8', 'K9', 'J8', 'I9'];

/** Two companies in Wheeling; the PRR passes through Pittsburgh. */
export const toWheeling = {
  PRR: ['R5', 'Q5', 'P4', 'O4', 'N3', 'M3', 'L3', 'K4', 'J4', 'I5', 'I6'],
  BO: ['Q7', 'P6', 'O6', 'N6', 'M6', 'L6', 'K6', 'J5', 'I6'],
} as const satisfies Partial<Record<CompanyId, readonly HexId[]>>;

/** Every locomotive of the NYC but one, all in forests. */
export const forests: readonly HexId[] = [
  ...(['R3', 'R2', 'R1', 'Q2', 'Q1', 'P1', 'P2', 'P3', 'O1', 'O2', 'O3'] as const),
  ...(['N1', 'N2', 'N3', 'M1', 'M2', 'M3', 'L2', 'L3', 'K2', 'K3', 'J2'] as const),
];

/** A network with every locomotive of the company, on hexes that are open to all. */
export function wholeNetwork(id: CompanyId): HexId[] {
  const { start, locomotives } = companies[id];
  const network = new Set([start]);
  for (const hex of network)
    for (const next of neighbours[hex])
      if (network.size < locomotives && ['plain', 'city'].includes(hexes[next].kind)) network.add(next);
  return [...network];
}
