// What a hand does at the table: picks, goes back, carries out, touches a place, looks at a moment.
import { useMemo } from 'react';
import type { Action } from '../../engine/core/action.ts';
import { type Choice, narrow } from '../../engine/core/choices.ts';
import { choicesAt } from '../../match/choicesAt.ts';
import { type Path, readyOf } from '../../match/menu.ts';
import { headOf } from '../../match/timeline.ts';
import { done, into, out } from '../../match/walk.ts';
import { type Play, usePlay } from './Play.ts';
import { usePreferences } from './preferences.ts';

export interface Hand {
  pick(next: Choice): void;
  /** A number for the open field of this choice; a button that names the figure needs no second question. */
  number(choice: Choice, value: number): void;
  /** To a path that was found elsewhere. */
  take(path: Path): void;
  goTo(path: Path): void;
  back(): void;
  carryOut(): void;
  touch(place: string): void;
  leavePlace(): void;
  /** Null for now. */
  lookAt(seq: number | null): void;
}

export function useHand(): Hand {
  const play = usePlay();
  const confirm = usePreferences((p) => p.confirm);
  return useMemo(() => handOf(play, confirm), [play, confirm]);
}

function handOf({ link, sight, look, desk, isNow, timeline }: Play, confirm: boolean): Hand {
  const { path, place } = look;
  const act = (action: Action) => desk && link.act(desk.seat, action);
  const set = (next: Path) => sight.setState({ path: next, place: null });
  /** Where nothing is left to choose the action is carried out, unless it is to be confirmed. */
  const settle = (next: Path, sure: boolean) => {
    const whole = next.at(-1);
    if (whole && !whole.open && sure) act(readyOf(whole)!);
    else set(next);
  };
  return {
    pick: (next) => desk && settle(into(desk, path, next), !confirm),
    number(choice, value) {
      if (!desk) return;
      const from = path.at(-1) === choice ? path : [...path, choice];
      settle([...from, narrow(desk.game, desk.state, choice, value)], true);
    },
    take: (next) => settle(next, !confirm),
    goTo: set,
    back() {
      if (!isNow) sight.setState({ seq: null });
      else if (place !== null) sight.setState({ place: null });
      else if (desk) set(out(desk, path));
    },
    carryOut() {
      const end = desk && done(desk, path);
      if (end && 'act' in end) act(end.act);
      else if (end) set(end.path);
    },
    touch(id) {
      if (!desk) return sight.setState({ place: id });
      const open = path.at(-1)?.open;
      if (open?.kind === 'list' && String(open.soFar.at(-1)) === id) return set(out(desk, path));
      const ways = choicesAt(desk, path, id);
      if (ways.length === 1) settle(ways[0]!, !confirm);
      else sight.setState({ place: id });
    },
    leavePlace: () => sight.setState({ place: null }),
    lookAt: (seq) => sight.setState({ seq: seq === headOf(timeline).seq ? null : seq, place: null }),
  };
}
