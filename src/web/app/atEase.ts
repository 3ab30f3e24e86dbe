/** Resolves when the browser is idle, and so has painted the page. */
export const atEase = () =>
  new Promise<void>((resolve) => {
    // missing in some browsers
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
