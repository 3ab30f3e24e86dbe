// Options while shares are exchanged: an odd share or a director's certificate, paid for or given up.
import { under } from '../../../engine/index.ts';
import type { ExchangeFrame } from '../rules/frames.ts';
import { spotOf } from '../rules/market.ts';
import { horizon } from './horizon.ts';
import { shareWorth } from './prospect.ts';
import type { Idea, Situation } from './situation.ts';
import { outlookOf } from './stake.ts';

/** An option is taken while the share promises more than it costs. */
export function optionIdeas({ s }: Situation): Idea[] {
  const { survivor, price, option } = under<ExchangeFrame>(s, 'exchange');
  if (!option) return [];
  const shares = option.certificate === 0 ? 3 : 1;
  const outlook = { ...outlookOf(s, survivor), space: spotOf(price).col };
  return [
    {
      action: { type: 'settleOption', reply: 'redeem' },
      value: shares * shareWorth(outlook, horizon(s)) - option.redeem,
    },
    { action: { type: 'settleOption', reply: 'sell' }, value: option.sell },
  ];
}
