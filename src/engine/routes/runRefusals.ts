// Reasons why a drawn run is illegal. A game cites a rule for each of these codes.
import type { NodeId } from '../track/board.ts';
import type { PieceId } from '../track/graph.ts';

type OfTrain = { train: string };
type AtPiece = OfTrain & { piece: PieceId };
type AtStop = OfTrain & { stop: NodeId };

export interface RunRefusals {
  'run.empty': OfTrain;
  'run.unknownPiece': AtPiece;
  /** The piece does not touch the one before it. */
  'run.notJoined': AtPiece;
  /** The piece lies in the same hex as the one before it, and they meet at its side. */
  'run.reversal': AtPiece;
  'run.noStopAtEnd': AtPiece;
  'run.trackTwice': AtPiece;
  /** The run comes to the same side of a hex again, over another piece. */
  'run.sideTwice': AtPiece;
  /** The run comes to the same stop again, or to another stop of the same location. */
  'run.stopTwice': AtStop;
  'run.closed': AtStop;
  /** The city is full of foreign tokens. */
  'run.passesBlocked': AtStop;
  /** A run that comes here ends here. */
  'run.passesTerminal': AtStop;
  'run.mayNotEnd': AtStop;
  'run.noToken': OfTrain;
  'run.tooShort': OfTrain & { stops: number; least: number };
  'run.tooLong': OfTrain & { stops: number; most: number };
  /** The run has fewer stops of some kinds than this train must visit. */
  'run.tooFew': OfTrain & { stops: number; least: number };
  /** A train that must run does not. */
  'run.missing': OfTrain;
  /** A freight that leads over more hexes beyond the first than its number. */
  'run.tooFar': OfTrain & { hexes: number; most: number };
  /** The run does not hang together with those that come to the home, or else with the first one. */
  'run.apart': OfTrain;
  /** No run comes to the home. */
  'run.notHome': OfTrain & { stop: NodeId };
  /** The freights are not joined end to end as they must be. */
  'run.notJoinedUp': OfTrain;
  /** Joined freights are one train, and would pass a stop at which it ends. */
  'run.joinedThrough': AtStop;
  /** Joined freights are one train, and would have two stops of a kind that comes once. */
  'run.joinedEnds': AtStop & { other: NodeId };
  /** The run of an earlier train has this piece. */
  'run.sharesTrack': AtPiece & { other: string };
  'run.sharesStop': AtStop & { other: string };
}

export type RunCode = keyof RunRefusals;

export type RunRefused = {
  readonly [C in RunCode]: { readonly code: C; readonly args: Readonly<RunRefusals[C]> };
}[RunCode];

export const refused = <C extends RunCode>(code: C, args: RunRefusals[C]): RunRefused =>
  ({ code, args }) as unknown as RunRefused;
