// What every panel beside the board is given.
import type { ReactNode } from 'react';
import type { Game, Seat } from '../../engine/index.ts';
import type { Moment, Timeline } from '../../match/timeline.ts';
import type { SeatInfo } from '../../records/record.ts';
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';
import type { GameFace } from '../kit/face.ts';

export interface PanelProps {
  readonly game: Game;
  readonly face: GameFace;
  readonly timeline: Timeline;
  /** The moment that is looked at: the last one, or one of the past. */
  readonly moment: Moment;
  readonly words: Words;
  readonly seats: readonly SeatInfo[];
  readonly lang: Lang;
  /** The seats of whoever looks. */
  readonly you: readonly Seat[];
  /** Whether the table agreed to be told what is reckoned ahead. */
  readonly sums: boolean;
  /** What is seen beside a company for a moment. */
  readonly beside?: (company: string) => ReactNode;
  /** Lights a company on the map, where there is one to light it on. */
  readonly onCompany?: (company: string) => void;
}
