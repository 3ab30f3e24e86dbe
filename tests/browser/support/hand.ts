// A hand that plays by the open choices: cards, figures, hexes of the board. It does the same in the same position, and
// brings Chicago Express to its end soon: it sells shares at every opportunity.
import { expect } from 'vitest';
import { upTo } from '../../support/bounded.ts';
import { decision, seqSeen } from './table.ts';
import { press, type Visitor } from './visitor.ts';

/** Elements to press in the current decision. */
interface Open {
  readonly cards: readonly string[];
  readonly hasNumber: boolean;
  readonly isReady: boolean;
  /** Ways to act at the touched place. */
  readonly ways: readonly string[];
  /** Hexes of the board that may be touched. */
  readonly hexes: readonly string[];
  /** Description of the situation. */
  readonly why: string;
}

const see = ({ page }: Visitor): Promise<Open> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      cards: all('#decision [data-choice]').map((card) => card.dataset.kind ?? card.dataset.choice!),
      hasNumber: all('#decision [data-act=number]').length > 0,
      isReady: all('#decision [data-act=carryOut]').length > 0,
      ways: all('#decision [data-way]').map((way) => way.dataset.way!),
      hexes: all('[data-hex][data-mark=choosable]').map((hex) => hex.dataset.hex!),
      why: all('#decision header p')[0]?.textContent ?? '',
    };
  });

const isAnything = ({ cards, hasNumber, isReady, ways }: Open): boolean =>
  cards.length + ways.length > 0 || hasNumber || isReady;

/** True if nobody has bid yet: the words of an auction name the least bid. */
const isUnbidden = (why: string): boolean => / (from|da) \$/.test(why);
const favourites = ['auction', 'develop', 'build', 'pass', 'decline'];

/** When to touch a possible hex: never, unless a share can be sold, or before anything else. */
type ByBoard = 'never' | 'unlessAuction' | 'first';

/** The first of these elements that is present. */
function wanted(open: Open, byBoard: ByBoard): string {
  const [way] = open.ways;
  const [hex] = open.hexes;
  if (way !== undefined) return `#decision [data-way="${way}"]`;
  if (open.isReady) return '#decision [data-act=carryOut]';
  if (open.hasNumber && isUnbidden(open.why)) return '#decision [data-act=number]';
  const isLater = byBoard === 'never' || (byBoard === 'unlessAuction' && open.cards.includes('auction'));
  if (hex !== undefined && !isLater) return `[data-hex="${hex}"]`;
  const card = favourites.find((kind) => open.cards.includes(kind)) ?? open.cards[0];
  if (card === undefined) throw new Error(`nothing to press: ${JSON.stringify(open)}`);
  return `#decision :is([data-kind="${card}"], [data-choice="${card}"]:not([data-kind])) >> nth=0`;
}

/** Plays one move, and waits until the game has gone on. Returns the number of touches on the board. */
export async function playAnyMove(v: Visitor, byBoard: ByBoard = 'never'): Promise<number> {
  const before = await seqSeen(v);
  let touches = 0;
  for (let steps = 0; steps < 12; steps++) {
    const open = await see(v);
    if (!isAnything(open) || (await seqSeen(v)) > before) break; // the move is on its way
    const what = wanted(open, byBoard);
    if (what.startsWith('[data-hex')) touches += 1;
    await press(v, v.page.locator(what));
  }
  await expect.poll(() => seqSeen(v), { timeout: 20_000, interval: 20 }).toBeGreaterThan(before);
  return touches;
}

/** Plays at each of this visitor's moves, until the game is over: the first build and every second move on the board. */
export async function playToTheEnd(v: Visitor): Promise<number> {
  const turn = decision(v).locator('[data-choice], [data-act=number], [data-act=rematch]').first();
  let touches = 0;
  for (const moves of upTo(500, 'moves of one person')) {
    await turn.waitFor({ timeout: 60_000 });
    if (await decision(v).locator('[data-act=rematch]').isVisible()) break;
    touches += await playAnyMove(v, touches === 0 ? 'first' : moves % 2 === 1 ? 'unlessAuction' : 'never');
  }
  return touches;
}
