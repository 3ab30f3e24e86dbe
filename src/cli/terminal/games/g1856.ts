// 1856 in the terminal: companies and players in one table, privates, trains; places one by one.
import { BANK, cashOf, faceOf, leftOf, onSale, type Seat, typeOf } from '../../../engine/index.ts';
import { map } from '../../../games/1856/map.ts';
import { rail1856 } from '../../../games/1856/rail.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import type { Look } from '../drawing.ts';
import { holdings, titled } from './rail18xx.ts';

const NAME = 8;

export const drawPanels = (s: State1856, look: Look, seat: Seat | undefined): string[] => [
  ...holdings(rail1856, s, look, seat, look.lines.rail.columns, NAME),
  '',
  ...privates(s, look),
  ...trains(s, look),
];

function privates(s: State1856, look: Look): string[] {
  const { words, lines } = look;
  const owner = (of: Seat | string | null) => (typeof of === 'number' ? words.f.seat(of) : (of ?? lines.rail.unsold));
  const told = rail1856.privates(s).map((one) => `${words.f.name(one.id)}: ${owner(one.owner)}`);
  return titled(look, lines.rail.privates, told);
}

function trains(s: State1856, look: Look): string[] {
  const { f } = look.words;
  const { phase, onSale: sale, inPool, bank } = look.lines.rail;
  const next = onSale(s, rail1856.trainTypes(s));
  const left = leftOf(s, next);
  return titled(look, phase, [
    s.phase,
    `${sale}: ${next.type} ${f.money(next.price)}${left === null ? '' : ` (${left})`}`,
    ...(s.depot.pool.length > 0 ? [`${inPool}: ${s.depot.pool.map(typeOf).join(' ')}`] : []),
    `${bank} ${f.money(cashOf(s, BANK))}`,
  ]);
}

/** The tile on a hex, its figures and tokens. */
export function place(s: State1856, id: string, { words, lines }: Look): string | null {
  const hex = map.hexes[id];
  if (!hex) return null;
  const laid = s.board.laid[id];
  const face = faceOf(map, s.board, id);
  const values = face.nodes.map(
    ({ kind, value }) => `${kind} ${typeof value === 'number' ? value : Object.values(value).join('/')}`,
  );
  const tokens = face.nodes.flatMap((_, i) => s.board.tokens[`${id}.${i}`] ?? []).filter((token) => token !== null);
  return [
    words.f.name(id),
    laid ? `${lines.rail.tile} ${laid[0]} (${laid[1]})` : lines.rail.printed,
    ...values,
    ...(hex.terrain && !laid ? [lines.rail.terrain(words.f.money(hex.terrain.cost))] : []),
    ...(tokens.length > 0 ? [lines.rail.tokensOf(tokens.join(' '))] : []),
  ].join(', ');
}
