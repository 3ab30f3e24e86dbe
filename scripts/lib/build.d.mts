/** True when the build is there and fits the sources, perhaps after making it. */
export function ensureBuilt(): boolean;
