// Sends only the last of several messages about a table in quick succession.

export interface LastWord<T> {
  say(table: string, word: T): void;
  /** Sends what is pending at once. */
  close(): void;
}

export function lastWord<T>(milliseconds: number, hear: (word: T) => void): LastWord<T> {
  const words = new Map<string, T>();
  const timers = new Set<NodeJS.Timeout>();
  const pass = (table: string) => {
    const word = words.get(table);
    words.delete(table);
    if (word !== undefined) hear(word);
  };
  return {
    say(table, word) {
      const waiting = words.has(table);
      words.set(table, word);
      if (waiting) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        pass(table);
      }, milliseconds);
      timers.add(timer.unref());
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      for (const table of [...words.keys()]) pass(table);
    },
  };
}
