// Shows drawings in an element of a page, one after the other, and writes only the differences.
import { type Drawn, flat, type SvgNode } from './node.ts';

/** The first drawing takes over the elements it finds, as `toSvg` wrote them. */
export function svgIn(at: Element): (drawn: Drawn) => void {
  let was: readonly SvgNode[] | null = null;
  return (drawn) => {
    const now = flat(drawn);
    if (was) patchChildren(at, was, now);
    else adoptChildren(at, now);
    was = now;
  };
}

/** Identifies an element by key and tag: it keeps its place in the page as long as it is drawn. */
const keyOf = ({ tag, attrs }: SvgNode, i: number): string => `${tag} ${attrs.key ?? i}`;

function patchChildren(at: Element, was: readonly SvgNode[], now: readonly SvgNode[]): void {
  if (was.length === now.length && was.every((one, i) => one === now[i] || keyOf(one, i) === keyOf(now[i]!, i))) {
    let element = at.firstElementChild;
    for (const [i, one] of now.entries()) {
      if (one !== was[i]) patch(element!, was[i]!, one);
      element = element!.nextElementSibling;
    }
    return;
  }
  const wanted = new Set(now.map(keyOf));
  const known = new Map<string, readonly [SvgNode, Element]>();
  for (const [i, element] of [...at.children].entries()) {
    const key = keyOf(was[i]!, i);
    if (wanted.has(key)) known.set(key, [was[i]!, element]);
    else element.remove();
  }
  let place = at.firstElementChild;
  for (const [i, one] of now.entries()) {
    const [before, element] = known.get(keyOf(one, i)) ?? [];
    if (element) patch(element, before!, one);
    if (element && element === place) place = place.nextElementSibling;
    else at.insertBefore(element ?? made(one), place);
  }
}

function patch(at: Element, was: SvgNode, now: SvgNode): void {
  if (was === now) return;
  for (const name in was.attrs) if (now.attrs[name] === undefined) at.removeAttribute(name);
  for (const name in now.attrs) if (now.attrs[name] !== was.attrs[name]) write(at, name, now.attrs[name]);
  if (now.text !== was.text) at.textContent = now.text;
  patchChildren(at, was.children, now.children);
}

function made(node: SvgNode): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', node.tag);
  for (const name in node.attrs) write(element, name, node.attrs[name]);
  if (node.text) element.textContent = node.text;
  for (const child of node.children) element.append(made(child));
  return element;
}

function adoptChildren(at: Element, now: readonly SvgNode[]): void {
  const there = [...at.children];
  for (const [i, node] of now.entries()) {
    const element = there[i];
    if (element?.tagName === node.tag) adopt(element, node);
    else if (element) element.replaceWith(made(node));
    else at.append(made(node));
  }
  for (const element of there.slice(now.length)) element.remove();
}

function adopt(at: Element, node: SvgNode): void {
  for (const { name } of [...at.attributes]) if (node.attrs[name] === undefined) at.removeAttribute(name);
  for (const name in node.attrs)
    if (name === 'style' || at.getAttribute(name) !== String(node.attrs[name])) write(at, name, node.attrs[name]);
  if (node.children.length === 0 && at.textContent !== node.text) at.textContent = node.text;
  else adoptChildren(at, node.children);
}

function write(at: Element, name: string, value: SvgNode['attrs'][string]): void {
  if (value === undefined || name === 'key') return;
  // a content policy may forbid style attributes in markup, but not those set by a script
  if (name === 'style') (at as SVGElement).style.cssText = String(value);
  else at.setAttribute(name, String(value));
}
