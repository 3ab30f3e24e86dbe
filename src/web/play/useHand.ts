// What a person does at the table: picks, goes back, carries out, touches a place, looks at a moment.
import { useMemo } from 'react';
import { type Action, type Choice, narrow, type Run } from '../../engine/index.ts';
import { type Path, readyOf } from '../../match/menu.ts';
import { slipsOf } from '../../match/slips.ts';
import { headOf } from '../../match/timeline.ts';
import { done, into, out } from '../../match/walk.ts';
import { railLines } from '../../words/web/rail.ts';
import { dropOffers } from '../design/toasts.ts';
import { isPlain } from './isPlain.ts';
import { isFlatAt } from './offers/flatTop.ts';
import { type Play, usePlay } from './Play.ts';
import { usePreferences } from './preferences.ts';
import { isTried, rotated, untried, withRotation } from './rotation.ts';
import { extend } from './routes/extend.ts';
import { unlisted } from './routes/lists.ts';
import { stopPassing, usePassing } from './story/passing.ts';
import { tellDone } from './tellDone.ts';
import { isWayChoice, through, touchedAt, type WayChoice, waysOf } from './ways/ways.ts';
import { meant, waysAt } from './waysAt.ts';

export interface Hand {
  pick(next: Choice): void;
  /** A number for the open field of this choice; a button that names the figure needs no second question. */
  number(choice: Choice, value: number): void;
  /** To a path that was found elsewhere. */
  take(path: Path): void;
  goTo(path: Path): void;
  back(): void;
  carryOut(): void;
  /** `stop` is the city in it that was meant, `piece` the track, where that is known. */
  touch(place: string, stop?: string, piece?: string): void;
  /** Turns the tile that is tried out to the next way in which it fits. */
  rotate(): void;
  /** Carries out these runs for the open routes of this choice. */
  run(choice: Choice, runs: readonly Run[]): void;
  leavePlace(): void;
  /** Null for now. */
  lookAt(seq: number | null): void;
}

export function useHand(): Hand {
  const play = usePlay();
  const confirm = usePreferences((p) => p.confirm);
  return useMemo(() => handOf(play, confirm), [play, confirm]);
}

function handOf(play: Play, confirm: boolean): Hand {
  const { link, sight, look, desk, face, lang, isNow, timeline } = play;
  const { path, place, draft, via } = look;
  const { track } = face;
  const act = (action: Action) => {
    // the way back that was offered is that of an earlier move
    dropOffers();
    if (desk) link.act(desk.seat, action);
  };
  /** Without a second question: then it can be undone from where one is looking. */
  const actAtOnce = (action: Action) => {
    act(action);
    tellDone(play, action);
  };
  const set = (next: Path) => sight.setState({ path: next, place: null, via: [] });
  /** If nothing is left to choose, the action is carried out, unless it must be looked at first. */
  const settle = (next: Path, sure: boolean) => {
    const tried = desk ? withRotation(desk, next) : next;
    const whole = tried.at(-1);
    if (desk && whole && !whole.open && sure && isPlain(play, whole)) actAtOnce(readyOf(whole)!);
    else set(tried);
  };
  /** A button that names what it does is the confirmation. */
  const settleNow = (next: Path) => {
    const whole = next.at(-1);
    const action = whole && !whole.open && readyOf(whole);
    // a slip is asked about, whatever the button said
    if (desk && action && slipsOf(desk, action).length === 0) act(action);
    else set(next);
  };
  const rotate = () => {
    const turned = desk && rotated(desk, path);
    if (turned) set(turned);
  };
  const lookAt = (seq: number | null) => {
    stopPassing();
    sight.setState({ seq: seq === headOf(timeline).seq ? null : seq, place: null });
  };
  const drawOn = (hex: string, stop: string | undefined) => {
    if (!desk || !track || !draft) return;
    const ground = { graph: track.graph(desk.state), tokens: track.tokens(desk.state) };
    const next = extend({ ...ground, company: track.operating(desk.state) }, draft, hex, stop);
    const l = railLines[lang].routes;
    if ('draft' in next) sight.setState({ draft: next.draft, hint: null });
    else sight.setState({ hint: l[next.problem](track.name(hex, lang) ?? hex) });
  };
  /** A way that leads over this; where several do, they are left to choose from. Whether any does. */
  const pickOver = (choice: WayChoice, at: string): boolean => {
    const ways = waysOf(choice);
    const over = touchedAt(ways, via, at);
    if (!desk || !over) return false;
    const [only, ...others] = through(ways, over);
    if (others.length === 0) settle(into(desk, path, narrow(desk.game, desk.state, choice, only!.track)), false);
    else sight.setState({ via: over, place: null });
    return true;
  };
  return {
    pick: (next) => desk && settle(into(desk, path, next), !confirm),
    number(choice, value) {
      if (!desk) return;
      const from = path.at(-1) === choice ? path : [...path, choice];
      settleNow(into(desk, from, narrow(desk.game, desk.state, choice, value)));
    },
    take: (next) => settle(next, !confirm),
    goTo: set,
    back() {
      if (!isNow || usePassing.getState().seq !== null) {
        stopPassing();
        sight.setState({ seq: null });
      } else if (place !== null) sight.setState({ place: null });
      else if (desk) set(isFlatAt(play, path) ? [] : out(desk, unlisted(untried(path))));
    },
    carryOut() {
      const end = desk && done(desk, path);
      if (end && 'act' in end) act(end.act);
      else if (end) set(end.path);
    },
    touch(id, stop, piece) {
      if (!desk) return sight.setState({ place: id });
      if (draft) return drawOn(id, stop);
      const last = path.at(-1);
      if (last && isTried(last) && last.chosen.hex === id) return rotate();
      if (isWayChoice(last) && pickOver(last, piece ?? id)) return;
      const open = last?.open;
      if (open?.kind === 'list' && String(open.soFar.at(-1)) === id) return set(out(desk, path));
      const ways = meant(waysAt(desk, path, id, face, stop), stop);
      // what is touched on the board is first seen there
      if (ways.length === 1) settle(ways[0]!, false);
      else sight.setState({ place: id });
    },
    rotate,
    run(choice, runs) {
      if (desk) settleNow([...path, narrow(desk.game, desk.state, choice, runs)]);
    },
    leavePlace: () => sight.setState({ place: null }),
    lookAt,
  };
}
