// A company is opened: its president's certificate is bought at a start price of the buyer's choice (R068-R069, R151, R175).
import { must } from '../../../../engine/core/condition.ts';
import { type Known, oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { putMarker } from '../../../../engine/market/market.ts';
import { pay } from '../../../../engine/money/bank.ts';
import { givePresidency } from '../../../../engine/shares/shares.ts';
import { boardToWrite, hexOfNode, indexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { freeSlots, hasToken, putToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { acts } from '../../../../kernel/stock/round.ts';
import { type StartCompany as Start, startCompany as start } from '../../../../kernel/stock/startCompany.ts';
import { type CompanyId, companiesOf, inGame } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { certificateLimit, hasRoom } from '../limits.ts';
import { mapOf, stationsOn } from '../map.ts';
import { spotOf, startPrices } from '../market.ts';
import { certificates } from '../setup.ts';
import { isOpen, own, type State1865 } from '../state.ts';
import { phases } from '../trains.ts';

interface StartCompany extends Start {
  readonly company: CompanyId;
  /** Its own; only a company back from an absorption has a choice. */
  readonly home: NodeId;
}

/** R068: the president's certificate is a double share. */
const startPrice = (_: State1865, { par }: StartCompany): number => 2 * par;

const isCity = (s: State1865, node: NodeId): boolean =>
  mapOf(s).hexes[hexOfNode(node)]!.nodes[indexOfNode(node)]!.kind === 'city';

/** R151: the choice of an absorbed company; any other has its token at home since the set-up (R007). */
const homesOf = (s: State1865, company: CompanyId): readonly NodeId[] => {
  const home = tokenNodes(s.board, company);
  return home.length > 0 ? home : stationsOn(mapOf(s));
};

export const startCompany = start<State1865, Event1865, StartCompany>({
  companies: inGame,
  waiting: (s) => companiesOf(s).filter((id) => !isOpen(s, id)),
  isWaiting: (s, company) => !isOpen(s, company),
  pars: startPrices('7'),
  parsNow: (s) => startPrices(s.phase),
  certificateLimit,
  mayStart: hasRoom,
  startPrice,
  fields: {
    home: oneOf(
      (s): Known => new Set(stationsOn(mapOf(s))),
      (s, a) => homesOf(s, a.company),
    ),
  },
})
  .ask(
    { before: 'share.tooDear' },
    must(
      'start.price',
      ['par'],
      (s, a) => startPrices(s.phase).includes(a.par),
      (s, a) => ({ par: a.par, phase: s.phase }),
    ),
  )
  .ask(
    'last',
    must(
      'start.home',
      ['company', 'home'],
      (s, a) => homesOf(s, a.company).includes(a.home),
      (s, a) => ({ company: a.company, home: homesOf(s, a.company)[0]! }),
    ),
    must('start.noCity', ['home'], (s, a) => isCity(s, a.home)),
    must(
      'start.homeFull',
      ['company', 'home'],
      (s, a) => hasToken(s.board, a.company, a.home) || freeSlots(mapOf(s), s.board, a.home) > 0,
      (_, a) => ({ home: a.home }),
    ),
  )
  .with({
    apply(s, a, emit, seat) {
      const { company, par, home } = a;
      const state = own(s, company);
      if (phases[s.phase].startsAs === 'major') {
        state.kind = 'major'; // R074
        s.shares[company] = certificates.major();
      }
      Object.assign(state, { status: 'opened', start: par });
      emit?.({ type: 'companyStarted', seat, company, par, kind: state.kind, home });
      pay(s, seat, treasury(company), startPrice(s, a), 'shares', emit);
      givePresidency(s, company, seat);
      putMarker(s, company, spotOf(par)); // R069
      if (!hasToken(s.board, company, home)) putToken(mapOf(s), boardToWrite(s), company, home);
      acts(s, seat).bought = company;
    },
  });
