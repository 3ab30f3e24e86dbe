// The earnings of each company in every operating round, read from events.
import type { GameEvent } from '../../engine/index.ts';
import type { Moment } from '../../match/timeline.ts';

export interface EarnedRound {
  readonly set: number;
  readonly round: number;
  /** By company; `kept` if none of it was paid out. */
  readonly sums: ReadonlyMap<string, { readonly sum: number; readonly kept: boolean }>;
}

type Told = GameEvent & Readonly<Record<string, unknown>>;

/** Up to this moment, the first round first. */
export function earnedRounds(moment: Moment): readonly EarnedRound[] {
  const moments: Moment[] = [];
  for (let at: Moment | null = moment; at; at = at.before) moments.push(at);
  const events = moments.reverse().flatMap((one) => one.events as readonly Told[]);
  const rounds: { set: number; round: number; sums: Map<string, { sum: number; kept: boolean }> }[] = [];
  for (const event of events) {
    if (event.type === 'operatingRoundBegan')
      rounds.push({ set: Number(event.set), round: Number(event.round), sums: new Map() });
    const earned = earnedIn(event);
    if (earned) rounds.at(-1)?.sums.set(earned.company, earned);
  }
  return rounds;
}

/** The earnings told by an event: runs give the sum, a dividend its use. */
function earnedIn(event: Told): { company: string; sum: number; kept: boolean } | null {
  const company = String(event.company);
  if (event.type === 'trainsRan') return { company, sum: Number(event.revenue ?? 0), kept: false };
  if (event.type !== 'dividendDeclared') return null;
  return { company, sum: Number(event.revenue ?? event.amount ?? 0), kept: event.kind === 'withhold' };
}
