// Trains and the phase as plain data: the train on sale, the trains left, and the rust to come.
import { leftOf, onSale, typeOf } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { railLines } from '../../words/web/rail.ts';
import type { Words } from '../../words/words.ts';
import type { DepotPicture } from '../panels/depotPicture.ts';
import { phaseRows } from './phaseRows.ts';
import type { RailFace } from './railFace.ts';

export function depotPicture<S extends RailState>(face: RailFace<S>, s: S, { f }: Words, lang: Lang): DepotPicture {
  const { game } = face;
  const l = railLines[lang].trains;
  const types = game.trainTypes(s);
  const next = onSale(s, types).type;
  const { id, tiles, trainLimit, operatingRounds } = game.phase(s);
  return {
    phase: l.phase(face.phaseName?.(s, lang) ?? id),
    tiles,
    facts: [
      { id: 'limit', label: l.limit, value: [trainLimit, face.limitOf?.(s, lang)].filter(Boolean).join(' ') },
      { id: 'rounds', label: l.rounds, value: String(operatingRounds) },
      ...(face.phaseFacts?.(s, lang) ?? []),
    ],
    trains: types.map((facts) => {
      const left = leftOf(s, facts);
      return {
        type: facts.type,
        price: f.money(facts.price),
        left: left === null ? '∞' : String(left),
        soldOut: left === 0,
        rusts: facts.rustsOn === undefined ? '' : l.rustsOn(facts.rustsOn),
        next: !game.openDepot && facts.type === next,
        note: face.trainNote?.(s, facts.type, lang) ?? '',
        saleNote: face.saleNote?.(s, facts.type, lang, f) ?? '',
      };
    }),
    phases: phaseRows(face, s, lang),
    pool: game.openDepot ? null : s.depot.pool.map(typeOf),
  };
}
