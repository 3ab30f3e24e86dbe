// A small cache of results about boards: the few that were asked about last. A game goes from board to board, trials
// come back to their first board, and older boards are hardly asked about again. A weak map would keep all boards that
// exist, and made a random game a fifth slower, because the collector goes through its entries every time.

export interface Recent<K, V> {
  get(key: K): V | undefined;
  /** Replaces the entry that was not asked about for longest. */
  set(key: K, value: V): void;
}

export function recent<K extends object, V>(most: number): Recent<K, V> {
  /** Keys, the last one asked about first. */
  const keys: K[] = [];
  const values: V[] = [];
  const toFront = (from: number, key: K, value: V): void => {
    for (let i = from; i > 0; i--) {
      keys[i] = keys[i - 1]!;
      values[i] = values[i - 1]!;
    }
    keys[0] = key;
    values[0] = value;
  };
  return {
    get(key) {
      if (keys[0] === key) return values[0];
      const place = keys.indexOf(key);
      if (place < 0) return undefined;
      const value = values[place]!;
      toFront(place, key, value);
      return value;
    },
    set(key, value) {
      const place = keys.indexOf(key);
      toFront(place < 0 ? Math.min(keys.length, most - 1) : place, key, value);
    },
  };
}
