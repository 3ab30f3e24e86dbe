// The traffic of companies with the part their trains carry, and the mines with their remaining value.
import { type Board, copy, type HexId, hexOfNode, nodeId } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { isMine, mapOf } from '../rules/map.ts';
import { coverageIn, revenueOf } from '../rules/operating/revenue.ts';
import { trafficAt } from '../rules/operating/traffic.ts';
import { hasTrain, launchedIds, own, type State1865 } from '../rules/state.ts';
import { degradeMines } from '../rules/stock/before.ts';

export interface CompanyTraffic {
  readonly company: CompanyId;
  readonly traffic: number;
  readonly coverage: number;
  readonly hasTrain: boolean;
  /** Its earnings in its next turn, mines included. */
  readonly revenue: number;
  /** Traffic by then less the part carried: below zero for trains with room. */
  readonly left: number;
}

export function trafficIn(s: State1865): readonly CompanyTraffic[] {
  return launchedIds(s).map((company) => {
    const mined = minesIn(s)
      .filter((mine) => mine.company === company)
      .reduce((sum, { now }) => sum + now, 0);
    const traffic = own(s, company).traffic + mined;
    const then = { ...s, companies: { ...s.companies, [company]: { ...own(s, company), traffic } } };
    const coverage = coverageIn(s, company);
    return {
      company,
      traffic: own(s, company).traffic,
      coverage,
      hasTrain: hasTrain(s, company),
      revenue: revenueOf(then, company),
      left: traffic - coverage,
    };
  });
}

export interface Mine {
  readonly hex: HexId;
  readonly company: CompanyId | null;
  readonly isOpen: boolean;
  /** Income in each turn now, and after one more step of wear. */
  readonly now: number;
  readonly later: number;
}

export function minesIn(s: State1865): readonly Mine[] {
  const worn = { ...s, board: copy(s.board) };
  degradeMines.auto(worn, undefined);
  return Object.keys(mapOf(s).hexes)
    .filter((hex) => isMine(nodeId(hex, 0)))
    .map((hex) => ({
      hex,
      company: standing(s.board, hex),
      isOpen: s.board.laid[hex] !== undefined,
      now: trafficAt(s, nodeId(hex, 0)),
      later: trafficAt(worn, nodeId(hex, 0)),
    }));
}

const standing = ({ tokens }: Board, hex: HexId): CompanyId | null =>
  (Object.entries(tokens)
    .find(([node]) => hexOfNode(node) === hex)?.[1]
    .find((id) => id !== null) as CompanyId) ?? null;
