// What a thread of the server runs. A thread cannot load TypeScript by itself: it is given what is compiled.
import { compiled } from '../../../scripts/lib/compile.mjs';

export const { think, inspect, judge, fire, place, readRecord, walk, weigh } = await import(await compiled('tasks'));
