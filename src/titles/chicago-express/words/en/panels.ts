// Words of the pages for Chicago Express besides its events and refusals.

import type { Reason } from '../../rules/events.ts';
import type { HexKind } from '../../rules/map.ts';
import type { Dial, EndCondition } from '../../rules/state.ts';
import { chicagoKinds } from './kinds.ts';

const kinds: Readonly<Record<HexKind, string>> = chicagoKinds;

export const chicagoExpressWeb = {
  kinds,
  waters: { michigan: 'Lake Michigan', erie: 'Lake Erie', atlantic: 'Atlantic Ocean' },
  legend: {
    forest: 'Forest',
    mountain: 'Mountain',
    cost: 'Cost of the next locomotive',
    income: 'Income on arrival',
    growth: 'Gain by development',
    house: 'Developed',
    start: 'Start of a company: nobody else may come',
    town: 'City',
    works: 'Industrial city',
    scale: 'Scale of an industrial city: how far it has come',
    terminus: 'Chicago, where the lines lead',
    awaits: 'Where the Wabash will start',
  },
  /** Sentences about one place. */
  nextCosts: (sum: string, income: number) =>
    `the next locomotive costs ${sum}${income > 0 ? ` and brings income +${income}` : ''}`,
  full: 'no other locomotive may come here',
  here: (companies: string) => `here: ${companies}`,
  nobody: 'nobody is here',
  developed: 'developed',
  develops: (gain: number) => `development +${gain}`,
  forestPays: (sum: string) => `development pays the company ${sum} once`,
  scale: (now: number, values: string) => `at ${now} on its scale ${values}`,
  startOf: (company: string) => `start of ${company}`,
  columns: {
    income: { head: 'Income', title: 'Income' },
    treasury: { head: 'Treasury', title: 'Money of the company' },
    locomotives: { head: 'Locos', title: 'Locomotives left' },
    minimumBid: { head: 'From', title: 'Least bid for the next share' },
    dividend: { head: 'Pays', title: 'Next dividend of a share' },
  },
  closed: 'not open yet',
  dials: 'Dials',
  dialsHint: 'Two on red bring the dividends',
  steps: (now: number, of: number) => `${now} of ${of}`,
  red: 'red',
  dial: { auction: 'Auction', build: 'Build', develop: 'Develop' } satisfies Readonly<Record<Dial, string>>,
  houses: 'Houses',
  industry: 'Industry',
  endsHead: 'End of the game',
  endsHint: 'Any one of these ends the game with the next dividends',
  endsNow: 'The game ends with the next dividends',
  end: {
    locomotives: (now, at) => `Companies without locomotives: ${now} of ${at}`,
    shares: (now, at) => `Companies without shares: ${now} of ${at}`,
    houses: (now, at) => `Houses left: ${now}, down to ${at}`,
    detroit: (now, at) => `Detroit: ${now} of ${at}`,
  } satisfies Readonly<Record<EndCondition, (now: number, at: number) => string>>,
  forecast: 'Next dividends',
  forecastHint: 'What they would pay as things stand',
  perShare: 'A share',
  sum: 'Sum',
  auction: (lot: string) => `Auction: one ${lot} share`,
  standing: (sum: string, bidder: string) => `${sum} by ${bidder}`,
  noBid: (least: string) => `no bid yet, from ${least}`,
  stillIn: 'Still in',
  reasons: {
    share: 'Shares',
    dividend: 'Dividends',
    chicagoDividend: 'Chicago',
  } satisfies Readonly<Record<Reason, string>>,
  series: { income: 'Next dividends of the players', companies: 'Income of the companies', treasuries: 'Treasuries' },
};
