// Describes 1856 to its readers, as every 18xx game does.
import { describe } from '../../../kernel/box.ts';
import type { Home, Marker, PrivateHeld } from '../../../kernel/rail.ts';
import { box } from './box.ts';
import { type CompanyId, destinationOf, isOrdinary, ordinaries, ordinaryIds } from './companies.ts';
import { newStockFrame, type PrivatesFrame } from './frames.ts';
import { certificateLimit, certificatesHeld } from './limits.ts';
import { shareWorth } from './operating/loans.ts';
import { tokensOf } from './operating/placeToken.ts';
import { companyOwning, seatOwning } from './operating/privates.ts';
import { trainLimit } from './operating/supply.ts';
import { privateIds, privates } from './privates.ts';
import type { CompanyState, State1856 } from './state.ts';
import { floats, launchOf } from './stock/capital.ts';
import { lastType, phaseIds } from './trains.ts';

const own = (s: State1856, id: string): CompanyState => s.companies[id as CompanyId];

export const rail1856 = describe<State1856>(box, {
  tokens: (id) => tokensOf(id as CompanyId),
  tokensLeft: (s, id) => tokensOf(id as CompanyId) - placed(s, id),
  idle(s, id) {
    const { status } = own(s, id);
    return status === 'started' ? null : status;
  },
  floats: (s, id) => floats(s, id as CompanyId),
  launch: (s, id) => launchOf(s, id as CompanyId),
  par: (s, id) => own(s, id).par,
  figures: (s, id) => ({ loans: own(s, id).loans, escrow: own(s, id).escrow }),
  homes,
  bound: (s, id) => (isOrdinary(id) && !own(s, id).linked ? destinationOf(s, id) : null),
  shareWorth: (s, id) => shareWorth(s, id as CompanyId),
  privates: privatesIn,
  certificates: (s, seat) => ({ held: certificatesHeld(s, seat) / 2, limit: certificateLimit(s) }),
  stockTurn: (_, seat) => ({ ...newStockFrame(2, seat), at: 'trade' }),
  markers,
  phases: (s) => phaseIds.map((id, i) => ({ id, by: i === 0 ? null : id === 'D' ? lastType(s).type : id })),
  trainLimit: (s, id) => trainLimit(s, id as CompanyId),
});

const placed = (s: State1856, id: string): number =>
  Object.values(s.board.tokens)
    .flat()
    .filter((company) => company === id).length;

/** Homes kept free for companies that may still place their home token (R082). */
function homes(s: State1856): Home[] {
  const away = ordinaryIds.filter((id) => ['waiting', 'started'].includes(own(s, id).status) && placed(s, id) === 0);
  return away.map((company) => ({ company, hex: ordinaries[company].home, city: ordinaries[company].homeCity }));
}

function privatesIn(s: State1856): PrivateHeld[] {
  const auction = s.flow.find((frame): frame is PrivatesFrame => frame.kind === 'privates');
  return privateIds
    .filter((id) => s.privates[id] !== null)
    .map((id) => ({
      id,
      ...privates[id],
      owner: companyOwning(s, id) ?? seatOwning(s, id),
      bids: auction?.bids[id] ?? [],
    }));
}

/** The port of the Great Lakes Shipping Company (R025), and hexes closed by private companies (R021). */
function markers(s: State1856): Marker[] {
  const closed = privateIds.flatMap((id): Marker[] => {
    const hex = privates[id].blocks;
    return hex && s.privates[id] !== null && !companyOwning(s, id) ? [{ kind: 'closed', hex, by: id }] : [];
  });
  return [...(s.port ? [{ kind: 'port' as const, ...s.port }] : []), ...closed];
}
