// One number for a state, the same in Node and in every browser: integers only, keys in code-unit order.
import { named } from './named.ts';

/** Two 32-bit lanes over the UTF-16 units of a text, as 16 hexadecimal digits. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995);
    b ^= b >>> 13;
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b);
  b = Math.imul(b ^ (b >>> 15), 0xc2b2ae35);
  a ^= b >>> 13;
  return hex(a) + hex(b);
}

const hex = (x: number) => (x >>> 0).toString(16).padStart(8, '0');

/** JSON with its keys in order. `undefined` has no place in a state. */
export function canonical(x: unknown): string {
  if (typeof x === 'string') return quoted(x);
  if (x === null || typeof x !== 'object') {
    if (typeof x === 'number' && !Number.isSafeInteger(x)) throw new Error(`not a whole number in a state: ${x}`);
    if (x === undefined) throw new Error('undefined in a state');
    return String(x);
  }
  let text = '';
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) text += i === 0 ? canonical(x[i]) : `,${canonical(x[i])}`;
    return `[${text}]`;
  }
  const object = x as Record<string, unknown>;
  for (const key of Object.keys(object).sort())
    text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(object[key])}`;
  return `{${text}}`;
}

const quoted = named(JSON.stringify);

/**
 * The hash of a state. Only the draws so far count, not the seed: a replay from draws equals the game played from a
 * seed.
 */
export function hashState(s: { chance: { drawn: number[] } }): string {
  return hashText(canonical({ ...s, chance: s.chance.drawn }));
}
