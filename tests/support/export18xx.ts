// A game of ours under the rulings of 18xx.games, exported in that platform's form: a net for the importer.
import { type Action, PASS } from '../../src/engine/core/action.ts';
import { moveOn, preview } from '../../src/engine/core/apply.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { stageAt } from '../../src/engine/flow/frame.ts';
import { canGoOn, decisionOf } from '../../src/engine/flow/settle.ts';
import { type CompanyId, companyIds } from '../../src/titles/1856/rules/companies.ts';
import type { TurnFrame } from '../../src/titles/1856/rules/frames.ts';
import { game1856 } from '../../src/titles/1856/rules/index.ts';
import { couldBuy } from '../../src/titles/1856/rules/operating/asides.ts';
import { canPlaceWithLoan } from '../../src/titles/1856/rules/operating/turn.ts';
import { privateIds } from '../../src/titles/1856/rules/privates.ts';
import type { State1856 } from '../../src/titles/1856/rules/state.ts';
import { upTo } from './bounded.ts';
import { recordedAction } from './recordedAction.ts';

export interface Written {
  readonly type: string;
  readonly entity: string;
  readonly entity_type: string;
  readonly [field: string]: unknown;
}

/** The actions, our state before each of them other than a pass, and whether it is a pass that changes nothing. */
export interface Exported {
  readonly actions: Written[];
  readonly before: (string | null)[];
  readonly idle: boolean[];
}

const turnIn = (s: State1856): TurnFrame | undefined => s.flow.find((frame) => frame.kind === 'turn');

const player = (seat: number): string => `P${seat}`;
const company = (type: string, entity: string, fields: object = {}): Written => ({
  type,
  entity,
  entity_type: 'corporation',
  ...fields,
});

/** Exports one action after the other; returns the state at the next decision. */
export function exporter() {
  const out: Exported = { actions: [], before: [], idle: [] };
  const write = (action: Written, s: State1856 | null = null, idle = false): void => {
    out.actions.push(action);
    out.before.push(s && hashState(s));
    out.idle.push(idle);
  };

  function play(s: State1856, seat: number, action: Action): State1856 {
    if (action.type !== PASS.type) write(recordedAction(s, seat, action), s);
    else for (const pass of passesOf(s, seat)) write(pass, null, isIdle(s));
    const outcome = preview(game1856, s, seat, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.code}`);
    return settle(outcome.state);
  }

  /** Automatic steps that are nevertheless recorded there. */
  function settle(from: State1856): State1856 {
    let s = from;
    for (const _ of upTo(500, 'steps that nobody decides')) {
      if (!canGoOn(game1856, s)) break;
      const turn = turnIn(s);
      const stage = turn && stageAt(game1856.frames.turn!, turn);
      const at = s.flow.at(-1)?.kind === 'turn' && stage && 'id' in stage ? stage.id : '';
      // nothing can be laid, but that platform waits
      if (s.flow.at(-1)?.kind === 'turn' && turn!.at === 'track') write(company('pass', turn!.company));
      if (at === 'dividend' && turn!.runs.length > 0) write(company('dividend', turn!.company, { kind: 'withhold' }));
      const next = moveOn(game1856, s, undefined);
      if (at === 'links')
        write(company('destination_connection', turn!.company, { corporations: newlyLinked(s, next) }));
      s = next;
    }
    return s;
  }

  return { out, play, settle };
}

const newlyLinked = (s: State1856, next: State1856): string[] =>
  companyIds.filter((id) => next.companies[id].linked && !s.companies[id].linked);

/** True for a pass without effect: one can cause interest and forced redemptions. */
const isIdle = (s: State1856): boolean => {
  const company = turnIn(s)?.company;
  return company !== undefined && s.companies[company as CompanyId].loans === 0;
};

/** The passes recorded for one of ours: none where the platform does not stop, two where it stops again for privates. */
function passesOf(s: State1856, seat: number): Written[] {
  const ids = decisionOf(game1856, s)!.steps.map(({ id }) => id);
  const turn = turnIn(s);
  const top = s.flow.at(-1)!.kind;
  if (top === 'exchange') return [company('pass', 'CGR')];
  if (!turn) return [{ type: 'pass', entity: player(seat), entity_type: 'player' }];
  if (ids.includes('placeToken') && !canPlaceWithLoan(s)) return [];
  const pass = company('pass', turn.company);
  const isLast = ids.includes('redeemLoan') && !ids.includes('buyTrain');
  return isLast && privateIds.some((id) => couldBuy(s, id)) ? [pass, pass] : [pass];
}
