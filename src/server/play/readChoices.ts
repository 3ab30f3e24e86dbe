// What a program may ask about a position: the state as everybody sees it, and the tree of choices, branch by branch.
import type { Choices, ChoicesBody, Position } from '../../api/choices.ts';
import {
  type Choice,
  check,
  choices,
  isAmong,
  listSuggestion,
  narrow,
  type Refusal,
  view,
  waiting,
} from '../../engine/index.ts';
import { gives } from '../../match/assist.ts';
import { type Desk, refusalOf } from '../../match/menu.ts';
import { suggestionOf } from '../../match/suggestionOf.ts';
import { Fault } from '../http/fault.ts';
import type { House } from './house.ts';
import type { Loaded } from './loaded.ts';
import { openOf } from './openOf.ts';
import { stateOf } from './position.ts';
import { type Asker, mustSee } from './rights.ts';
import { refusedAt } from './submitMove.ts';

export const readPosition = (house: House, id: string, asker: Asker): Promise<Position> =>
  house.tables.use(id, (table) => {
    const state = begun(table, asker);
    return { seq: table.row.seq, waiting: waiting(table.game, state), state: view(state) };
  });

export const readChoices = (house: House, id: string, asker: Asker, body: ChoicesBody): Promise<Choices> =>
  house.tables.use(id, (table) => {
    const state = begun(table, asker);
    const { seat, type, values = [], suggest = false } = body;
    // Whoever sits here could ask without a name: while the game goes on nobody is told.
    if (suggest && table.row.status === 'playing' && !gives(table.row.assist, 'routes')) throw new Fault('notAgreed');
    const desk = { game: table.game, state, seat };
    const all = choices(table.game, state, seat);
    const answer = (list: readonly Choice[]): Choices => ({
      seq: table.row.seq,
      choices: list.map((choice) => told(desk, choice, suggest)),
    });
    if (type === undefined) return answer(all);
    const no = (refusal: Refusal | null) => (refusal ? refusedAt(table, refusal) : new Fault('badRequest'));
    let choice = all.find((one) => one.type === type);
    if (!choice) throw no(check(table.game, state, seat, { type }));
    for (const value of values) {
      const refusal = value === null ? null : refusalOf(desk, choice, value);
      if (refusal || !choice.open || !isAmong(choice.open, value)) throw no(refusal);
      choice = narrow(table.game, state, choice, value);
    }
    return answer([choice]);
  });

function begun(table: Loaded, asker: Asker) {
  mustSee(table, asker);
  if (table.row.status === 'gathering') throw new Fault('notPlaying');
  return stateOf(table);
}

/** How many steps of a search a request may cost. */
const BUDGET = 20_000;

function told(desk: Desk, choice: Choice, suggest: boolean): Choices['choices'][number] {
  const { type, chosen, open } = choice;
  const plain = { type, chosen: { ...chosen }, open: openOf(open) };
  if (!suggest) return plain;
  const proposal = listSuggestion(desk.game, desk.state, choice);
  if (proposal) return { ...plain, proposal: [...proposal] };
  const best = suggestionOf(desk, choice, BUDGET);
  if (!best) return plain;
  const { revenue, bound, optimal } = best;
  const runs = best.runs.map(({ train, track }) => ({ train, track: [...track] }));
  return { ...plain, suggestion: { runs, revenue, bound, optimal } };
}
