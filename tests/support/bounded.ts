// Loops that end. A rule that is broken may never bring about what a test waits for: then the test turns red, and does not
// hang.

/** The turns of a loop, counted from 0: more than so many are an error that says what was waited for. */
export function* upTo(most: number, what: string): Generator<number, never> {
  for (let turn = 0; turn < most; turn++) yield turn;
  throw new Error(`no end after ${most} ${what}`);
}

/** More than any test does again and again. */
const MOST = 2000;

/** Does it again as long as this holds. */
export function repeatWhile(holds: () => boolean, act: () => void): void {
  for (const _ of upTo(MOST, `turns, while ${holds}`)) {
    if (!holds()) return;
    act();
  }
}
