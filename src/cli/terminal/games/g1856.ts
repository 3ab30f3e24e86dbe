// 1856 in the terminal: companies and players in one table, privates, trains; places one by one.

import type { Seat } from '../../../engine/core/action.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { top } from '../../../engine/flow/frame.ts';
import { BANK, cashOf } from '../../../engine/money/bank.ts';
import { OFFER, POOL, percentOf, presidentOf } from '../../../engine/shares/shares.ts';
import { faceOf } from '../../../engine/track/face.ts';
import { leftOf, onSale, trainsOf, typeOf } from '../../../engine/trains/depot.ts';
import { type CompanyId, companyIds } from '../../../games/1856/companies.ts';
import { hexes } from '../../../games/1856/hexes.ts';
import { certificateLimit, certificatesHeld } from '../../../games/1856/limits.ts';
import { map } from '../../../games/1856/map.ts';
import { trainTypes } from '../../../games/1856/phases.ts';
import { type PrivateId, privateIds } from '../../../games/1856/privateCompanies.ts';
import { companyOwning, seatOwning } from '../../../games/1856/privates/owner.ts';
import { isStarted, priceOf, type State1856 } from '../../../games/1856/state.ts';
import { tokensLeft } from '../../../games/1856/track/tokenStock.ts';
import { worthOf } from '../../../games/1856/worth.ts';
import type { Look } from '../drawing.ts';
import { flow, table } from '../text.ts';

const NAME = 8;
const shown = (n: number): string => (n === 0 ? '·' : String(n));

export function drawPanels(s: State1856, look: Look, seat: Seat | undefined): string[] {
  return [...holdings(s, look, seat), '', ...privates(s, look), ...trains(s, look)];
}

/** Companies down, their figures and then the players across; the players' money below. */
function holdings(s: State1856, look: Look, seat: Seat | undefined): string[] {
  const { paint, words, lines } = look;
  const { columns, cash, worth, certificates } = lines.rail;
  const seats = seatsOf(s);
  const mine = (of: Seat, text: string) => (of === seat ? paint.bold(text) : text);
  const heads = Object.values(columns).map((text) => paint.dim(text));
  const rows = companyIds
    .filter((id) => isStarted(s, id))
    .map((id) => [id, ...figures(s, id, words.f.money), ...seats.map((of) => mine(of, held(s, id, of)))]);
  const sums = (title: string, figure: (of: Seat) => string) => [
    paint.dim(title),
    ...heads.slice(1).map(() => ''),
    ...seats.map((of) => mine(of, figure(of))),
  ];
  const all = worthOf(s);
  return table(
    [
      [...heads, ...seats.map((of) => mine(of, words.f.seat(of).slice(0, NAME)))],
      ...rows,
      sums(cash, (of) => words.f.money(cashOf(s, of))),
      sums(worth, (of) => words.f.money(all[of]!)),
      sums(certificates, (of) => `${certificatesHeld(s, of) / 2}/${certificateLimit(s)}`),
    ],
    look.columns,
  );
}

function figures(s: State1856, id: CompanyId, money: (sum: number) => string): string[] {
  const { loans, escrow } = s.companies[id];
  return [
    money(priceOf(s, id)),
    money(cashOf(s, treasury(id))),
    trainsOf(s, id).map(typeOf).join(' ') || '·',
    String(tokensLeft(s, id)),
    shown(loans),
    shown(escrow),
    shown(percentOf(s, id, OFFER)),
    shown(percentOf(s, id, POOL)),
  ];
}

/** Percent, and a star for the president. */
const held = (s: State1856, id: CompanyId, of: Seat): string =>
  `${shown(percentOf(s, id, of))}${presidentOf(s, id) === of ? '*' : ''}`;

function privates(s: State1856, { paint, words, lines, columns }: Look): string[] {
  const open = privateIds.filter((id) => s.privates[id] !== null);
  if (open.length === 0) return [];
  const owner = (id: PrivateId) => {
    const seat = seatOwning(s, id);
    return seat === null ? (companyOwning(s, id) ?? lines.rail.unsold) : words.f.seat(seat);
  };
  const told = open.map((id) => `${words.f.name(id)}: ${owner(id)}`);
  return flow([`${paint.dim(lines.rail.privates)}  ${told[0]}`, ...told.slice(1)], ' · ', columns);
}

function trains(s: State1856, { paint, words, lines, columns }: Look): string[] {
  const { phase, onSale: sale, inPool, bank } = lines.rail;
  const next = onSale(s, trainTypes(s));
  const left = leftOf(s, next);
  return flow(
    [
      `${paint.dim(phase)}  ${s.phase}`,
      `${sale}: ${next.type} ${words.f.money(next.price)}${left === null ? '' : ` (${left})`}`,
      ...(s.depot.pool.length > 0 ? [`${inPool}: ${s.depot.pool.map(typeOf).join(' ')}`] : []),
      `${bank} ${words.f.money(cashOf(s, BANK))}`,
    ],
    ' · ',
    columns,
  );
}

/** What is going on, above the menu. */
export function situation(s: State1856, { words, paint }: Look): string[] {
  const frame = top(s);
  const text = frame && words.frame(frame);
  return text ? [paint.bold(text)] : [];
}

/** The tile on a hex, its figures and tokens. */
export function place(s: State1856, id: string, { words, lines }: Look): string | null {
  const hex = hexes[id];
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

export const places: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(hexes).map(({ id, name }) => [id, name ?? id]),
);
