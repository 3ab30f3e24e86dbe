// Names that are made of other names, each made once: the treasury of a company, a city of a hex, the type of a train. A text
// made anew is a key only after all its letters were read; whoever gets the same one again is spared that.

/** The names of games are few and short. Others, which only nonsense can bring, are not kept, or not for long. */
const MOST = 4096;
const SHORT = 32;

/** The same function, which remembers what it has made of a name. */
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

/** A name, a sign and a number: `F15.0`. */
export function numbered(sign: string): (name: string, number: number) => string {
  const known = named((_: string): string[] => []);
  return (name, number) => {
    const all = known(name);
    all[number] ??= `${name}${sign}${number}`;
    return all[number];
  };
}
