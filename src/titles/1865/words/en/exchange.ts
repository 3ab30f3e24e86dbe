// Absorptions in English.

import type { Holder } from '../../../../engine/index.ts';
import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { pool, president } from '../../../../words/en/terms.ts';
import type { Phrases } from '../../../../words/phrases.ts';
import type { Event1865 } from '../../rules/events.ts';
import type { Frame1865 } from '../../rules/frames.ts';
import type { Action1865, Refusals1865 } from '../../rules/index.ts';

type Lines = Catalogue<Event1865, Refusals1865, Action1865, Frame1865>;

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
/** Recipient of the payment for a holder's certificates, and their place if that is not the holder. */
const payee = (who: Holder, f: Phrases): string => (typeof who === 'number' ? f.seat(who) : 'the bank');
const whereabouts = (who: Holder): string =>
  typeof who === 'number' ? '' : who === 'pool' ? ` ${pool.in}` : ' with the Dragons';

export const exchangeEvents = {
  absorptionBegan: {
    log: (e, f) =>
      `${e.occasion === 'active' ? `${e.acquirer} absorbs ${e.target}` : `${e.target} lets itself be absorbed by ${e.acquirer}`}: ${f.money(e.price)} for each share, ${f.money(e.sum)} in all`,
    short: ([e], f) => `absorbs ${f.company(e.target)}, ${f.money(e.sum)}`,
  },
  companyAbsorbed: {
    log: (e, f) =>
      `${e.survivor} takes over from ${e.company} ${f.list([
        f.money(e.cash),
        ...e.trains.map((train) => f.train(train)),
        `${e.traffic} traffic`,
        ...e.maritimes.map((id) => f.name(id)),
        ...(e.loans > 0 ? [plural(e.loans, 'loan')] : []),
      ])}`,
    short: silent,
  },
  ownSharesSold: {
    log: (e, f) => `${e.company} sells ${plural(e.shares, 'share')} of its own to the bank for ${f.money(e.sum)}`,
    short: silent,
  },
  loansTaken: (e, f) => `${e.company} takes ${plural(e.loans, 'state loan')}: ${f.money(e.sum)}`,
  sharesPaidOff: {
    log: (e, f) =>
      `${e.by} pays ${payee(e.holder, f)} ${f.money(e.sum)} for ${plural(e.shares, 'share')} of ${e.company}${whereabouts(e.holder)}`,
    short: silent,
  },
  tokensAdded: { log: (e) => `${e.company} gets ${plural(e.tokens, 'more token')}`, short: silent },
  mineFreed: { log: (e, f) => `${e.company} takes its token back from the mine ${f.name(e.mine)}`, short: silent },
  cityShared: (e, f) =>
    `${e.company} stands in ${f.name(e.city)} already: it gets ${f.money(e.sum)} from the bank for the token of ${e.target}`,
  companyReturned: { log: (e) => `${e.company} is in the initial offer again, as a major`, short: silent },
} satisfies Partial<Lines['events']>;

export const exchangeRefusals = {
  'absorb.notLaunched': (r) => `${r.company} is no other company that operates`,
  'absorb.president': (r) => `${r.company} and ${r.other} do not have the same ${president.bare}`,
  'absorb.neverOperated': (r) => `${r.company} has never operated yet`,
  'absorb.hasOperated': (r) => `${r.company} has operated in this round`,
  'absorb.hasAbsorbed': (r) => `${r.company} has absorbed another company in this round, so it operates`,
  'absorb.notJoined': (r) => `${r.acquirer} and ${r.target} share no city, and no direct route joins their tokens`,
  'absorb.tooDear': (r, f) =>
    `${r.acquirer} would owe ${f.money(r.sum)} and come to ${r.loans} loans; three are the most`,
  'mine.notOwn': (r, f) => `${f.name(r.mine)} is no mine with a token of the acquirer`,
  'mine.notTargets': (r, f) => `${f.name(r.mine)} is no mine with a token of the absorbed company`,
  'mine.noTokenLeft': () => 'The acquirer has no token left',
  'mine.carbonia': () => 'The acquirer has a token in the Carbonia district already',
  'mine.notJoined': (r, f) => `No direct route joins ${f.name(r.mine)} to another token of the acquirer`,
} satisfies Partial<Lines['refusals']>;

export const exchangeActions = {
  absorb: (a) => `absorb ${a.company}`,
  beAbsorbed: (a) => `be absorbed by ${a.company}`,
  freeMine: (a, f) => `take the token back from the mine ${f.name(a.mine)}`,
  replaceInMine: (a, f) => `replace the token in the mine ${f.name(a.mine)}`,
} satisfies Partial<Lines['actions']>;

export const exchangePassed = {
  absorb: 'leaves the companies as they are',
  freeMine: 'keeps the tokens in mines',
  replaceInMine: 'takes over no more mines',
};

export const exchangeKinds = {
  absorb: 'Absorb a company',
  beAbsorbed: 'Be absorbed',
  freeMine: 'Free a mine',
  replaceInMine: 'Replace a token in a mine',
} satisfies Partial<Lines['kinds']>;

export const exchangePassing = {
  absorb: 'no absorption',
  freeMine: 'keep the tokens in mines',
  replaceInMine: 'leave the other mines free',
} satisfies Lines['passing'];
