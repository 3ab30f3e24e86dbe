// Code that runs inside the page: watches that start first, and hands that scrub.

/** Readings of the watches, kept on the window. */
export interface Seen {
  /** When the board was first painted, in milliseconds since the page was asked for; null until then. */
  board: number | null;
  /** Duration of each long task in milliseconds. */
  tasks: number[];
  /** Milliseconds from each click or key to the next paint. */
  clicks: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Line that the page logs when the board was painted. */
export const BOARD_SEEN = 'the board has been painted';

/** Injected into every page before its own scripts. */
export function watch({ games, told }: { readonly games: readonly string[]; readonly told: string }): void {
  // no tour through a first game
  for (const game of games) localStorage.setItem(`binario.guide.${game}`, 'over');
  const seen: Seen = { board: null, tasks: [], clicks: [] };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const byInteraction = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0 && entry.name !== 'pointerdown')
        byInteraction.set(entry.interactionId, Math.max(entry.duration, byInteraction.get(entry.interactionId) ?? 0));
    seen.clicks = [...byInteraction.values()];
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const look = () => {
    const isRead = document.readyState !== 'loading' && document.querySelector('[data-board] svg text');
    // the board comes sheet by sheet
    const isPart = document.querySelector('[data-board] [data-coming]');
    if (!isRead || isPart) requestAnimationFrame(look);
    // a task after the frame that has it: then it has been painted
    else
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.board ??= performance.now();
          console.debug(told);
        }),
      );
  };
  requestAnimationFrame(look);
}

/** Pulls the slider through the whole game, a step a frame. */
export async function scrub(seconds: number): Promise<{ readonly frames: number; readonly ms: number }> {
  const slider = document.querySelector<HTMLInputElement>('input[type=range][aria-valuetext]')!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const last = Number(slider.max);
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const begun = await frame();
  let [frames, now] = [0, begun];
  for (; now - begun < 1000 * seconds; frames++) {
    set.call(slider, String(Math.max(0, last - 1 - ((frames * 3) % last))));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    now = await frame();
  }
  return { frames, ms: now - begun };
}
