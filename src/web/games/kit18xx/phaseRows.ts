// All phases of a game as a table: each is asked of the game as if it had come.
import type { Lang } from '../../../i18n/phrases.ts';
import type { RailState } from '../../../kernel/index.ts';
import type { PhaseRow } from '../../panels/depotPicture.ts';
import type { Fact } from '../../panels/tableFacts.ts';
import type { RailFace } from './railFace.ts';

export function phaseRows<S extends RailState>(face: RailFace<S>, s: S, lang: Lang): readonly PhaseRow[] {
  const { game } = face;
  const all = game.phases(s).map(({ id, by }) => ({ id, by, begun: { ...s, phase: id } }));
  const facts = all.map(({ begun }) => face.phaseFacts?.(begun, lang) ?? []);
  // what is so in every phase is nothing that a phase brings
  const isSteady = ({ id, value }: Fact) =>
    facts.every((some) => some.some((one) => one.id === id && one.value === value));
  return all.map(({ id, by, begun }, i) => {
    const { tiles, trainLimit, operatingRounds } = game.phase(begun);
    const told = facts[i]!.filter((fact) => !isSteady(fact));
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
