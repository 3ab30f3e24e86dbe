// István's side of a solo table: his minors with their cards, and one of his turns step by step.

import { expect } from 'vitest';
import type { Action } from '../../src/engine/core/action.ts';
import { moveOn, preview } from '../../src/engine/core/apply.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { GameEvent } from '../../src/engine/core/event.ts';
import { isPast, top } from '../../src/engine/flow/frame.ts';
import { canGoOn } from '../../src/engine/flow/settle.ts';
import type { TrainType } from '../../src/engine/trains/depot.ts';
import { type MajorId, type MinorId, minorsOf } from '../../src/titles/18mag/rules/companies.ts';
import type { Event18Mag } from '../../src/titles/18mag/rules/events.ts';
import { newIstvanTurn } from '../../src/titles/18mag/rules/frames.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import type { State18Mag } from '../../src/titles/18mag/rules/state.ts';
import { upTo } from './bounded.ts';
import { stageOf } from './stageOf.ts';
import { draft18mag } from './table18mag.ts';

const istvan = game18mag.frames.istvan!;

export type SoloTable = ReturnType<typeof draft18mag>;

interface IstvansMinor {
  readonly treasury?: number;
  readonly trains?: readonly TrainType[];
  readonly tokens?: readonly string[];
  /** Actions of its card already done, and the train that it owes itself. */
  readonly done?: number;
  readonly owed?: TrainType;
}

type Step = 'istvansTrack' | 'istvansToken' | 'istvansScrap' | 'istvansRun' | 'istvansTrains';

/** A table for Ada alone, on which István has these minors and nobody anything else. */
export function istvanTable(
  minors: Readonly<Partial<Record<MinorId, IstvansMinor>>>,
  asked: Readonly<Record<string, string>> = {},
  tiles: Readonly<Record<string, readonly [tile: string, rotation: number]>> = {},
): SoloTable {
  const table = draft18mag(['Ada'], asked).undrafted();
  for (const [hex, [tile, rotation]] of Object.entries(tiles)) table.tile(hex, tile, rotation);
  table.set((s) => {
    s.solo = { cards: {}, shareCard: 'SKEV' };
  });
  for (const [id, { done = 0, owed = null, ...position }] of Object.entries(minors))
    table.minor(id as MinorId, { owner: 'István', ...position }).set((s) => {
      s.solo!.cards[id as MinorId] = { done, owed };
    });
  return table;
}

/** His share card. */
export const withShareCard = (table: SoloTable, major: MajorId): SoloTable =>
  table.set((s) => {
    s.solo!.shareCard = major;
  });

interface Course {
  /** The first step to take, and the first to leave out. */
  readonly from?: Step;
  readonly until?: Step;
  /** The player's answer; without it the turn stops at the question. */
  readonly answer?: (s: State18Mag) => Action;
}

/** Plays the turn of one of his minors, until it is over or the player is asked; returns its events. */
export function turns(table: SoloTable, company: MinorId, { from, until, answer }: Course = {}): GameEvent[] {
  const events: GameEvent[] = [];
  const goesOn = (s: State18Mag): boolean => {
    const frame = top(s);
    if (frame?.kind !== 'istvan') return false;
    return (
      until === undefined || !(isPast(istvan, frame, stageOf(istvan, until)) || frame.at === stageOf(istvan, until))
    );
  };
  table.set((s) => {
    const done = [...minorsOf(s)];
    s.flow = [
      { kind: 'course', at: null, set: 2, final: false },
      { kind: 'operating', at: null, set: 2, round: 1, of: 1, last: false, done, trainSold: false, marked: false },
      { ...newIstvanTurn(company), ...(from !== undefined && { at: stageOf(istvan, from) }) },
    ];
    let now: State18Mag = copy(s);
    for (const _ of upTo(500, 'steps of a turn')) {
      if (!goesOn(now)) break;
      if (canGoOn(game18mag, now)) now = moveOn(game18mag, now, (event) => events.push(event));
      else if (answer) {
        const told = preview(game18mag, now, 1, answer(now));
        if (!told.ok) throw new Error(told.refusal.code);
        events.push(...told.events);
        now = told.state;
      } else break;
    }
    expect(game18mag.audit(now)).toBeNull();
    Object.assign(s, copy(now));
  });
  return events;
}

/** Events of one type. */
export const only = <T extends Event18Mag['type']>(events: readonly GameEvent[], type: T) =>
  events.filter((event) => event.type === type) as Extract<Event18Mag, { type: T }>[];
