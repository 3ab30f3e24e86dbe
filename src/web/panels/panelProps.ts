// The props of every panel beside the board.
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
  /** The shown moment: the last one, or one of the past. */
  readonly moment: Moment;
  readonly words: Words;
  readonly seats: readonly SeatInfo[];
  readonly lang: Lang;
  /** The reader's seats. */
  readonly you: readonly Seat[];
  /** True if the table agreed on sums computed ahead. */
  readonly sums: boolean;
  /** Shown beside a company for a moment. */
  readonly beside?: (company: string) => ReactNode;
  /** Lights a company on the map, if there is one. */
  readonly onCompany?: (company: string) => void;
}
