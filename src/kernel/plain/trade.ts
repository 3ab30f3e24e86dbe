// What a player may do in his turn of a plain stock round: sell blocks, then start a company or buy one share.
import type { Seat } from '../../engine/core/action.ts';
import { treasury } from '../../engine/core/owner.ts';
import type { AnyStep } from '../../engine/core/step.ts';
import { priceOf, putMarker, type Spot, spaceAt, spotsInZone } from '../../engine/market/market.ts';
import { BANK, pay } from '../../engine/money/bank.ts';
import { OFFER, percentOf, unitOf } from '../../engine/shares/shares.ts';
import { boardToWrite } from '../../engine/track/board.ts';
import { putToken } from '../../engine/track/tokens.ts';
import { buyShare } from '../stock/buyShare.ts';
import { presidencyAllows } from '../stock/presidency.ts';
import { moveBy } from '../stock/price.ts';
import { sellBlock } from '../stock/sellBlock.ts';
import { sellShares } from '../stock/sellShares.ts';
import { startCompany } from '../stock/startCompany.ts';
import type { RailEvent } from '../vocabulary.ts';
import { type Box, certificatesIn, companyIds } from './box.ts';
import { isStarted, type PlainState } from './state.ts';

/** Money for shares of the offering goes to the company; the market's shares are the bank's. */
export function trade(box: Box): readonly AnyStep<PlainState>[] {
  const { market } = box;
  const companies = companyIds(box);
  const pars = new Map<number, Spot>(spotsInZone(market, 'par').map((spot) => [spaceAt(market, spot)!.price, spot]));
  const certificates = {
    limit: (s: PlainState) => box.certificates[s.players]!,
    hasRoom: (s: PlainState, seat: Seat) => certificatesIn(s, seat) < box.certificates[s.players]!,
  };
  return [
    sellShares<PlainState, string, RailEvent>({
      companies,
      offer: (s) => companies.filter((id) => isStarted(s, id)),
      presidency: presidencyAllows,
      sell(s, seat, company, percent, emit) {
        sellBlock(s, { seat, company, percent, price: priceOf(market, s, company) }, emit);
        moveBy(box, s, { company, cause: 'soldShare', shares: percent / unitOf(s, company) }, emit);
      },
    }),
    startCompany<PlainState, RailEvent>({
      ...certificates,
      companies,
      pars: [...pars.keys()],
      isWaiting: (s, company) => !isStarted(s, company),
      start(s, { company, par }, seat, price, emit) {
        s.pars[company] = par;
        pay(s, seat, treasury(company), price, 'share', emit);
        putMarker(s, company, pars.get(par)!);
        const { home } = box.companies[company]!;
        putToken(box.map, boardToWrite(s), company, home);
        emit?.({ type: 'tokenPlaced', company, city: home, cost: 0 });
      },
    }),
    buyShare<PlainState, RailEvent>({
      ...certificates,
      companies,
      isStarted,
      mayHold: (s, seat, { company }) => percentOf(s, company, seat) + unitOf(s, company) <= box.most,
      price: (s, { company, from }) => (from === OFFER ? s.pars[company]! : priceOf(market, s, company)),
      pay: (s, { company, from }, seat, price, emit) =>
        pay(s, seat, from === OFFER ? treasury(company) : BANK, price, 'share', emit),
    }),
  ];
}
