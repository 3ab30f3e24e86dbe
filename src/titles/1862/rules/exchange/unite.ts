// When all shares are exchanged: who directs the survivor (R074), and what it gets from the absorbed company (R099-R104).
import { treasury } from '../../../../engine/core/owner.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { moveHeld } from '../../../../engine/shares/shares.ts';
import { hasToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { absorb } from '../../../../kernel/exchange/absorb.ts';
import { electPresident } from '../../../../kernel/exchange/election.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { homeCity } from '../home.ts';
import { mostTokens } from '../limits.ts';
import { backToIpo } from '../restart.ts';
import { own, type State1862 } from '../state.ts';
import { exchanging } from './concerned.ts';
import { mergedTable } from './price.ts';
import { dropCommon, mostOnMap, replaceTokens } from './tokens.ts';

/** R074, R195: most shares, at least three; of equal ones the active director, then clockwise. */
export const director: AutoStep<State1862, Event1862> = {
  id: 'director',
  auto(s, emit) {
    const { survivor, director: active } = exchanging(s);
    if (electPresident(s, survivor, seatsFrom(s, active), emit) === null)
      emit?.({ type: 'receivershipBegan', company: survivor });
  },
};

/** R100-R101, R104: what it gets; trains above the limit are kept (R103). */
export const unite: AutoStep<State1862, Event1862> = {
  id: 'unite',
  auto(s, emit) {
    const { survivor, absorbed, active } = exchanging(s);
    moveHeld(s, survivor, treasury(active), treasury(survivor)); // the companies were one holder (R067)
    for (const company of absorbed) {
      const [to, from] = [own(s, survivor), own(s, company)];
      absorb(s, company, survivor, { permits: [...from.permits], tokens: from.tokens }, emit);
      to.permits = [...new Set([...to.permits, ...from.permits])];
      to.table = mergedTable(s, [survivor, company]); // R066
      to.chartered = false; // R104
      Object.assign(from, { permits: [], table: 'others', chartered: false });
    }
    dropCommon(s, emit);
  },
};

/** R099, R102: its tokens are the survivor's, and the absorbed company can be started again. */
export const replaceAll: AutoStep<State1862, Event1862> = {
  id: 'replaceAll',
  auto(s, emit) {
    const { survivor, absorbed } = exchanging(s);
    for (const company of absorbed) {
      replaceTokens.auto(s, emit);
      joinSheets(s, survivor, company);
      backToIpo(s, company);
    }
  },
};

/** R102: the tokens of the map come first, then those of the sheets, as far as there are more. */
function joinSheets(s: State1862, survivor: CompanyId, company: CompanyId): void {
  const to = own(s, survivor);
  to.home ||= hasToken(s.board, survivor, homeCity(survivor)); // the absorbed company stood there
  const onMap = Math.min(tokenNodes(s.board, survivor).length, mostOnMap(s, survivor));
  to.tokens = Math.min(to.tokens + own(s, company).tokens, mostTokens(s) - onMap);
}
