// A stock round in a ledger: every seat in turn buys what promises most, and sells what promises less for it.
import { onTrack } from './economy.ts';
import { type Ledger, MOST_HELD, priceIn, roomOf } from './ledger.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** Least gain of an exchange. */
const EXCHANGE = 15;
/** Bonus of a director: a share more on the same certificate. */
const DIRECTS = 40;
const DIRECTORS = 2;
/** A stock round longer than this is ended. */
const LONGEST = 80;

/** Plays on from this seat until all pass in turn; `round` is the next operating round; a seat that is `out` trades no more. */
export function trade(ledger: Ledger, round: number, from: number, out = -1): void {
  const outlook = outlookOf(ledger.economy, ledger.cols, ledger.rounds.slice(round));
  let passed = 0;
  for (let turn = 0; passed < ledger.seats && turn < LONGEST; turn++) {
    const seat = (from + turn) % ledger.seats;
    passed = seat !== out && takeTurn(ledger, seat, outlook) ? 0 : passed + 1;
  }
  for (let major = 0; major < ledger.cols.length; major++) {
    ledger.sold[major]!.fill(false);
    // R135
    if (ledger.left[major] === 0) ledger.cols[major] = onTrack(ledger.economy, ledger.cols[major]! + 1);
  }
}

/** Sells, if that lets it buy better, and buys; false if it does neither. */
export function takeTurn(ledger: Ledger, seat: number, outlook: Outlook): boolean {
  const { cash, held, left, directors, sold, cols } = ledger;
  const room = roomOf(ledger, seat);
  const isRich = hasPlenty(ledger, seat, room);
  const [forint, waiting] = isRich ? [1, 1] : [outlook.forint, outlook.waiting];
  const worth = (major: number) => outlook.shares[major]! - forint * priceIn(ledger, major);
  let [best, bestWorth, wanted, wantedWorth] = [-1, -Infinity, -1, -Infinity];
  for (let major = 0; major < cols.length; major++) {
    if (left[major] === 0 || sold[major]![seat] || held[major]![seat]! >= MOST_HELD) continue;
    // money that waits for the next stock round brings less than money put into shares now
    if (outlook.shares[major]! <= waiting * priceIn(ledger, major)) continue;
    const value = worth(major);
    if (room > 0 && priceIn(ledger, major) <= cash[seat]!) {
      const bonus = directors[major] === -1 && held[major]![seat] === 1 ? DIRECTS : 0;
      if (value + bonus > bestWorth) [best, bestWorth] = [major, value + bonus];
    } else if (value > wantedWorth) [wanted, wantedWorth] = [major, value];
  }
  if (wanted >= 0 && wantedWorth > bestWorth) {
    const exchanged = exchange(ledger, seat, wanted, room, worth);
    if (exchanged) return true;
  }
  if (best < 0) return false;
  buy(ledger, seat, best);
  return true;
}

/** Sells as few of the worst shares as the wanted one asks for, and buys it. */
function exchange(
  ledger: Ledger,
  seat: number,
  wanted: number,
  room: number,
  worth: (major: number) => number,
): boolean {
  const { held, directors, cash } = ledger;
  const missing = priceIn(ledger, wanted) - cash[seat]!;
  let [worst, least, count] = [-1, worth(wanted) - EXCHANGE, 0];
  for (let major = 0; major < held.length; major++) {
    const free = held[major]![seat]! - (directors[major] === seat ? DIRECTORS : 0);
    if (major === wanted || free <= 0) continue;
    const needed = Math.max(room > 0 ? 0 : 1, Math.ceil(missing / priceIn(ledger, major)));
    if (needed > free || needed * worth(major) >= least) continue;
    [worst, least, count] = [major, needed * worth(major), needed];
  }
  if (worst < 0) return false;
  sell(ledger, seat, worst, count);
  buy(ledger, seat, wanted);
  return true;
}

/** True if there is more money than certificates to put it into. */
function hasPlenty(ledger: Ledger, seat: number, room: number): boolean {
  let sum = 0;
  for (let major = 0; major < ledger.cols.length; major++) sum += priceIn(ledger, major);
  return ledger.cash[seat]! > (room * sum) / ledger.cols.length;
}

export function buy(ledger: Ledger, seat: number, major: number): void {
  const { cash, held, left, directors } = ledger;
  cash[seat]! -= priceIn(ledger, major);
  const row = held[major]!;
  row[seat]! += 1;
  left[major]! -= 1;
  const director = directors[major]!;
  if (director === -1 ? row[seat]! >= DIRECTORS : row[seat]! > row[director]!) directors[major] = seat;
}

/** R131, R138: the price falls by one space for the whole block; who has most directs. */
export function sell(ledger: Ledger, seat: number, major: number, count: number): void {
  const { economy, cash, cols, held, left, directors, sold } = ledger;
  cash[seat]! += count * priceIn(ledger, major);
  const row = held[major]!;
  row[seat]! -= count;
  left[major]! += count;
  sold[major]![seat] = true;
  cols[major] = onTrack(economy, cols[major]! - 1);
  if (directors[major] !== seat) return;
  const most = Math.max(...row);
  if (most > row[seat]!) directors[major] = row.indexOf(most);
}
