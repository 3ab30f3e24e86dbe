// Names made of other names, each made once: the treasury of a company, a city of a hex, the type of a train. A new
// string must be read in full before it can serve as a key; the same string again need not be.

/** Names in games are few and short. Long ones come only from nonsense and are not kept; too many clear the memory. */
const MOST = 4096;
const SHORT = 32;

/** Remembers the results of a function of a name. */
export function named<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    let made = known.get(name);
    if (made === undefined) {
      made = make(name);
      if (known.size >= MOST) known.clear();
      if (name.length <= SHORT) known.set(name, made);
    }
    return made;
  };
}

/** Joins a name, a sign and a number: `F15.0`. */
export function numbered(sign: string): (name: string, number: number) => string {
  const known = named((_: string): string[] => []);
  return (name, number) => {
    const all = known(name);
    all[number] ??= `${name}${sign}${number}`;
    return all[number];
  };
}
