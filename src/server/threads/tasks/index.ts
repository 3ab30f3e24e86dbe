// The tasks done off the main thread, by name. Plain data in and out.
export { think } from '../../jobs/think.ts';
export { inspect } from './inspect.ts';
export { judge } from './judge.ts';
export { fire, place } from './order.ts';
export { readRecord } from './readRecord.ts';
export { walk } from './walk.ts';
export { weigh } from './weigh.ts';
