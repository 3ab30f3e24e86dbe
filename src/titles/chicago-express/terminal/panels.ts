// The panels under the board of Chicago Express: companies and players in one table, dials, scales, end conditions.

import { flow, table } from '../../../cli/terminal/text.ts';
import { type AscendingFrame, cashOf, type Seat, top, treasury } from '../../../engine/index.ts';
import { type CompanyId, companies, companyIds } from '../rules/companies.ts';
import { dividendPerShare, minimumBid } from '../rules/dividends.ts';
import { endsReached } from '../rules/end.ts';
import { hexes, type IndustrialHexId, scales } from '../rules/map.ts';
import {
  type ChicagoState,
  dialIds,
  dialSteps,
  type EndCondition,
  housesLeft,
  isOpen,
  isRed,
  sharesLeft,
  sharesOf,
  sharesSold,
} from '../rules/state.ts';
import { companyLetters, companyStyles } from './colours.ts';
import type { OwnLook } from './look.ts';

/** Names are cut so that six players fit. */
const NAME = 8;
/** Below this width names are shorter, and the minimum bid is left out, which the auction shows anyway. */
const NARROW = 96;

export function drawPanels(s: ChicagoState, look: OwnLook, seat: Seat | undefined): string[] {
  return [...holdings(s, look, seat), '', ...dials(s, look), ...ends(s, look)];
}

/** Companies down, their figures and then the players across; the players' money below. */
function holdings(s: ChicagoState, look: OwnLook, seat: Seat | undefined): string[] {
  const { paint, words, own } = look;
  const { columns, cash, closed, nextDividend } = own;
  const seats = Array.from({ length: s.players }, (_, i) => i + 1);
  const mine = (of: Seat, text: string) => (of === seat ? paint.bold(text) : text);
  const narrow = look.columns < NARROW;
  /** Leaves out the minimum bid, the fifth figure, in a narrow window. */
  const fitting = (figures: readonly string[]) => (narrow ? figures.filter((_, i) => i !== 4) : figures);
  const head = [
    columns.company,
    ...fitting([
      columns.income,
      columns.treasury,
      columns.locomotives,
      columns.shares,
      columns.minimumBid,
      columns.dividend,
    ]),
  ].map((text) => paint.dim(text));
  const rows = companyIds.map((id) => [
    `${paint.styled(companyLetters[id], companyStyles[id])} ${words.f.name(id)}${isOpen(s, id) || narrow ? '' : ` (${closed})`}`,
    ...fitting(figures(s, id, words.f.money)),
    ...seats.map((of) => mine(of, isOpen(s, id) ? held(sharesOf(s, id, of)) : '')),
  ]);
  const blanks = head.slice(1).map(() => '');
  const dividend = (of: Seat) => companyIds.reduce((sum, id) => sum + dividendPerShare(s, id) * sharesOf(s, id, of), 0);
  const sums = (title: string, sum: (of: Seat) => number) => [
    paint.dim(title),
    ...blanks,
    ...seats.map((of) => mine(of, words.f.money(sum(of)))),
  ];
  return table(
    [
      [...head, ...seats.map((of) => mine(of, shortened(words.f.seat(of), narrow ? NAME - 2 : NAME)))],
      ...rows,
      sums(cash, (of) => cashOf(s, of)),
      ...(s.flow.length > 0 ? [sums(nextDividend, dividend)] : []),
    ],
    look.columns,
  );
}

/** The beginning and the last letter: bots of one level differ in their number. */
const shortened = (name: string, width: number): string =>
  name.length <= width ? name : `${name.slice(0, width - 2)}…${name.slice(-1)}`;

function figures(s: ChicagoState, id: CompanyId, money: (sum: number) => string): string[] {
  if (!isOpen(s, id)) return ['–', '–', String(s.stock[id]), `0/${companies[id].shares}`, '–', '–'];
  const { shares } = companies[id];
  return [
    String(s.income[id]),
    money(cashOf(s, treasury(id))),
    String(s.stock[id]),
    `${sharesSold(s, id)}/${shares}`,
    sharesLeft(s, id) > 0 ? money(minimumBid(s, id)) : '–',
    money(dividendPerShare(s, id)),
  ];
}

const held = (shares: number): string => (shares === 0 ? '·' : String(shares));

/** Three dials, and the scales of the industrial cities with the present value in brackets. */
function dials(s: ChicagoState, { paint, words, own, columns }: OwnLook): string[] {
  const { dials: title, red } = own;
  const three = dialIds.map((dial) => {
    const pips = '●'.repeat(s.dials[dial]) + '○'.repeat(dialSteps[dial] - s.dials[dial]);
    const text = `${words.f.name(dial)} ${pips}`;
    return isRed(s, dial) ? paint.red(`${text} ${red}`) : text;
  });
  const scaled = (Object.keys(scales) as IndustrialHexId[]).map((hex) => {
    const steps = scales[hex].map((value) => (value === s.industry[hex] ? paint.bold(`[${value}]`) : String(value)));
    return `${hexes[hex].name} ${steps.join(' ')}`;
  });
  return flow([`${paint.dim(title)}  ${three.join('   ')}`, ...scaled], '   ', columns);
}

/** R100: three of each, three houses, Detroit at 8. */
const thresholds: Readonly<Record<EndCondition, number>> = { locomotives: 3, shares: 3, houses: 3, detroit: 8 };

function ends(s: ChicagoState, { paint, own, columns }: OwnLook): string[] {
  const words = own;
  const now: Readonly<Record<EndCondition, number>> = {
    locomotives: companyIds.filter((id) => s.stock[id] === 0).length,
    shares: companyIds.filter((id) => sharesLeft(s, id) === 0).length,
    houses: housesLeft(s),
    detroit: s.industry.E0,
  };
  const reached = endsReached(s);
  const near = (Object.keys(now) as EndCondition[]).map((id) => {
    const text = words.end[id](now[id], thresholds[id]);
    return reached.includes(id) ? paint.red(`${text} !`) : text;
  });
  const last = reached.length > 0 && s.flow.length > 0 ? [paint.red(words.endsNow)] : [];
  return flow([`${paint.dim(words.ends)}  ${near[0]}`, ...near.slice(1), ...last], ' · ', columns);
}

export function auctionUnderWay(s: ChicagoState, { words, own, paint }: OwnLook): string[] {
  const frame = top(s);
  if (frame?.kind !== 'auction') return [];
  const { lot, high, bidder } = frame as AscendingFrame;
  const text = own.auction(
    words.f.name(lot),
    bidder === null ? null : words.f.money(high),
    bidder === null ? '' : words.f.seat(bidder),
  );
  return [paint.bold(text)];
}
