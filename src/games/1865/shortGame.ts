// The short game (R163-R169): Sardinia alone.
import type { Core } from '../../engine/core/state.ts';

export const isShort = (s: Pick<Core, 'options'>): boolean => s.options.length === 'short';
