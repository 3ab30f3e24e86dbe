// How a train that must be bought, or a sum that is owed, is paid in the end: the game is played on until it is.
import { type Game, isOver, trainsOf, waiting } from '../../../engine/index.ts';
import type { RailState } from '../../../kernel/index.ts';
import { completed } from '../../../match/completed.ts';
import { forced } from '../../../match/forcedPlan.ts';
import { playOn, playOnWith, type Sequel } from '../../../match/playOn.ts';
import type { OutlookProps } from '../face.ts';

/** What is owed: a train for a company, or a sum that a frame of this kind asks for. */
export type Duty = Ways &
  (
    | { readonly owes: 'train'; readonly company: string }
    | { readonly owes: 'sum'; readonly company: string; readonly frame: string }
  );

interface Ways {
  /** The kinds of action that find money, in the order in which they are tried. */
  readonly ways: readonly string[];
}

interface Forced<S extends RailState> {
  readonly game: Game<S>;
  readonly duty: Duty;
}

const has = (s: RailState, kind: string): boolean => s.flow.some((frame) => frame.kind === kind);

const inTurn = (s: RailState, company: string): boolean =>
  s.flow.some((frame) => frame.kind === 'turn' && (frame as { company?: string }).company === company);

/** Until the train is bought or the sum paid, or nothing is left to be done about it. */
const lastsFor =
  (duty: Duty) =>
  (s: RailState): boolean => {
    if (isOver(s)) return false;
    if (duty.owes === 'sum') return has(s, duty.frame);
    return trainsOf(s, duty.company).length === 0 && inTurn(s, duty.company);
  };

/** How it goes on, from what is chosen where that is a whole action. */
export function planOf<S extends RailState>(
  { game, duty }: Forced<S>,
  s: S,
  action: OutlookProps['action'],
): Sequel<S> {
  const lasts = lastsFor(duty);
  const [seat] = waiting(game, s);
  const whole = seat === undefined || action === null ? null : completed(game, s, seat, action);
  const answer = forced(duty.ways);
  const chosen = whole && playOnWith(game, s, seat!, whole, lasts, answer);
  return chosen ?? playOn(game, s, lasts, answer);
}
