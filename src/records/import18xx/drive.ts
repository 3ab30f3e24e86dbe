// Replays a foreign record on our own engine, action by action.
import {
  actInPlace,
  type Core,
  canGoOn,
  checkWhole,
  decisionOf,
  following,
  isOver,
  moveOnInPlace,
  ownCopy,
  PASS,
  type Refusal,
  type SetupProblem,
  setup,
} from '../../engine/index.ts';
import type { Entry } from '../record.ts';
import type { ForeignAction, ForeignProblem, ForeignRecord } from './foreign.ts';
import { BY_HAND, type Difference, type Importer, type OurMove, type Stop } from './importer.ts';
import { Spot, type SpotFacts } from './spot.ts';

/** The state where the next recorded action is due. */
export interface Moment<S> {
  readonly done: number;
  readonly state: S;
  /** The state right after the last action, before anything automatic followed. */
  readonly acted: S;
  /** Moves of ours made so far. */
  readonly moves: number;
}

export interface Told<S> {
  readonly state: S;
  readonly entries: readonly Entry[];
  /** Recorded actions replayed. */
  readonly done: number;
  readonly stop: Stop | null;
  /** The table ended the game by agreement: it counts as it stands. */
  readonly byHand: boolean;
  /** Options that the game was played by without the record naming them. */
  readonly assumed: Asked;
}

export interface HowToTell<S> {
  /** Stop after this many recorded actions. */
  readonly at?: number;
  /**
   * Called where each action is due and after the last one; an answer ends the replay. If the record turns out to have
   * an unnamed option, it is replayed with that option, and this is called from the first action again.
   */
  readonly watch?: (moment: Moment<S>) => Difference | null;
  /** Called where each action is due. */
  readonly report?: (done: number) => void;
}

/** The most passes of ours that may lie between two recorded actions. */
const MOST_PASSES = 40;
/** Most decisions that our rules may still ask for when a finished game's record ends: trains and loans. */
const LAST_PASSES = 3;

type Asked = Readonly<Record<string, string>>;

/** Copies a state to protect it from later writes. */
type Keep = <S extends Core>(s: S) => S;
const asItIs: Keep = (s) => s;

export function tell<S extends Core>(
  importer: Importer<S>,
  record: ForeignRecord,
  how: HowToTell<S> = {},
): Told<S> | ForeignProblem | SetupProblem {
  const told = tellWith({}, importer, record, how);
  if ('problem' in told || !told.stop) return told;
  const assumed = importer.otherwise?.(record, told.stop);
  if (!assumed) return told;
  const further = tellWith(assumed, importer, record, { at: told.stop.index });
  return 'problem' in further || further.stop ? told : tellWith(assumed, importer, record, how);
}

/** Most records replay to their end: states are copied at every step only if one stops, or somebody watches. */
function tellWith<S extends Core>(assumed: Asked, importer: Importer<S>, record: ForeignRecord, how: HowToTell<S>) {
  const quick = how.watch ? null : tellBy(assumed, importer, record, how, asItIs);
  return quick && ('problem' in quick || !quick.stop) ? quick : tellBy(assumed, importer, record, how, ownCopy)!;
}

/** Null if states are not kept and an earlier one would be needed. */
function tellBy<S extends Core>(
  assumed: Asked,
  importer: Importer<S>,
  record: ForeignRecord,
  { at = Infinity, watch, report }: HowToTell<S>,
  keep: Keep,
): Told<S> | ForeignProblem | SetupProblem | null {
  const { game } = importer;
  const strange = record.optionalRules.find((rule) => !Object.hasOwn(importer.options, rule));
  if (strange !== undefined) return { problem: 'foreignRule', rule: strange };
  const beginning = importer.begin?.(record) ?? { draws: [], rulings: {} };
  if ('problem' in beginning) return beginning;
  const asked = { ...askedBy(importer, record), ...beginning.rulings, ...assumed };
  const begun = setup(game, { players: record.players.length, asked }, following(beginning.draws));
  if (!begun.ok) return begun.problem;
  const entries: Entry[] = [];
  const write = ({ seat, action }: OurMove) => entries.push({ seq: entries.length + 1, seat, action });
  const told = (state: S, done: number, stop: Stop | null, byHand = false): Told<S> => ({
    state,
    entries,
    done,
    stop,
    byHand,
    assumed,
  });

  let acted: S = ownCopy(begun.state);
  const first = approach(importer, { record, at: 0, state: acted }, write, keep);
  if (!first) return null;
  let place = first;
  for (let i = 0; ; i++) {
    const { state } = place;
    report?.(i);
    const difference = watch?.({ done: i, state, acted, moves: entries.length });
    if (difference) return told(state, i, { index: i, difference });
    if (record.actions[i - 1]?.type === BY_HAND) return told(state, i, null, true);
    const action = record.actions[i];
    if (!action || i >= at) return told(atRest(importer, ownCopy(state)), i, null);
    if (action.type === BY_HAND) {
      place = new Spot(importer, { record, at: i + 1, state });
      continue;
    }
    const stated = importer.stated(place);
    const carried = carryOut(importer, place, write, keep);
    if ('refusal' in carried) return told(state, i, { index: i + 1, refusal: carried.refusal });
    acted = carried.state;
    const atOnce = stated?.acted?.(acted);
    const next = approach(importer, { record, at: i + 1, state: acted }, write, keep);
    if (!next) return null;
    const unlike = atOnce ?? stated?.after?.(next.state);
    if (unlike) return told(next.state, i, { index: i + 1, difference: unlike });
    place = next;
  }
}

/** Every ruling on the platform's side; its optional rules as our options. */
const askedBy = <S extends Core>({ options }: Importer<S>, { optionalRules }: ForeignRecord): Record<string, string> =>
  Object.assign({ rulings: '18xx.games' }, ...optionalRules.map((rule) => options[rule]));

/**
 * Carries out our moves for one action; nothing automatic follows the last of them yet. A pass that nobody is asked for
 * is not written down: our game does it by itself, and in our record it would answer the next question.
 */
function carryOut<S extends Core>(
  importer: Importer<S>,
  place: Spot<S>,
  write: (move: OurMove) => void,
  keep: Keep,
): { readonly state: S } | { readonly refusal: Refusal } {
  const moves = place.proven ?? importer.translate(place);
  if ('code' in moves) return { refusal: moves };
  const state = keep(place.state);
  for (const [i, move] of moves.entries()) {
    if (i > 0) atRest(importer, state);
    const isAsked = i > 0 || place.rests;
    const isProven = i === 0 && place.proven !== null;
    const refusal = isProven ? null : checkWhole(importer.game, state, move.seat, move.action);
    if (refusal) return { refusal };
    actInPlace(importer.game, state, move.seat, move.action);
    if (isAsked || move.action !== PASS) write(move);
  }
  return { state };
}

/** In place. */
function atRest<S extends Core>({ game }: Importer<S>, s: S): S {
  while (canGoOn(game, s)) moveOnInPlace(game, s);
  return s;
}

/**
 * Moves on to where the next action is due: automatic steps run, and optional steps absent from the record are passed.
 * If the action is not reached that way, the flow stays at the first decision, and the action will be refused; null if
 * that decision was not kept.
 */
function approach<S extends Core>(
  importer: Importer<S>,
  from: SpotFacts<S>,
  write: (move: OurMove) => void,
  keep: Keep,
): Spot<S> | null {
  const { game } = importer;
  const { record, at } = from;
  const action = dueNext(record, at);
  const most = action ? MOST_PASSES : isPlayedOut(record, at) ? LAST_PASSES : 0;
  const passed: OurMove[] = [];
  const state = keep(from.state);
  let firstRest: Spot<S> | null = null;
  const kept = (place: Spot<S>) => (passed.length > 0 && place.state === state ? null : place);
  let here = new Spot(importer, { record, at, state });
  for (; !isOver(state); here = new Spot(importer, { record, at, state })) {
    if (action && importer.isDue(here)) break;
    if (!here.rests) {
      moveOnInPlace(game, state);
      continue;
    }
    firstRest ??= new Spot(importer, { record, at, state: keep(state) });
    if (passed.length >= most || (action && importer.isLost(here))) return kept(firstRest);
    const seat = decisionOf(game, state)!.seat;
    if (checkWhole(game, state, seat, PASS)) return kept(firstRest);
    actInPlace(game, state, seat, PASS);
    passed.push({ seat, action: PASS });
  }
  if (action && firstRest && isOver(state)) return kept(firstRest);
  for (const move of passed) write(move);
  return here;
}

/** The next action due. Undefined before an end by agreement, for which nothing is passed: the game ends where it stands. */
function dueNext({ actions }: ForeignRecord, at: number): ForeignAction | undefined {
  const action = actions[at];
  return action?.type === BY_HAND ? undefined : action;
}

/** True if the record ends here with the game. */
const isPlayedOut = ({ actions, over }: ForeignRecord, at: number): boolean =>
  at === actions.length && actions[at - 1]?.type !== BY_HAND && over;
