/** The path of a browser; null where none can be had, which has then been said. */
export function ensureChromium(): string | null;
