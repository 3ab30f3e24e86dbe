// Lines of 1862 about parliament, obligations and permits.
import type { Kind } from '../../rules/trains.ts';
export const books1862 = {
  parliament: {
    head: 'Parliament and charters',
    /** A charter is being auctioned. */
    auction: (company: string) => `The charter of ${company}`,
    standing: (sum: string, seat: string) => `${seat} bids ${sum}`,
    stillIn: 'Still in',
    available: 'Available, each with its permit',
    noneAvailable: 'No company can be started now.',
    /** Phase from which these companies are available. */
    wave: (phase: string) => `from phase ${phase}`,
    priority: (seat: string) => `Priority: ${seat}`,
    won: (seats: string) => `Has won a charter in this parliament and opens no other: ${seats}`,
    obligations: 'Obligations',
    company: 'Company',
    player: 'Who',
    toSell: 'To be sold',
    fine: 'Fine',
    obligationHint:
      'Whoever won the charter pays the fine if the company has not floated by the end of the stock round; all its shares are lost.',
  },
  permits: {
    head: 'Permits',
    company: 'Company',
    /** Text of a cell for those who do not see it. */
    has: (kind: string) => `may run ${kind} trains`,
    trains: 'Trains',
    idle: 'cannot run: no permit',
    /** Income of each kind of train. */
    does: {
      freight: 'Freight: paid for every hex between its two ends, more to a port',
      local: 'Local: cities and towns, and a subsidy for every hex it touches',
      express: 'Express: cities, ports and red areas, no towns',
    } satisfies Readonly<Record<Kind, string>>,
    hint: 'Companies that merge or are acquired bring their permits along. A train without its permit does not run.',
  },
};
