// A person's actions at the table: pick, go back, carry out, touch a place, look at a moment.
import { useMemo } from 'react';
import { type Action, type Choice, isOver, narrow, type Run } from '../../../engine/index.ts';
import { cautionsOf } from '../../../match/cautions.ts';
import { type Desk, type Path, readyOf } from '../../../match/menu.ts';
import { outcomeOf } from '../../../match/outcomeOf.ts';
import { headOf } from '../../../match/timeline.ts';
import { done, into, out } from '../../../match/walk.ts';
import type { Lang } from '../../../words/phrases.ts';
import { railLines } from '../../../words/web/rail.ts';
import { dropOffers } from '../../design/toasts.ts';
import type { TrackFace } from '../../kit/face.ts';
import { isFlatAt } from '../offers/flatTop.ts';
import type { Play } from '../Play.ts';
import { usePreferences } from '../preferences.ts';
import type { RunsDraft } from '../routes/draft.ts';
import { extend } from '../routes/extend.ts';
import { unlisted } from '../routes/lists.ts';
import type { Sight } from '../sight.ts';
import { stopPassing, usePassing } from '../story/passing.ts';
import { useTableStore } from '../useTable.ts';
import { isWayChoice, through, touchedAt, waysOf } from '../ways/ways.ts';
import { isTried, rotated, untried, withRotation } from './rotation.ts';
import { tellDone } from './tellDone.ts';
import { meant, waysAt } from './waysAt.ts';

export interface Hand {
  pick(next: Choice): void;
  /** A number for the open field of this choice; a button that names the figure needs no second question. */
  number(choice: Choice, value: number): void;
  /** Goes to a path found elsewhere. */
  take(path: Path): void;
  goTo(path: Path): void;
  back(): void;
  carryOut(): void;
  /** `stop`: the touched city, `piece`: the touched track, where known. */
  touch(place: string, stop?: string, piece?: string): void;
  /** Turns the tile being tried out to its next rotation that fits. */
  rotate(): void;
  /** Carries out these runs for the open routes of this choice. */
  run(choice: Choice, runs: readonly Run[]): void;
  leavePlace(): void;
  /** Null shows the present. */
  lookAt(seq: number | null): void;
}

export function useHand(): Hand {
  const store = useTableStore();
  return useMemo(() => handOf(store.getState), [store]);
}

/** `now` returns the table's state at the moment of the action. */
function handOf(now: () => Play): Hand {
  const { sight, link } = now();
  const act = (action: Action) => {
    // an earlier notice offers to undo an earlier move
    dropOffers();
    const { desk } = now();
    if (desk) link.act(desk.seat, action);
  };
  const set = (next: Path) => sight.setState({ path: next, place: null, via: [] });
  /** Carries out the action if nothing is left to choose, unless it must be previewed first. */
  const settle = (next: Path, sure: boolean) => {
    const play = now();
    const tried = play.desk ? withRotation(play.desk, next) : next;
    const action = sure ? plainAction(play, tried.at(-1)) : null;
    if (!action) return set(tried);
    act(action);
    // carried out without a second question, so offer an undo on the spot
    tellDone(play, action);
  };
  /** Confirms without a question: the button names its effect. */
  const settleNow = (desk: Desk, next: Path) => {
    const whole = next.at(-1);
    const action = whole && !whole.open && readyOf(whole);
    // a caution needs a question, whatever the button said
    if (action && cautionsOf(desk, action).length === 0) act(action);
    else set(next);
  };
  const isSure = () => !usePreferences.getState().confirm;
  const rotate = () => {
    const { desk, path } = now();
    const turned = desk && rotated(desk, path);
    if (turned) set(turned);
  };
  const lookAt = (seq: number | null) => {
    stopPassing();
    sight.setState({ seq: seq === headOf(now().timeline).seq ? null : seq, place: null });
  };
  return {
    pick(next) {
      const { desk, path } = now();
      if (desk) settle(into(desk, path, next), isSure());
    },
    number(choice, value) {
      const { desk, path } = now();
      if (!desk) return;
      const from = path.at(-1) === choice ? path : [...path, choice];
      settleNow(desk, into(desk, from, narrow(desk.game, desk.state, choice, value)));
    },
    take: (next) => settle(next, isSure()),
    goTo: set,
    back() {
      const play = now();
      const { desk, path } = play;
      if (!play.isNow || usePassing.getState().seq !== null) {
        stopPassing();
        sight.setState({ seq: null });
      } else if (play.place !== null) sight.setState({ place: null });
      else if (desk) set(isFlatAt(play, path) ? [] : out(desk, unlisted(untried(path))));
    },
    carryOut() {
      const { desk, path } = now();
      const end = desk && done(desk, path);
      if (end && 'act' in end) act(end.act);
      else if (end) set(end.path);
    },
    touch(id, stop, piece) {
      const { desk, draft, path, via, face, lang } = now();
      if (!desk) return sight.setState({ place: id });
      if (draft) return face.track && sight.setState(drawnOn(desk, draft, face.track, lang, id, stop));
      const last = path.at(-1);
      if (last && isTried(last) && last.chosen.hex === id) return rotate();
      const over = isWayChoice(last) ? touchedAt(waysOf(last), via, piece ?? id) : null;
      if (over && isWayChoice(last)) {
        const [only, ...others] = through(waysOf(last), over);
        // several ways lead over this, and are left to choose from
        if (others.length > 0) return sight.setState({ via: over, place: null });
        return settle(into(desk, path, narrow(desk.game, desk.state, last, only!.track)), false);
      }
      const open = last?.open;
      if (open?.kind === 'list' && String(open.soFar.at(-1)) === id) return set(out(desk, path));
      const ways = meant(waysAt(desk, path, id, face, stop), stop);
      // a touch on the board first shows its effect there
      if (ways.length === 1) settle(ways[0]!, false);
      else sight.setState({ place: id });
    },
    rotate,
    run(choice, runs) {
      const { desk, path } = now();
      if (desk) settleNow(desk, [...path, narrow(desk.game, desk.state, choice, runs)]);
    },
    leavePlace: () => sight.setState({ place: null }),
    lookAt,
  };
}

/** The extended run of a train to this place, or the reason why it cannot be. */
function drawnOn(
  { state }: Desk,
  draft: RunsDraft,
  track: TrackFace,
  lang: Lang,
  hex: string,
  stop: string | undefined,
): Partial<Sight> {
  const ground = { graph: track.graph(state), tokens: track.tokens(state), company: track.operating(state) };
  const next = extend(ground, draft, hex, stop);
  if ('draft' in next) return { draft: next.draft, hint: null };
  return { hint: railLines[lang].routes[next.problem](track.name(hex, lang) ?? hex) };
}

/**
 * The action that may be carried out at the first touch. A tile and a great event are previewed first, a caution is asked
 * about, and an undo must be possible.
 */
function plainAction({ desk, face, link }: Play, whole: Choice | undefined): Action | null {
  const action = whole && !whole.open ? readyOf(whole) : null;
  if (!desk || !whole || !action || isTried(whole) || face.needsPreview?.includes(action.type)) return null;
  if (cautionsOf(desk, action).length > 0) return null;
  const outcome = outcomeOf(desk, action);
  // on a server nothing is undone once the game is over
  return outcome && (link.kind === 'local' || !isOver(outcome.state)) ? action : null;
}
