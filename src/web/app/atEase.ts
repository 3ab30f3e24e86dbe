/** When the browser has nothing better to do: by then it has shown what there is. */
export const atEase = () =>
  new Promise<void>((resolve) => {
    // not in every browser
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
