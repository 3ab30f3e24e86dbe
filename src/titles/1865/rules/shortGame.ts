// The short game (R163-R169): Sardinia alone.
import type { Table } from '../../../kernel/rail.ts';

export const isShort = (s: Pick<Table, 'options'>): boolean => s.options?.length === 'short';
