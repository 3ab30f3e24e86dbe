// The tokens of acquirer and target in an absorption, and the ways to settle one (R153-R156, R184).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { boardToWrite, type NodeId } from '../../../../engine/track/board.ts';
import { removeToken, replaceToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { exchangeOf } from '../../../../kernel/exchange/exchange.ts';
import type { Event1865 } from '../events.ts';
import type { ExchangeFrame } from '../frames.ts';
import { isMine } from '../map.ts';
import { own, type State1865 } from '../state.ts';

/** R155: from the bank, for a token in a city where the acquirer stands already. */
const SYNERGY = 50;

export const exchanging = (s: State1865): ExchangeFrame => exchangeOf<ExchangeFrame>(s);

/** The president of both companies (R141). */
export const decides = (s: State1865): Seat => presiding(s, exchanging(s).survivor);

export const ownPlaces = (s: State1865): readonly NodeId[] => tokenNodes(s.board, exchanging(s).survivor);
export const tokensLeft = (s: State1865): number => own(s, exchanging(s).survivor).tokens;

/** Places of the target not decided yet. */
const openPlaces = (s: State1865): NodeId[] => exchanging(s).tokens.map(({ city }) => city);
export const openMines = (s: State1865): NodeId[] => openPlaces(s).filter(isMine);
export const openCities = (s: State1865): NodeId[] => openPlaces(s).filter((place) => !isMine(place));

function decided(s: State1865, place: NodeId): void {
  const frame = exchanging(s);
  frame.tokens = frame.tokens.filter(({ city }) => city !== place);
}

/** R155: replaces the target's token at no cost, without traffic (R184). */
export function replace(s: State1865, city: NodeId, emit: Emit<Event1865>): void {
  const { survivor, absorbed } = exchanging(s);
  const company = absorbed[0]!;
  replaceToken(boardToWrite(s), company, survivor, city);
  own(s, survivor).tokens -= 1;
  decided(s, city);
  emit?.({ type: 'tokenReplaced', company, by: survivor, city });
}

/** R155-R156: gives up a place without pay. */
export function giveUp(s: State1865, city: NodeId, emit: Emit<Event1865>): void {
  const company = exchanging(s).absorbed[0]!;
  removeToken(boardToWrite(s), company, city);
  decided(s, city);
  emit?.({ type: 'tokenGivenUp', company, city });
}

/** R155: removes the target's token where both stand; the bank pays. */
export function share(s: State1865, city: NodeId, emit: Emit<Event1865>): void {
  const { survivor: company, absorbed } = exchanging(s);
  const target = absorbed[0]!;
  removeToken(boardToWrite(s), target, city);
  decided(s, city);
  emit?.({ type: 'cityShared', company, target, city, sum: SYNERGY });
  pay(s, BANK, treasury(company), SYNERGY, 'synergy', emit);
}
