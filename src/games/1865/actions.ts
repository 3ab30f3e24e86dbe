// Everything a person can decide in 1865.
import type { LayTile } from '../../kernel/track/layTile.ts';
import type { HandOver } from './operating/maritime.ts';
import type { PlaceToken } from './operating/placeToken.ts';

export type Action1865 = { readonly type: 'pass' } | LayTile | PlaceToken | HandOver;
