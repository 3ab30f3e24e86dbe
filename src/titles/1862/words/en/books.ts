import type { Books1862 } from '../books.ts';

export const books1862: Books1862 = {
  parliament: {
    head: 'Parliament and charters',
    auction: (company) => `The charter of ${company}`,
    standing: (sum, seat) => `${seat} bids ${sum}`,
    stillIn: 'Still in',
    available: 'Available, each with its permit',
    noneAvailable: 'No company can be started now.',
    wave: (phase) => `from phase ${phase}`,
    priority: (seat) => `Priority: ${seat}`,
    won: (seats) => `Has won a charter in this parliament and opens no other: ${seats}`,
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
    has: (kind) => `may run ${kind} trains`,
    trains: 'Trains',
    idle: 'cannot run: no permit',
    does: {
      freight: 'Freight: paid for every hex between its two ends, more to a port',
      local: 'Local: cities and towns, and a subsidy for every hex it touches',
      express: 'Express: cities, ports and red areas, no towns',
    },
    hint: 'Companies that merge or are acquired bring their permits along. A train without its permit does not run.',
  },
};
