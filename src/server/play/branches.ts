// The tree of choices at a position, or one branch of it, for programs; with the best runs on request.
import type { Choices, ChoicesBody } from '../../api/choices.ts';
import { type Choice, check, choices, isAmong, listSuggestion, narrow, type Refusal } from '../../engine/index.ts';
import { type Desk, refusalOf } from '../../match/menu.ts';
import { suggestionOf } from '../../match/suggestionOf.ts';
import { openOf } from './openOf.ts';

export type BranchAsked = Omit<ChoicesBody, 'seat'>;

/** `refusal` is null if the question itself makes no sense. */
export type Branches = { readonly choices: Choices['choices'] } | { readonly refusal: Refusal | null };

/** Steps of a search that one request may cost. */
const BUDGET = 20_000;

export function branches(desk: Desk, { type, values = [], suggest = false }: BranchAsked): Branches {
  const { game, state, seat } = desk;
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
