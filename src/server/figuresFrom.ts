/** The usual figures, overridden by a line such as `guests=30,chat=90`; null if the line cannot be understood. */
export function figuresFrom<T extends object>(usual: T, said: string): T | null {
  const asked: Record<string, number> = {};
  for (const part of said.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', figure = '', ...more] = part.split('=');
    if (!Object.hasOwn(usual, name) || !/^\d+$/.test(figure) || more.length > 0) return null;
    asked[name] = Number(figure);
  }
  return { ...usual, ...asked };
}
