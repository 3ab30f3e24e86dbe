// A queue of begun ways, by price.

/** Waiting things, the cheapest first; of equal prices the last one added. */
export class ByPrice<T> {
  readonly #waiting = new Map<number, T[]>();

  add(price: number, one: T): void {
    const equals = this.#waiting.get(price);
    if (equals === undefined) this.#waiting.set(price, [one]);
    else equals.push(one);
  }

  next(): T | undefined {
    if (this.#waiting.size === 0) return undefined;
    const cheapest = Math.min(...this.#waiting.keys());
    const equals = this.#waiting.get(cheapest)!;
    const one = equals.pop();
    if (equals.length === 0) this.#waiting.delete(cheapest);
    return one;
  }
}
