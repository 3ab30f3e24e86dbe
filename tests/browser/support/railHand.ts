// A hand that plays an 18xx game by the open choices: it lays tiles on the board and turns them, runs its trains as
// proposed, pays out, and takes a card for the rest. It does the same in the same position.
import { expect } from 'vitest';
import { decision, seqSeen } from './table.ts';
import { press, type Visitor } from './visitor.ts';

interface Open {
  /** For each card its kind of action, and the values it chooses. */
  readonly cards: readonly (readonly string[])[];
  readonly ways: readonly string[];
  readonly hexes: readonly string[];
  readonly hasNumber: boolean;
  readonly isReady: boolean;
  readonly runs: boolean;
  readonly turns: boolean;
}

/** Record of the hand's actions, for later checks. */
export interface Deeds {
  moves: number;
  tiles: number;
  turned: number;
  tokens: number;
  runs: number;
}

const see = ({ page }: Visitor): Promise<Open> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const has = (selector: string) => all(selector).length > 0;
    return {
      cards: all('#decision [data-choice]').map((card) => [
        ...(card.dataset.kind === undefined ? [] : [card.dataset.kind]),
        ...card.dataset.choice!.split(' '),
      ]),
      ways: all('#decision [data-way]').map((way) => way.dataset.way!),
      hexes: all('[data-hex][data-mark=choosable]').map((hex) => hex.dataset.hex!),
      hasNumber: has('#decision [data-act=number]'),
      isReady: has('#decision [data-act=carryOut]'),
      runs: has('#decision [data-act=run]:not(:disabled)'),
      turns: has('#decision [data-act=rotate]'),
    };
  });

/** Actions to take whenever possible, and those to take only if nothing else is. */
export interface Taste {
  readonly favourites: readonly string[];
  readonly last: readonly string[];
}

/** New trains from the bank, no debts, nothing sold: companies live, and at last the bank breaks. */
const taste1856: Taste = {
  favourites: ['buyCheapest', 'startCompany', 'buyShare', 'payout', 'bank', 'pool', 'placeToken', 'accept', 'pay'],
  last: [
    'pass',
    'buyTrain',
    'takeLoan',
    'sellShares',
    'buyPrivate',
    'bid',
    'declareBankrupt',
    'absorb',
    'redeemLoan',
    'buyRight',
  ],
};

/** The best trains possible, so that the game ends soon. */
export const taste18mag: Taste = {
  favourites: ['run', 'buyTrain', 'bank', '4', '3', 'buyShare', 'placeToken', 'placeMajorToken', 'dividend', 'accept'],
  last: ['pass', 'sellShares', 'scrapTrain'],
};

/** Companies, track and trains with one's own money; nothing is sold to others. */
export const taste1865: Taste = {
  favourites: ['startCompany', 'buyShare', 'offer', 'pool', 'payout', 'bank', 'refuse', 'placeToken', 'buyTrain'],
  last: ['pass', 'sellShares', 'absorb', 'beAbsorbed', 'handOver', 'repayLoan'],
};

/**
 * One company after the other, bought up before the next is begun, with half of its earnings withheld: else there is no
 * money for the next trains, and at last nobody can do anything. No train goes to and fro between one's own companies.
 */
export const taste1862: Taste = {
  favourites: [
    '82',
    '74',
    '68',
    'setPrice',
    'buyShare',
    'startCompany',
    'takeTokens',
    'placeToken',
    'half',
    'bank',
    'refuse',
  ],
  last: [
    'pass',
    'bid',
    'buyTrain',
    'sellShares',
    'acquire',
    'merge',
    'refinance',
    'giveUpToken',
    'sellTreasury',
    'redeemShare',
    'openAuction',
  ],
};

/** Index of the card to take; -1 without one. */
function cardOf(cards: readonly (readonly string[])[], { favourites, last }: Taste): number {
  const about = (word: string) => cards.findIndex((card) => card.includes(word));
  const liked = favourites.map(about).find((place) => place >= 0);
  const other = cards.findIndex((card) => !card.some((word) => last.includes(word)));
  return liked ?? (other >= 0 ? other : (last.map(about).find((place) => place >= 0) ?? -1));
}

const TOKENS: readonly string[] = ['placeToken', 'placeMajorToken'];

/** One press; nothing while the page is still thinking. */
async function pressOne(
  v: Visitor,
  open: Open,
  turnedAlready: boolean,
  taste: Taste,
): Promise<keyof Deeds | 'turn' | null> {
  const tap = (selector: string) => press(v, v.page.locator(selector).first());
  const [way] = open.ways;
  const [hex] = open.hexes;
  if (open.runs) {
    await tap('#decision [data-act=run]');
    return 'runs';
  }
  if (open.turns && !turnedAlready) {
    await tap('#decision [data-act=rotate]');
    return 'turned';
  }
  if (way !== undefined) await tap(`#decision [data-way="${way}"]`);
  else if (open.isReady) await tap('#decision [data-act=carryOut]');
  else if (open.cards.some((card) => card.includes('layTile')) && hex !== undefined) {
    // the hex itself takes the touch: drawings above it are no buttons
    await v.page.locator(`[data-hex="${hex}"]`).dispatchEvent('click');
    return 'tiles';
  } else if (open.hasNumber) await tap('#decision [data-act=number]');
  else {
    const card = cardOf(open.cards, taste);
    if (card < 0) return null;
    await press(v, v.page.locator('#decision [data-choice]').nth(card));
    if (open.cards[card]!.some((word) => TOKENS.includes(word))) return 'tokens';
  }
  return 'turn';
}

/** Pause before the hand looks again, in milliseconds, and the most such pauses in a move. */
const WAIT = 50;
const WAITS = 400;

async function playMove(v: Visitor, deeds: Deeds, taste: Taste): Promise<void> {
  const before = await seqSeen(v);
  let turned = false;
  for (let steps = 0, waits = 0; steps < 15 && waits < WAITS; ) {
    const open = await see(v);
    if ((await seqSeen(v)) > before) break;
    const did = await pressOne(v, open, turned, taste);
    if (did === 'turned') turned = true;
    if (did !== null && did !== 'turn' && did !== 'moves') deeds[did] += 1;
    if (did !== null) steps += 1;
    else {
      waits += 1;
      await v.page.waitForTimeout(WAIT);
    }
  }
  deeds.moves += 1;
  await expect.poll(() => seqSeen(v), { timeout: 20_000, interval: 20 }).toBeGreaterThan(before);
}

/** Plays at each of this visitor's moves, until the game is over or this many moves are made. */
export async function playTrains(v: Visitor, most: number, taste = taste1856): Promise<Deeds> {
  const deeds: Deeds = { moves: 0, tiles: 0, turned: 0, tokens: 0, runs: 0 };
  const open = '[data-choice], [data-act=number], [data-act=run], [data-act=carryOut], [data-act=rematch]';
  for (let moves = 0; moves < most; moves++) {
    await decision(v).locator(open).first().waitFor({ timeout: 120_000 });
    if (await isOver(v)) break;
    await playMove(v, deeds, taste);
  }
  return deeds;
}

const isOver = async (v: Visitor): Promise<boolean> => (await decision(v).locator('[data-act=rematch]').count()) > 0;
