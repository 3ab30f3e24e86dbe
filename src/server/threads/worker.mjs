// The program of a server's thread. A thread cannot load TypeScript by itself, so it runs compiled code.
import { compiled } from '../../../scripts/lib/compile.mjs';

export const { think, inspect, judge, fire, place, readRecord, walk, weigh } = await import(await compiled('tasks'));
