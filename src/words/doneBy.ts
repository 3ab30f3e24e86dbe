// An order told as done: "buy a 2-train" is "You bought a 2-train". The beginnings of orders and of their reports are given.
export const doneBy =
  (deeds: readonly (readonly [order: string, done: string])[]) =>
  (order: string): string => {
    const begun = deeds.find(([from]) => new RegExp(`^${from}(?![\\p{L}])`, 'iu').test(order));
    const text = begun ? `${begun[1]}${order.slice(begun[0].length)}` : order;
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  };
