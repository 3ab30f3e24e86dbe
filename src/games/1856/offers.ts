// Trains and privates change hands by agreement (R020, R090).
import { ruling } from '../../engine/core/state.ts';
import { offers } from '../../kernel/offer/question.ts';
import type { CompanyId } from './companies.ts';
import type { Event1856 } from './events.ts';
import type { PrivateId } from './privateCompanies.ts';
import { transferPrivate } from './privates/transfer.ts';
import { type State1856, turnOf } from './state.ts';
import { transferTrain } from './trains/transfer.ts';

const between = offers<State1856, 'train' | 'private', CompanyId, Event1856>({
  cite: 'Operating Round',
  turn: turnOf,
  asksOwners: (s) => ruling(s, 'consent') === 'asked',
  deals: {
    train: transferTrain,
    private: (s, { item, company, price }, emit) => transferPrivate(s, item as PrivateId, company, price, emit),
  },
});

export const { frame: offer, propose, refusedAt, isNew: isNewOffer } = between;
