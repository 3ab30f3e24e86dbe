// The tree of choices at a position, or one branch of it; with the best runs on request.
import type { Choices, ChoicesBody } from '../../../api/choices.ts';
import { type Choice, check, choices, isAmong, listSuggestion, narrow, type Refusal } from '../../../engine/index.ts';
import { type Desk, refusalOf } from '../../../match/menu.ts';
import { suggestionOf } from '../../../match/suggestionOf.ts';
import { loadGame } from '../../../titles/registry.ts';
import { openOf } from '../../play/openOf.ts';
import { decode, type EncodedState } from '../encoded.ts';

export interface Weighing {
  readonly game: string;
  readonly position: EncodedState;
  readonly body: ChoicesBody;
}

/** `refusal` is null if the question itself makes no sense. */
export type Weighed = { readonly choices: Choices['choices'] } | { readonly refusal: Refusal | null };

/** Steps of a search that one request may cost. */
const BUDGET = 20_000;

export async function weigh({ game: name, position, body }: Weighing): Promise<Weighed> {
  const game = (await loadGame(name))!;
  const state = decode(position);
  const { seat, type, values = [], suggest = false } = body;
  const desk = { game, state, seat };
  const all = choices(game, state, seat);
  const answer = (list: readonly Choice[]) => ({ choices: list.map((choice) => told(desk, choice, suggest)) });
  if (type === undefined) return answer(all);
  let choice = all.find((one) => one.type === type);
  if (!choice) return { refusal: check(game, state, seat, { type }) };
  for (const value of values) {
    const refusal = value === null ? null : refusalOf(desk, choice, value);
    if (refusal || !choice.open || !isAmong(choice.open, value)) return { refusal };
    choice = narrow(game, state, choice, value);
  }
  return answer([choice]);
}

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
