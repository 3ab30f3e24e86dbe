// A drawing as plain data: elements of SVG with their attributes. `toSvg` writes it as text, `svgIn` shows it in a page.

/** Undefined attributes are left out. `key` tells siblings apart and is not written. */
export type Attrs = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SvgNode {
  readonly tag: string;
  readonly attrs: Attrs;
  readonly children: readonly SvgNode[];
  /** Written in an element without children. */
  readonly text: string;
}

/** Lists may be nested; `false` and the like draw nothing. */
export type Drawn = SvgNode | readonly Drawn[] | false | null | undefined | '' | 0;

export function el(tag: string, attrs: Attrs, ...drawn: readonly Drawn[]): SvgNode {
  return { tag, attrs, children: flat(drawn), text: '' };
}

export const textEl = (tag: string, attrs: Attrs, text: string): SvgNode => ({ tag, attrs, children: [], text });

export function flat(drawn: Drawn, into: SvgNode[] = []): readonly SvgNode[] {
  if (Array.isArray(drawn)) for (const one of drawn) flat(one, into);
  else if (drawn) into.push(drawn as SvgNode);
  return into;
}

/**
 * Keeps the last drawing of each object, and returns it as long as everything it depends on is the same. `svgIn` skips
 * a drawing that is the same object as before.
 */
export function memoDrawn<T>() {
  const last = new WeakMap<object, { readonly on: readonly unknown[]; readonly drawn: T }>();
  return (of: object, on: readonly unknown[], draw: () => T): T => {
    const known = last.get(of);
    if (known?.on.every((one, i) => one === on[i])) return known.drawn;
    const drawn = draw();
    last.set(of, { on, drawn });
    return drawn;
  };
}
