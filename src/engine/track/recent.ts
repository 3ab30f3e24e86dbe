// A small memory for what was worked out about boards: the few that were asked about last. A game goes on from board to board,
// and whoever tries something out comes back to where he began. A weak map would remember all that exist; but the collector
// goes through its entries every time, and a random game took a fifth longer. An old board is hardly asked about again.

export interface Recent<K, V> {
  get(key: K): V | undefined;
  /** Takes the place of what nobody has asked about for longest. */
  set(key: K, value: V): void;
}

export function recent<K extends object, V>(most: number): Recent<K, V> {
  /** The last one first. */
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
