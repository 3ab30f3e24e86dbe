// Everything a person can decide in 1865.
import type { KeepToken } from '../../kernel/exchange/tokens.ts';
import type { Absorb } from './exchange/absorb.ts';
import type { MineAction } from './exchange/mines.ts';

export type Action1865 = { readonly type: 'pass' } | Absorb | KeepToken | MineAction;
