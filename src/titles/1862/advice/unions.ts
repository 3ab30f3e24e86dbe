// A seat's gain by a merger or an acquisition, and its answers while shares are exchanged.
import { percentOf, type Seat, under } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { Union } from '../rules/exchange/begin.ts';
import { previewOf } from '../rules/exchange/preview.ts';
import type { ExchangeFrame } from '../rules/frames.ts';
import { type State1862, saleValue } from '../rules/state.ts';
import { horizon } from './horizon.ts';
import type { Idea, Situation } from './situation.ts';
import { gainOf } from './stake.ts';

const SHARE = 10;

const held = (s: State1862, company: CompanyId, seat: Seat): number =>
  (percentOf(s, company, seat) / SHARE) * (saleValue(s, company) + horizon(s) * gainOf(s, company));

/** `item`: absorbed and survivor, as proposed. The survivor is assumed to gain the sum of both gains. */
export function unionGain(s: State1862, seat: Seat, occasion: Union['occasion'], item: string): number {
  const [absorbed, survivor] = item.split('>') as [CompanyId, CompanyId];
  const { price, holders } = previewOf(s, { occasion, absorbed, survivor });
  const own = holders.find(({ holder }) => holder === seat);
  const share = price + horizon(s) * (gainOf(s, absorbed) + gainOf(s, survivor));
  const after = own ? own.after.most * share + own.gets.least : 0;
  return after - held(s, absorbed, seat) - held(s, survivor, seat);
}

/** An option is taken while the share promises more than it costs. */
export function optionIdeas({ s }: Situation): Idea[] {
  const { survivor, price, option } = under<ExchangeFrame>(s, 'exchange');
  if (!option) return [];
  const shares = option.certificate === 0 ? 3 : 1;
  const worth = shares * (price + horizon(s) * gainOf(s, survivor));
  return [
    { action: { type: 'settleOption', reply: 'redeem' }, value: worth - option.redeem },
    { action: { type: 'settleOption', reply: 'sell' }, value: option.sell },
  ];
}
