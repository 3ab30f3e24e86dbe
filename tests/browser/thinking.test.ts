// A bot thinks aloud ten times a second: only the bar that shows it is redrawn.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { beginHere } from './support/lobby.ts';
import { stage } from './support/stage.ts';
import { myTurn } from './support/table.ts';

const on = stage();

interface Commit {
  /** Progress of the bot, and the entry before it. */
  readonly done: number | undefined;
  readonly seq: string | undefined;
  /** Components that were drawn. */
  readonly drawn: number;
}

declare global {
  interface Window {
    commits: Commit[];
  }
}

test('a tick of a thinking bot draws one component', async () => {
  const v = await on.visitor();
  await v.context.addInitScript(watchCommits);
  await beginHere(v, ['Ada'], ['master', 'master']);
  await myTurn(v);
  await playAnyMove(v);
  await expect.poll(() => v.page.evaluate(ticks).then((all) => all.length)).toBeGreaterThan(4);
  const drawn = (await v.page.evaluate(ticks)).sort((a, b) => a - b);
  // another event may fall into the same moment
  expect(drawn[Math.floor(drawn.length / 2)]).toBe(1);
});

/** Components drawn by each commit that moved the bar and nothing else. */
function ticks(): number[] {
  return window.commits
    .filter((now, i, all) => {
      const before = all[i - 1];
      return before?.done !== undefined && now.done !== undefined && now.done > before.done && now.seq === before.seq;
    })
    .map(({ drawn }) => drawn);
}

/** Installed in place of React's developer tools, which hear of every commit. */
function watchCommits(): void {
  interface Fiber {
    readonly type: unknown;
    readonly flags: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
  }
  const PERFORMED_WORK = 1;
  // an arrow: the compiler of the tests would put a helper around a function
  const drawnIn = { below: (_: Fiber): number => 0 };
  drawnIn.below = (fiber) => {
    if (fiber.child === fiber.alternate?.child) return 0;
    let sum = 0;
    for (let { child } = fiber; child; child = child.sibling)
      sum += (typeof child.type === 'function' && child.flags & PERFORMED_WORK ? 1 : 0) + drawnIn.below(child);
    return sum;
  };
  window.commits = [];
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_: number, { current }: { readonly current: Fiber }) {
        window.commits.push({
          done: document.querySelector<HTMLProgressElement>('#decision progress')?.value,
          seq: document.querySelector<HTMLElement>('[data-seq]:not(li)')?.dataset.seq,
          drawn: drawnIn.below(current),
        });
      },
    },
  });
}
