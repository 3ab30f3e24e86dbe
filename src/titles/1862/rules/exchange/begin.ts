// An exchange of shares begins: what is settled before the first holder has his part (R061-R067).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import { moveHeld, OFFER, POOL, presiding } from '../../../../engine/shares/shares.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { beginExchange } from '../../../../kernel/exchange/exchange.ts';
import type { Proposal } from '../../../../kernel/offer/question.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { ExchangeFrame } from '../frames.ts';
import { type State1862, turnOf } from '../state.ts';
import { concerned } from './concerned.ts';
import { mergedPrice, setMergedPrice } from './price.ts';

/** A merger or an acquisition as it is proposed: who disappears in whom. One of them is the company whose turn it is. */
export interface Union {
  readonly occasion: 'merger' | 'acquisition';
  readonly survivor: CompanyId;
  readonly absorbed: CompanyId;
}

type Begun = Pick<ExchangeFrame, 'occasion' | 'survivor' | 'absorbed' | 'price'>;

/** R064, R067: IPO shares go to the pool, and all that the companies hold themselves is with the active one, which is last. */
export function begin(s: State1862, begun: Begun): void {
  const active = turnOf(s).company;
  const director = presiding(s, active);
  for (const company of concerned(begun)) {
    moveHeld(s, company, OFFER, POOL);
    moveHeld(s, company, treasury(company), treasury(active));
  }
  beginExchange<ExchangeFrame>(s, {
    ...begun,
    active,
    director,
    holders: [...seatsFrom(s, director), treasury(active)],
    tokens: begun.absorbed.flatMap((company) => tokenNodes(s.board, company).map((city) => ({ company, city }))),
    option: null,
  });
}

export function beginUnion(s: State1862, { occasion, survivor, absorbed }: Union, emit: Emit<Event1862>): void {
  const turn = turnOf(s);
  if (occasion === 'merger') turn.merged = true;
  const price = mergedPrice(s, survivor, absorbed);
  emit?.({ type: 'exchangeBegan', occasion, company: turn.company, survivor, absorbed, price });
  setMergedPrice(s, survivor, price, emit);
  begin(s, { occasion, survivor, absorbed: [absorbed], price });
}

/** What is asked for: `absorbed>survivor`, so that the other way round is another question. */
export const itemOf = ({ absorbed, survivor }: Union): string => `${absorbed}>${survivor}`;

/** R062: the answer is yes, or one director has both. */
export function unionAgreed(s: State1862, { what, item }: Proposal<Union['occasion']>, emit: Emit<Event1862>): void {
  const [absorbed, survivor] = item.split('>') as [CompanyId, CompanyId];
  beginUnion(s, { occasion: what, absorbed, survivor }, emit);
}
