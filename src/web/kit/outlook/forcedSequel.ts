// Plans the payment of a forced train or an owed sum: the game is played on until it is settled.
import { type Game, isOver, trainsOf, waiting } from '../../../engine/index.ts';
import type { RailState } from '../../../kernel/index.ts';
import { completed } from '../../../match/completed.ts';
import { forcedPayment } from '../../../match/forcedPayment.ts';
import { playOn, playOnWith, type Sequel } from '../../../match/playOn.ts';
import type { OutlookProps } from '../face.ts';

/** The duty: a train for a company, or a sum demanded by a frame of this kind. */
export type Duty = Ways &
  (
    | { readonly owes: 'train'; readonly company: string }
    | { readonly owes: 'sum'; readonly company: string; readonly frame: string }
  );

interface Ways {
  /** The kinds of action that raise money, in the order of trying. */
  readonly ways: readonly string[];
}

interface Forced<S extends RailState> {
  readonly game: Game<S>;
  readonly duty: Duty;
}

const has = (s: RailState, kind: string): boolean => s.flow.some((frame) => frame.kind === kind);

const inTurn = (s: RailState, company: string): boolean =>
  s.flow.some((frame) => frame.kind === 'turn' && (frame as { company?: string }).company === company);

/** True until the train is bought or the sum paid, or nothing more can be done about it. */
const lastsFor =
  (duty: Duty) =>
  (s: RailState): boolean => {
    if (isOver(s)) return false;
    if (duty.owes === 'sum') return has(s, duty.frame);
    return trainsOf(s, duty.company).length === 0 && inTurn(s, duty.company);
  };

/** The game's course from here, beginning with the chosen action if it is complete. */
export function planOf<S extends RailState>(
  { game, duty }: Forced<S>,
  s: S,
  action: OutlookProps['action'],
): Sequel<S> {
  const lasts = lastsFor(duty);
  const [seat] = waiting(game, s);
  const whole = seat === undefined || action === null ? null : completed(game, s, seat, action);
  const answer = forcedPayment(duty.ways);
  const chosen = whole && playOnWith(game, s, seat!, whole, lasts, answer);
  return chosen ?? playOn(game, s, lasts, answer);
}
