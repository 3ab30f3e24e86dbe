// A drawing as text, for pages made outside a browser.
import type { SvgNode } from './node.ts';

export function toSvg({ tag, attrs, children, text }: SvgNode): string {
  let open = tag;
  for (const name in attrs) {
    const value = attrs[name];
    if (value !== undefined && name !== 'key') open += ` ${name}="${escaped(String(value))}"`;
  }
  return `<${open}>${escaped(text)}${children.map(toSvg).join('')}</${tag}>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);
