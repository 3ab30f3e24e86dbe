// All phases of a game as a table: each is described as if it had begun.

import type { RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { PhaseRow } from '../panels/depotPicture.ts';
import type { Fact } from '../panels/tableFacts.ts';
import type { RailFace } from './railFace.ts';

export function phaseRows<S extends RailState>(face: RailFace<S>, s: S, lang: Lang): readonly PhaseRow[] {
  const { game } = face;
  const all = game.phases(s).map(({ id, by }) => ({ id, by, begun: { ...s, phase: id } }));
  const facts = all.map(({ begun }) => face.phaseFacts?.(begun, lang) ?? []);
  /** True for a fact new in this phase: not in the one before it, nor in all of them. */
  const brings = (fact: Fact, i: number) => !isIn(facts[i - 1], fact) && !facts.every((some) => isIn(some, fact));
  return all.map(({ id, by, begun }, i) => {
    const { tiles, trainLimit, operatingRounds } = game.phase(begun);
    const told = facts[i]!.filter((fact) => brings(fact, i));
    return {
      id,
      name: face.phaseName?.(begun, lang) ?? id,
      now: id === s.phase,
      by,
      tiles,
      limit: [trainLimit, face.limitOf?.(begun, lang)].filter(Boolean).join(' '),
      rounds: String(operatingRounds),
      rusts: by === null ? [] : game.trainTypes(s).flatMap(({ type, rustsOn }) => (rustsOn === by ? [type] : [])),
      happens: [
        ...(face.phaseNotes?.(begun, lang) ?? []),
        ...told.map(({ label, value }) => [label, value].filter(Boolean).join(' ')),
      ],
    };
  });
}

const isIn = (facts: readonly Fact[] = [], { id, value }: Fact): boolean =>
  facts.some((one) => one.id === id && one.value === value);
