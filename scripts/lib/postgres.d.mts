/** `stop` ends the server and removes its folder. Null where no server can be had, which has then been said. */
export function startPostgres(): Promise<{ readonly url: string; stop(): void } | null>;
