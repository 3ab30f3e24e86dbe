// 18Mag in the terminal: majors and players in one table, minors in another, the course of the game, István's cards.

import type { Seat } from '../../../engine/core/action.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { top } from '../../../engine/flow/frame.ts';
import { byPrice } from '../../../engine/market/market.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { POOL, percentOf, presidentOf } from '../../../engine/shares/shares.ts';
import { hexOfNode } from '../../../engine/track/board.ts';
import { trainsOf, typeOf } from '../../../engine/trains/depot.ts';
import { homeOf, type MajorId, majorsOf, minorsOf } from '../../../games/18mag/companies.ts';
import type { DraftFrame, Frame18Mag } from '../../../games/18mag/frames.ts';
import { certificateLimit, certificatesHeld } from '../../../games/18mag/limits.ts';
import { mostToPay, TEN } from '../../../games/18mag/majors/payOut.ts';
import { marketOf, movementFor } from '../../../games/18mag/market.ts';
import { lastPhase, MARKERS, phases, trainTypes } from '../../../games/18mag/phases.ts';
import { ISTVAN, isSmall } from '../../../games/18mag/players.ts';
import { cardOf } from '../../../games/18mag/solo/cards.ts';
import { shareCards } from '../../../games/18mag/solo/shareCards.ts';
import { minorOf, priceOf, type State18Mag } from '../../../games/18mag/state.ts';
import { worthOf } from '../../../games/18mag/worth.ts';
import { companyName } from '../../../i18n/names18mag.ts';
import type { Look } from '../drawing.ts';
import { flow, table, wrap } from '../text.ts';

const NAME = 12;
const shown = (n: number): string => (n === 0 ? '·' : String(n));

export function drawPanels(s: State18Mag, look: Look, seat: Seat | undefined): string[] {
  return [...majors(s, look, seat), '', ...minors(s, look, seat), '', ...course(s, look), ...istvan(s, look)];
}

/** Majors down, their figures and then the players across; the players' money below. */
function majors(s: State18Mag, look: Look, seat: Seat | undefined): string[] {
  const { paint, words, lines } = look;
  const { cash, worth, certificates } = lines.rail;
  const seats = seatsOf(s);
  const mine = (of: Seat, text: string) => (of === seat ? paint.bold(text) : text);
  const heads = Object.values(lines.mag.majors).map((text) => paint.dim(text));
  const sums = (title: string, figure: (of: Seat) => string) => [
    paint.dim(title),
    ...heads.slice(1).map(() => ''),
    ...seats.map((of) => mine(of, figure(of))),
  ];
  const all = worthOf(s);
  return table(
    [
      [...heads, ...seats.map((of) => mine(of, words.f.seat(of).slice(0, NAME)))],
      ...majorsOf(s).map((id) => [
        companyName(id),
        words.f.money(priceOf(s, id)),
        words.f.money(cashOf(s, treasury(id))),
        String(s.tokens[id]),
        shown(percentOf(s, id, POOL)),
        ...seats.map((of) => mine(of, held(s, id, of))),
      ]),
      sums(cash, (of) => words.f.money(cashOf(s, of))),
      sums(worth, (of) => words.f.money(all[of]!)),
      sums(certificates, (of) => `${certificatesHeld(s, of)}/${certificateLimit(s)}`),
    ],
    look.columns,
  );
}

/** Percent, and a star for the director. */
const held = (s: State18Mag, id: MajorId, of: Seat): string =>
  `${shown(percentOf(s, id, of))}${presidentOf(s, id) === of ? '*' : ''}`;

/** Those that are on offer or somebody's. */
function minors(s: State18Mag, { paint, words, lines, columns }: Look, seat: Seat | undefined): string[] {
  const rows = minorsOf(s)
    .filter((id) => minorOf(s, id).status !== 'out')
    .map((id) => {
      const { owner, terrainTokens } = minorOf(s, id);
      const name = companyName(id);
      return [
        owner === seat ? paint.bold(name) : name,
        owner === null ? lines.mag.offered : words.f.seat(owner).slice(0, NAME),
        words.f.name(hexOfNode(homeOf(s, id))),
        words.f.money(cashOf(s, treasury(id))),
        trainsOf(s, id).map(typeOf).join(' ') || '·',
        String(s.tokens[id]),
        shown(terrainTokens),
      ];
    });
  return table([Object.values(lines.mag.minors).map((text) => paint.dim(text)), ...rows], columns);
}

/** The draft's shares, the order of the majors, the phase and what will end it, prices of trains and wagons. */
function course(s: State18Mag, { paint, words, lines, columns }: Look): string[] {
  const { f } = words;
  const { mag } = lines;
  const order = (byPrice(marketOf(s), s) as MajorId[]).map((id) => `${companyName(id)} ${priceOf(s, id)}`);
  const { wagon } = phases[s.phase];
  const wagons = isSmall(s) ? [wagon] : [wagon, wagon + 10, wagon + 20];
  const [marked] = s.roundTiles;
  const draft = s.flow.find(({ kind }) => kind === 'draft') as DraftFrame | undefined;
  const shares = Object.entries(draft?.shares ?? {}).flatMap(([id, n]) => (n > 0 ? [`${companyName(id)} ${n}`] : []));
  const titled = (title: string, pieces: readonly string[]) =>
    pieces.length === 0 ? [] : flow([`${paint.dim(title)}  ${pieces[0]}`, ...pieces.slice(1)], ' · ', columns);
  return [
    ...titled(mag.draftShares, shares),
    ...titled(mag.order, order),
    ...titled(lines.rail.phase, [
      mag.phases[s.phase],
      ...(s.phase === lastPhase(s) || marked === undefined ? [] : [mag.nextPhase(f.either(s.roundTiles))]),
      ...(s.markers > 0 && marked !== undefined ? [mag.markers(s.markers, MARKERS, marked)] : []),
      ...(s.setEnds ? [mag.roundEnds] : []),
      mag.priority(f.seat(s.priority)),
    ]),
    ...titled(lines.rail.onSale, [
      `${mag.trains} ${trainTypes(s)
        .map(({ type, price }) => `${type} ${f.money(price)}`)
        .join(', ')}`,
      `${mag.wagons} ${wagons.map((price) => f.money(price)).join(', ')}`,
    ]),
  ];
}

/** What István's cards will have him do next. */
function istvan(s: State18Mag, { paint, words, lines, columns }: Look): string[] {
  if (!s.solo) return [];
  const { f } = words;
  const cards = minorsOf(s).flatMap((id) => {
    const card = s.solo?.cards[id];
    return card ? [lines.mag.card(companyName(id), lines.mag.next(cardOf(s, id).actions[card.done] ?? null, f))] : [];
  });
  const targets = (s.solo.shareCard ? (shareCards[s.solo.shareCard] ?? []) : []).map(
    ({ major, most }) => `${companyName(major)} ${most}%`,
  );
  const told = [...cards, ...(targets.length > 0 ? [lines.mag.shareCard(targets.join(', '))] : [])];
  return told.length === 0
    ? []
    : ['', paint.dim(f.seat(ISTVAN)), ...told.flatMap((text) => wrap(text, columns - 2).map((line) => `  ${line}`))];
}

/** What is going on, above the menu; in a major's turn also how far each dividend would move its price. */
export function situation(s: State18Mag, { words, paint, lines }: Look): string[] {
  const frame = top(s) as Frame18Mag | undefined;
  const text = frame && words.frame(frame);
  if (!text) return [];
  return [paint.bold(text), ...(frame.kind === 'major' ? [paint.dim(lines.mag.moves(moves(s, frame.company)))] : [])];
}

/** The least payments that make a difference, as far as the treasury goes: "0 −1, 10 0, 30 +1". */
function moves(s: State18Mag, company: MajorId): string {
  const payments = Array.from({ length: mostToPay(s, company) / TEN + 1 }, (_, i) => i * TEN);
  const differing = payments.filter((paid, i) => i === 0 || movementFor(s, paid) !== movementFor(s, paid - TEN));
  const signed = (n: number) => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`);
  return differing.map((paid) => `${paid} → ${signed(movementFor(s, paid))}`).join(', ');
}
