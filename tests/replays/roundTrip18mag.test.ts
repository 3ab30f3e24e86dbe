// Games of 18Mag of ours, exported as 18xx.games would write them and read again: every kind of action finds its way
// there and back, with any recorded passes, with hints and without. `BINARIO_TRIPS` plays more of them, to their end.
import { describe, expect, test } from 'vitest';
import { below, rngFrom } from '../../src/engine/core/chance.ts';
import { type Moment, tell } from '../../src/records/import18xx/drive.ts';
import type { ForeignRecord } from '../../src/records/import18xx/foreign.ts';
import type { TraceState } from '../../src/records/import18xx/importer.ts';
import { foreignFrom } from '../../src/records/import18xx/read.ts';
import { importer18mag } from '../../src/titles/18mag/import18xx/index.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import type { State18Mag } from '../../src/titles/18mag/rules/state.ts';
import { atRest } from '../support/atRest.ts';
import { positionOf } from '../support/export18mag.ts';
import type { Exported, Written } from '../support/export18xx.ts';
import { foreign18mag, type Played18Mag, played18mag } from '../support/foreign18mag.ts';

const trips = Number(process.env.BINARIO_TRIPS ?? 0);

/** Number of times a record is cut off. */
const CUTS = 4;

const tables = Array.from({ length: trips || 5 }, (_, i) => ({
  seed: `trip ${i}`,
  players: 2 + (i % 5),
  moves: trips > 0 ? 5000 : 180,
  // now and then by rulings on which the platform's records and present play differ
  rulings: i % 5 === 3 ? { startStacks: 'random', priorityAfterDraft: 'next' } : {},
}));

function recordOf(json: object): ForeignRecord {
  const record = foreignFrom(JSON.parse(JSON.stringify(json)));
  if ('problem' in record) throw new Error(record.problem);
  return record;
}

type Recorded = Pick<Exported, 'actions' | 'before'>;

/** Expects the importer to pass every position of ours with a decision. */
function expectOnTheWay(game: Played18Mag, { actions, before }: Recorded, changes: object = {}) {
  const outcome = tell(importer18mag, recordOf({ ...foreign18mag(game, actions), ...changes }), {
    watch: ({ done, state }) => {
      const expected = before[done] ?? null;
      const got = expected && positionOf(atRest(game18mag, state));
      return expected === got ? null : { what: 'position', expected, got };
    },
  });
  expect(outcome).toMatchObject({ stop: null, done: actions.length });
  return outcome;
}

/** Expects the same end too. */
function expectSame(game: Played18Mag, recorded: Recorded, changes: object = {}): void {
  const outcome = expectOnTheWay(game, recorded, changes);
  expect('state' in outcome && positionOf(outcome.state)).toBe(positionOf(game.end));
}

describe.each(tables)('$seed, $players players', (table) => {
  const game = played18mag(table);
  const { actions, before, idle } = game.out;
  const pick = (kept: readonly number[]) => ({
    actions: kept.map((i) => actions[i]!),
    before: kept.map((i) => before[i]!),
  });
  const isSame = (a: Written | undefined, b: Written) => a?.entity === b.entity && a.entity_type === b.entity_type;

  test('there and back', () => expectSame(game, game.out));

  test('of the passes in a turn only the first action is needed, and what ends the record', () => {
    const isFirst = (i: number) => !isSame(actions[i - 1], actions[i]!);
    const isEnd = (i: number) => actions.slice(i).every((action) => isSame(action, actions[i]!));
    const kept = actions.flatMap((_, i) => (idle[i] && !isFirst(i) && !isEnd(i) ? [] : [i]));
    expect(kept.length).toBeLessThan(actions.length);
    expectSame(game, pick(kept));
  });

  test('where the platform waits once more a company passes once more', () => {
    const isLast = (i: number) => !isSame(actions[i + 1], actions[i]!) && i + 1 < actions.length;
    const isTurn = (i: number) => actions[i]!.entity_type !== 'player' && isLast(i);
    const kept = actions.flatMap((_, i) => (idle[i] ? [i, i] : [i]).concat(isTurn(i) ? [-i] : []));
    const pass = (i: number) => ({ type: 'pass', entity: actions[i]!.entity, entity_type: actions[i]!.entity_type });
    expectSame(game, {
      actions: kept.map((i) => (i < 0 ? pass(-i) : actions[i]!)),
      before: kept.map((i) => (i < 0 ? null : before[i]!)),
    });
  });

  test('where the platform waits and ours does not', () => {
    const waiting = played18mag({ ...table, waits: true });
    expect(waiting.out.actions.length).toBeGreaterThan(actions.length);
    // a pass after the last decision could end any step of the turn
    expectOnTheWay(waiting, waiting.out);
  });

  test('without hints, by players whose ids are those of minors', () => {
    const id = (name: string) => Number(name.slice(1));
    const raw = actions.map((action): Written => {
      const entity = action.entity_type === 'player' ? id(action.entity) : action.entity;
      const { _tile, _from, _corporation, ...bare } = action;
      return { ...bare, entity } as Written;
    });
    const { players, setup } = foreign18mag(game);
    expectSame(
      game,
      { actions: raw, before },
      {
        players: players.map((player) => ({ ...player, id: id(player.id) })),
        setup: { ...setup, priorityAfterDraft: id(setup.priorityAfterDraft) },
      },
    );
  });

  test('cut off anywhere and ended by the table, it counts what the platform would count', () => {
    const traces: TraceState[] = [];
    const whole = recordOf(foreign18mag(game));
    const watch = ({ done, state, acted }: Moment<State18Mag>) => {
      traces.push(importer18mag.traceOf(state, whole, done, acted));
      return null;
    };
    tell(importer18mag, whole, { watch });
    const rng = rngFrom(table.seed);
    for (let i = 0; i < CUTS; i++) {
      const done = below(rng, actions.length);
      const end = { ...actions[Math.max(0, done - 1)]!, type: 'end_game' };
      const cut = recordOf(foreign18mag(game, [...actions.slice(0, done), end]));
      const told = tell(importer18mag, cut);
      if ('problem' in told) throw new Error(told.problem);
      const { k, c, s } = importer18mag.traceOf(told.state, cut, done + 1, told.state);
      expect({ done, k, c, s }).toEqual({ done, k: traces[done]!.k, c: traces[done]!.c, s: traces[done]!.s });
    }
  });
});
