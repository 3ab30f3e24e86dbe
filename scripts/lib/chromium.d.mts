/** The path of a browser; null where none can be had, which has then been said. */
export function ensureChromium(): string | null;
/** How it is started for tests, pictures and figures. */
export const flags: readonly string[];
