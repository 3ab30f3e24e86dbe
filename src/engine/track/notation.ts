// A short hand for the data of maps and tiles: `paths('0a 3a 1b')` joins edges 0 and 3 with node a, edge 1 with node b.
import { type End, NODE, type NodeFacts, type NodeValue, type PathFacts } from './facts.ts';

const FIRST = 'a'.charCodeAt(0);

const end = (letter: string): End => (letter >= 'a' ? NODE + letter.charCodeAt(0) - FIRST : Number(letter));

export const paths = (text: string): readonly PathFacts[] =>
  text === '' ? [] : text.split(' ').map((two): PathFacts => [end(two[0]!), end(two[1]!)]);

export const city = (value: NodeValue, slots = 1): NodeFacts => ({ kind: 'city', value, slots });
export const town = (value: NodeValue): NodeFacts => ({ kind: 'town', value, slots: 0 });
export const offboard = (value: NodeValue, group?: string): NodeFacts => ({
  kind: 'offboard',
  value,
  slots: 0,
  ...(group === undefined ? {} : { group }),
});
/** A harbour beyond the coast; the game says how runs end there. */
export const port = (value: NodeValue, group?: string): NodeFacts => ({ ...offboard(value, group), kind: 'port' });
/** Does not count towards the length of a run; the game says who may visit it. */
export const mine = (value: NodeValue): NodeFacts => ({ kind: 'mine', value, slots: 0 });
