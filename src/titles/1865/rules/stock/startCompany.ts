// A company is opened: its president's certificate is bought at a start price of the buyer's choice (R068-R069, R151, R175).
import { type Known, oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { putMarker } from '../../../../engine/market/market.ts';
import { cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { givePresidency } from '../../../../engine/shares/shares.ts';
import { boardToWrite, hexOfNode, indexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { freeSlots, hasToken, putToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { acts, inTurn } from '../../../../kernel/stock/round.ts';
import { type CompanyId, companiesOf } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { certificateLimit, hasRoom } from '../limits.ts';
import { mapOf, stationsOn } from '../map.ts';
import { spotOf, startPrices } from '../market.ts';
import { must } from '../rules.ts';
import { certificates } from '../setup.ts';
import { isOpen, own, type State1865 } from '../state.ts';
import { phases } from '../trains.ts';
import { inGame } from './inGame.ts';

export interface StartCompany {
  readonly type: 'startCompany';
  readonly company: CompanyId;
  readonly par: Money;
  /** Its own one; only a company that comes back after an absorption has a choice. */
  readonly home: NodeId;
}

/** R068: the president's certificate is a double share. */
const cost = ({ par }: StartCompany): Money => 2 * par;

const isCity = (s: State1865, node: NodeId): boolean =>
  mapOf(s).hexes[hexOfNode(node)]!.nodes[indexOfNode(node)]!.kind === 'city';

/** R151: of a company that has been absorbed; any other has its token at home since the set-up (R007). */
const homesOf = (s: State1865, company: CompanyId): readonly NodeId[] => {
  const home = tokenNodes(s.board, company);
  return home.length > 0 ? home : stationsOn(mapOf(s));
};

export const startCompany: Step<State1865, StartCompany, Event1865> = {
  id: 'startCompany',
  actor: inTurn,
  fields: {
    company: oneOf(inGame, (s) => companiesOf(s).filter((id) => !isOpen(s, id))),
    par: oneOf(startPrices('7'), (s) => startPrices(s.phase)),
    home: oneOf(
      (s): Known => new Set(stationsOn(mapOf(s))),
      (s, a) => homesOf(s, a.company),
    ),
  },
  conditions: [
    must(
      'share.certificateLimit',
      [],
      (s, _, seat) => hasRoom(s, seat),
      (s) => ({ limit: certificateLimit(s) }),
    ),
    must(
      'start.started',
      ['company'],
      (s, a) => !isOpen(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'start.price',
      ['par'],
      (s, a) => startPrices(s.phase).includes(a.par),
      (s, a) => ({ par: a.par, phase: s.phase }),
    ),
    must(
      'share.tooDear',
      ['par'],
      (s, a, seat) => cashOf(s, seat) >= cost(a),
      (s, a, seat) => ({ price: cost(a), cash: cashOf(s, seat) }),
    ),
    must(
      'start.home',
      ['company', 'home'],
      (s, a) => homesOf(s, a.company).includes(a.home),
      (s, a) => ({ company: a.company, home: homesOf(s, a.company)[0]! }),
    ),
    must(
      'start.noCity',
      ['home'],
      (s, a) => isCity(s, a.home),
      (_, a) => ({ home: a.home }),
    ),
    must(
      'start.homeFull',
      ['company', 'home'],
      (s, a) => hasToken(s.board, a.company, a.home) || freeSlots(mapOf(s), s.board, a.home) > 0,
      (_, a) => ({ home: a.home }),
    ),
  ],
  apply(s, a, emit, seat) {
    const { company, par, home } = a;
    const state = own(s, company);
    if (phases[s.phase].startsAs === 'major') {
      state.kind = 'major'; // R074
      s.shares[company] = certificates.major();
    }
    Object.assign(state, { status: 'opened', start: par });
    emit?.({ type: 'companyStarted', seat, company, par, kind: state.kind, home });
    pay(s, seat, treasury(company), cost(a), 'shares', emit);
    givePresidency(s, company, seat);
    putMarker(s, company, spotOf(par)); // R069
    if (!hasToken(s.board, company, home)) putToken(mapOf(s), boardToWrite(s), company, home);
    acts(s, seat).bought = company;
  },
};
