// A hand that decides as told: it finds the way to one action over cards, board and figures.
import type { Action } from '../../../src/engine/index.ts';
import { decision, seqSeen } from './table.ts';
import type { Visitor } from './visitor.ts';

/** Presses something with a mouse, a thumb or keys. */
export type Press = (v: Visitor, selector: string) => Promise<void>;

interface Seen {
  /** The last entry of the page: read together with the rest, which may already belong to the next decision. */
  readonly seq: number;
  /** Cards at the top and below it: their kind of action if that is not chosen yet, and their values. */
  readonly cards: readonly { readonly kind: string | null; readonly values: readonly string[]; readonly at: number }[];
  readonly hexes: readonly string[];
  readonly ways: number;
  readonly acts: readonly string[];
  readonly number: boolean;
}

const see = ({ page }: Visitor): Promise<Seen> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      seq: Number(document.querySelector<HTMLElement>('[data-seq]:not(li)')!.dataset.seq),
      cards: all('#decision [data-choice]').map((card, at) => ({
        kind: card.dataset.kind ?? null,
        values: card.dataset.choice!.split(' '),
        at,
      })),
      hexes: all('[data-hex][data-mark=choosable]').map((hex) => hex.dataset.hex!),
      ways: all('#decision [data-way]').length,
      acts: all('#decision [data-act]:not(:disabled)').map((button) => button.dataset.act!),
      number: all('#decision input[type=number]').length > 0,
    };
  });

/** One name for all copies of a train. */
export const copied = (value: string): string => value.replace(/-\d+$/, '');

/** All values of an action, as the page writes them. */
const valuesIn = ({ type: _, ...fields }: Action): readonly string[] =>
  Object.values(fields).flatMap((value) => (Array.isArray(value) ? value.map(String) : [String(value)]));

const numberIn = ({ type: _, ...fields }: Action): number | undefined =>
  Object.values(fields).find((value): value is number => typeof value === 'number');

/** The next thing to press; null while the page is thinking. */
function next(seen: Seen, action: Action, touched: ReadonlySet<string>): string | { readonly figure: number } | null {
  const values = valuesIn(action);
  // runs lie open at once: other actions are one step back
  if (seen.acts.includes('run')) return `#decision [data-act=${action.type === 'run' ? 'run' : 'back'}]`;
  const hex = values.map((value) => value.split('.')[0]!).find((id) => !touched.has(id) && seen.hexes.includes(id));
  // a list may end before all of it is named
  if (seen.acts.includes('carryOut') && (touched.size === 0 || hex === undefined))
    return '#decision [data-act=carryOut]';
  const card = (at: number) => `#decision [data-choice] >> nth=${at}`;
  const copies = values.map(copied);
  /** The first card that names nothing else, or names a copy of it. */
  const named = (cards: Seen['cards']) =>
    cards.find(({ values: own }) => own.every((one) => values.includes(one))) ??
    cards.find(({ values: own }) => own.every((one) => copies.includes(copied(one))));
  const whole = named(
    seen.cards.filter(({ kind }) => kind === action.type).toSorted((a, b) => b.values.length - a.values.length),
  );
  if (whole) return card(whole.at);
  if (hex !== undefined) return `[data-hex="${hex}"]`;
  const value = named(seen.cards.filter(({ kind }) => kind === null));
  if (value && !seen.cards.some(({ values: own }) => own[0] === action.type)) return card(value.at);
  const kind = seen.cards.find(({ values: own }) => own[0] === action.type);
  if (kind) return card(kind.at);
  const figure = numberIn(action);
  if (seen.number && figure !== undefined) return { figure };
  if (seen.ways > 0) return '#decision [data-way] >> nth=0';
  return value ? card(value.at) : null;
}

const WAIT = 50;
const PATIENCE = 20_000;
const MOST = 12;

/** Decides this action; returns the number of presses. */
export async function decide(v: Visitor, action: Action, press: Press): Promise<number> {
  const before = await seqSeen(v);
  const touched = new Set<string>();
  let seen = await see(v);
  let presses = 0;
  for (let waited = 0; waited <= PATIENCE && presses <= MOST; seen = await see(v)) {
    if (seen.seq !== before) return presses;
    const what = next(seen, action, touched);
    if (what === null) {
      waited += WAIT;
      await v.page.waitForTimeout(WAIT);
    } else if (typeof what === 'string') {
      const hex = /^\[data-hex="(.*)"\]$/.exec(what)?.[1];
      if (hex !== undefined) touched.add(hex);
      await press(v, what);
      presses += 1;
    } else {
      const input = decision(v).locator('input[type=number]').first();
      await input.fill(String(what.figure));
      await input.press('Enter');
      presses += 1;
    }
  }
  throw new Error(`no way to ${JSON.stringify(action)} over ${JSON.stringify(seen)}`);
}
