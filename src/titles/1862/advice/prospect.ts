// The prospect of a share: its dividends until the end, and its last price. A company that earns its price in a round
// rises by a column, one that earns a multiple by as many (R136), so that cheap shares of good earners grow fastest. One
// that lacks money for a train when its last one goes is refinanced, which halves all shares (R150).
import { market } from '../rules/market.ts';

/** What is known of a company's future. */
export interface Outlook {
  /** The place of its marker on the line of prices. */
  readonly space: number;
  /** Revenue in a round, now and when its older trains are obsolete; rounds until then, and until it has none. */
  readonly revenue: number;
  readonly later: number;
  readonly fades: number;
  readonly lasts: number;
  /** Its money, and the price of the train that it will need. */
  readonly money: number;
  readonly needs: number;
}

const line: readonly number[] = market.rows[0]!.map(({ price }) => price);

/** Prices of the line in a column. */
const COLUMN = 2;
/** Most columns of a rise. */
const MOST = 4;
/** Revenue in prices that moves no marker on average: what lies between two multiples is lost, if track does not grow. */
const LOST = 0.3;
/** Part of its revenue with the train that takes the place of its last. */
const RENEWED = 0.8;

/** The price between two spaces. */
function priceAt(space: number): number {
  const low = Math.floor(space);
  const [here, next] = [line[low]!, line[low + 1] ?? line[low]!];
  return here + (next - here) * (space - low);
}

const columns = (revenue: number, price: number): number =>
  revenue <= 0 ? -1 : Math.min(MOST, Math.max(0, revenue / price - LOST));

/** Part of a share that is kept when the last train goes: all of it if the next can be paid for, half if nothing is there. */
const kept = ({ money, needs }: Outlook): number =>
  needs <= 0 ? 1 : 0.5 + 0.5 * Math.min(1, Math.max(0, money / needs));

/** Dividends and last price of a share. */
export function shareWorth(outlook: Outlook, rounds: number): number {
  const { revenue, later, fades, lasts } = outlook;
  let [at, paid, part] = [outlook.space, 0, 1];
  for (let round = 0; round < rounds; round++) {
    const length = Math.min(1, rounds - round);
    if (round >= lasts && part === 1) part = kept(outlook);
    const earned = round >= lasts ? RENEWED * later : round >= fades ? later : revenue;
    paid += (part * length * earned) / 10;
    const to = at + length * COLUMN * columns(earned, priceAt(at));
    at = Math.min(line.length - 1, Math.max(0, to));
  }
  return paid + part * priceAt(at);
}
