// Money that one line of play brought more than another, by player and company.
import { companyOf, type GameEvent, isTreasury, type Purse } from '../engine/index.ts';
import { moneyMoved } from '../match/moneyMoved.ts';
import type { Parts } from './finding.ts';

export interface More {
  readonly parts: Parts;
  /** By company; those without a difference are left out. */
  readonly treasuries: Readonly<Record<string, number>>;
}

/** The payments among `better` less those among `played`. */
export function moreIn(better: readonly GameEvent[], played: readonly GameEvent[]): More {
  const [gains, had] = [moneyMoved(better), moneyMoved(played)];
  const parts: Record<number, number> = {};
  const treasuries: Record<string, number> = {};
  for (const purse of new Set<Purse>([...gains.keys(), ...had.keys()])) {
    const more = (gains.get(purse) ?? 0) - (had.get(purse) ?? 0);
    if (more === 0) continue;
    if (typeof purse === 'number') parts[purse] = more;
    else if (isTreasury(purse)) treasuries[companyOf(purse)] = more;
  }
  return { parts, treasuries };
}
