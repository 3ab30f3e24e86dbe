// Words of the terminal for 18Mag beyond those for all 18xx games. A missing line does not compile.

import type { Phrases } from '../../../words/phrases.ts';
import type { Reason } from '../rules/events.ts';
import type { CardAction } from '../rules/solo/cards.ts';
import type { PhaseId } from '../rules/trains.ts';

export interface TerminalLines18Mag {
  readonly about: readonly string[];
  readonly majors: Readonly<Record<'company' | 'price' | 'treasury' | 'tokens' | 'pool', string>>;
  readonly minors: Readonly<
    Record<'company' | 'owner' | 'home' | 'treasury' | 'trains' | 'tokens' | 'terrain', string>
  >;
  /** Owned by nobody yet. */
  readonly offered: string;
  readonly draftShares: string;
  /** The order in which the majors operate. */
  readonly order: string;
  readonly phases: Readonly<Record<PhaseId, string>>;
  readonly trains: string;
  readonly wagons: string;
  /** The next phase, and the trains that bring it. */
  nextPhase(trains: string): string;
  markers(count: number, of: number, train: string): string;
  readonly roundEnds: string;
  priority(name: string): string;
  /** One of István's cards. */
  card(company: string, next: string): string;
  next(action: CardAction | null, f: Phrases): string;
  shareCard(targets: string): string;
  /** Spaces of the price's move for each payment. */
  moves(steps: string): string;
  worth(values: string): string;
  places(free: number, of: number): string;
  to(places: string): string;
  joins(pairs: string): string;
  readonly terrains: Readonly<Record<string, string>>;
  terrain(kind: string, sum: string): string;
  homeOf(company: string): string;
  only(label: string): string;
  later(label: string): string;
  readonly lake: string;
  barrier(places: string): string;
  readonly reasons: Readonly<Record<Reason, string>>;
}
