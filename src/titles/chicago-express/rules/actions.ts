// Everything a person can decide in Chicago Express.
import type { Bid } from '../../../engine/auction/ascending.ts';
import type { AuctionShare } from './steps/auctionShare.ts';
import type { Build } from './steps/build.ts';
import type { Decline } from './steps/decline.ts';
import type { Develop } from './steps/develop.ts';

export type ChicagoAction = Bid | { readonly type: 'pass' } | AuctionShare | Build | Develop | Decline;
