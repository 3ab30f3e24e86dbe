// What happens with shares, prices and directors.
import type { ShareBought } from '../../../kernel/stock/buying.ts';
import type { PresidencyPassed } from '../../../kernel/stock/presidency.ts';
import type { PriceMoved } from '../../../kernel/stock/price.ts';
import type { SoldOut } from '../../../kernel/stock/round.ts';
import type { SharesSold } from '../../../kernel/stock/sellBlock.ts';

export type StockEvent = ShareBought | SharesSold | PresidencyPassed | PriceMoved | SoldOut;
