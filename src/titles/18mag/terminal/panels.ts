// 18Mag in the terminal: majors and players in one table, minors in another, the course of the game, István's cards.

import { figuresOf, holdings, titled, situation as usual } from '../../../cli/terminal/kit/rail18xx.ts';
import { table, wrap } from '../../../cli/terminal/text.ts';
import { byPrice, hexOfNode, type Seat } from '../../../engine/index.ts';
import { dividendCause, spotAfter } from '../../../kernel/index.ts';
import { homeOf, type MajorId, minorsOf } from '../rules/companies.ts';
import type { DraftFrame } from '../rules/frames.ts';
import { marketOf, pricesOf } from '../rules/market.ts';
import { mostToPay, TEN } from '../rules/operating/dividend.ts';
import { ISTVAN, isSmall } from '../rules/players.ts';
import { rail18mag } from '../rules/rail.ts';
import { cardOf } from '../rules/solo/cards.ts';
import { shareCards } from '../rules/solo/shareCards.ts';
import { priceOf, type State18Mag } from '../rules/state.ts';
import { lastPhase, MARKERS, phases, trainTypes } from '../rules/trains.ts';
import { companyName } from '../words/names.ts';
import type { OwnLook } from './look.ts';

const NAME = 12;

export const drawPanels = (s: State18Mag, look: OwnLook, seat: Seat | undefined): string[] => [
  ...holdings(rail18mag, s, look, seat, look.own.majors, NAME),
  '',
  ...minors(s, look, seat),
  '',
  ...course(s, look),
  ...istvan(s, look),
];

/** The minors that are on offer or have an owner. */
function minors(s: State18Mag, look: OwnLook, seat: Seat | undefined): string[] {
  const { paint, words, own } = look;
  const [, , , ...columns] = Object.keys(own.minors);
  const rows = minorsOf(s)
    .filter((id) => rail18mag.idle(s, id) !== 'out')
    .map((id) => {
      const owner = rail18mag.controller(s, id);
      const name = companyName(id);
      return [
        owner === seat ? paint.bold(name) : name,
        owner === null ? own.offered : words.f.seat(owner).slice(0, NAME),
        words.f.name(hexOfNode(homeOf(s, id))),
        ...figuresOf(rail18mag, s, id, columns, look),
      ];
    });
  return table([Object.values(own.minors).map((text) => paint.dim(text)), ...rows], look.columns);
}

/** The draft's shares, the order of the majors, the phase and its end, prices of trains and wagons. */
function course(s: State18Mag, look: OwnLook): string[] {
  const { f } = look.words;
  const {
    own: mag,
    lines: { rail },
  } = look;
  const order = (byPrice(marketOf(s), s) as MajorId[]).map((id) => `${companyName(id)} ${priceOf(s, id)}`);
  const { wagon } = phases[s.phase];
  const wagons = isSmall(s) ? [wagon] : [wagon, wagon + 10, wagon + 20];
  const [marked] = s.roundTiles;
  const draft = s.flow.find(({ kind }) => kind === 'draft') as DraftFrame | undefined;
  const shares = Object.entries(draft?.shares ?? {}).flatMap(([id, n]) => (n > 0 ? [`${companyName(id)} ${n}`] : []));
  return [
    ...titled(look, mag.draftShares, shares),
    ...titled(look, mag.order, order),
    ...titled(look, rail.phase, [
      mag.phases[s.phase],
      ...(s.phase === lastPhase(s) || marked === undefined ? [] : [mag.nextPhase(f.either(s.roundTiles))]),
      ...(s.markers > 0 && marked !== undefined ? [mag.markers(s.markers, MARKERS, marked)] : []),
      ...(s.setEnds ? [mag.roundEnds] : []),
      mag.priority(f.seat(s.priority)),
    ]),
    ...titled(look, rail.onSale, [
      `${mag.trains} ${trainTypes(s)
        .map(({ type, price }) => `${type} ${f.money(price)}`)
        .join(', ')}`,
      `${mag.wagons} ${wagons.map((price) => f.money(price)).join(', ')}`,
    ]),
  ];
}

/** The next actions on István's cards. */
function istvan(s: State18Mag, { paint, words, own, columns }: OwnLook): string[] {
  if (!s.solo) return [];
  const { f } = words;
  const cards = minorsOf(s).flatMap((id) => {
    const card = s.solo?.cards[id];
    return card ? [own.card(companyName(id), own.next(cardOf(s, id).actions[card.done] ?? null, f))] : [];
  });
  const targets = (s.solo.shareCard ? (shareCards[s.solo.shareCard] ?? []) : []).map(
    ({ major, most }) => `${companyName(major)} ${most}%`,
  );
  const told = [...cards, ...(targets.length > 0 ? [own.shareCard(targets.join(', '))] : [])];
  return told.length === 0
    ? []
    : ['', paint.dim(f.seat(ISTVAN)), ...told.flatMap((text) => wrap(text, columns - 2).map((line) => `  ${line}`))];
}

/** The situation above the menu; in a major's turn also the price move of each dividend. */
export function situation(s: State18Mag, look: OwnLook): string[] {
  const frame = s.flow.at(-1);
  const more = frame?.kind === 'major' ? [look.paint.dim(look.own.moves(moves(s, frame.company)))] : [];
  return [...usual(s, look), ...more];
}

/** The least payment for each price move, as far as the treasury goes: "0 → −1, 10 → 0, 30 → +1". */
function moves(s: State18Mag, company: MajorId): string {
  const from = s.market.spots[company]!;
  const spaces = (paid: number) => spotAfter(pricesOf(s), from, dividendCause(paid), { paid }).col - from.col;
  const payments = Array.from({ length: mostToPay(s, company) / TEN + 1 }, (_, i) => i * TEN);
  const differing = payments.filter((paid, i) => i === 0 || spaces(paid) !== spaces(paid - TEN));
  const signed = (n: number) => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`);
  return differing.map((paid) => `${paid} → ${signed(spaces(paid))}`).join(', ');
}
