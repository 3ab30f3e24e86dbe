import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { events as everyGame, passedWith } from '../../../../words/en/kernel/events.ts';
import { pool, president } from '../../../../words/en/terms.ts';
import { seats } from '../../../../words/telling.ts';
import type { Event1856 } from '../../rules/events.ts';

const ends = {
  bank: 'the bank is out of money',
  bankrupt: 'a player is bankrupt',
  standstill: 'nothing can ever happen again',
};
const capitals = {
  escrow: 'half of the capital in escrow',
  incremental: 'capital share by share',
  full: 'full capital at 60%',
};
const owed = { interest: 'the interest', redemption: 'the redemption of loans' };
const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

export const events: Catalogue<Event1856, never, never, never>['events'] = {
  ...everyGame,
  passed: { ...everyGame.passed, log: passedWith({ layTile: 'lays no tile', redeemLoan: 'redeems no more loans' }) },

  privateBid: {
    log: (e, f) => `${f.seat(e.seat)} bids ${f.money(e.amount)} for ${f.name(e.private)}`,
    short: (es, f, who) =>
      who.kind === 'auction' ? `${es.length} bids` : `bid ${f.money(es[0].amount)} on ${f.name(es[0].private)}`,
  },
  privateSold: {
    log: (e, f) =>
      e.how === 'forced'
        ? `${f.seat(e.seat)} has to take ${f.name(e.private)} for nothing`
        : `${f.seat(e.seat)} buys ${f.name(e.private)} for ${f.money(e.price)}`,
    short: (es, f, who) =>
      es
        .map((e) =>
          who.kind === 'seat' && who.seat === e.seat
            ? `bought ${f.name(e.private)}, ${f.money(e.price)}`
            : `${f.name(e.private)} to ${f.seat(e.seat)}, ${f.money(e.price)}`,
        )
        .join(', '),
  },
  privateContested: {
    log: (e, f) => `${f.list(e.seats.map((seat) => f.seat(seat)))} contest ${f.name(e.private)}`,
    short: silent,
  },
  privateReduced: {
    log: (e, f) => `All pass: ${f.name(e.private)} now costs ${f.money(e.price)}`,
    short: ([e], f) => `${f.name(e.private)} now costs ${f.money(e.price)}`,
  },
  auctionOver: { log: (e, f) => `All private companies are sold; ${f.seat(e.seat)} has priority`, short: silent },

  operatingRoundBegan: {
    ...everyGame.operatingRoundBegan,
    log: (e) =>
      `— Operating round ${e.set}.${e.round} of ${e.of}${e.last ? ', the last set: the bank is broken' : ''} —`,
  },
  turnSkipped: {
    log: (e) => `${e.company} cannot operate yet: ${e.sold}% of it is sold, ${e.needed}% is needed`,
    short: silent,
  },
  gameOver: (e, f) =>
    `The game is over: ${ends[e.reason]}. ${seats(e.winners, f)} ${e.winners.length > 1 ? 'share the win' : 'wins'} with ${f.money(e.worth)}`,

  companyStarted: {
    ...everyGame.companyStarted,
    log: (e, f) =>
      `${f.seat(e.seat)} starts ${e.company} at ${f.money(e.par)}: 20% for ${f.money(2 * e.par)}, ${capitals[e.capital]}`,
  },
  companyFloated: {
    log: (e, f) => `${e.company} floats and gets ${f.money(e.capital)}`,
    short: (es, f) => `${f.list(es.map((e) => e.company))} ${es.length > 1 ? 'float' : 'floats'}`,
  },
  escrowReleased: {
    log: (e, f) => `${e.company} gets ${f.money(e.amount)} out of escrow`,
    short: ([e], f) => `escrow released, ${f.money(e.amount)}`,
  },
  companyClosed: (e) => `${e.company} closes: its price is in the bankruptcy zone`,

  tileLaid: {
    ...everyGame.tileLaid,
    log: (e, f) => `${everyGame.tileLaid.log(e, f)}${e.by ? ` by ${f.name(e.by)}` : ''}`,
  },
  tokenPlaced: {
    ...everyGame.tokenPlaced,
    log: (e, f) =>
      `${e.company} places ${e.kind === 'home' ? 'its home token' : 'a token'} in ${f.name(e.city)}${e.cost > 0 ? ` for ${f.money(e.cost)}` : ''}${e.kind === 'kitchener' ? ` by ${f.name('WSRC')}` : ''}`,
  },
  cityPicked: { log: (e, f) => `${e.company} picks ${f.name(e.city)}`, short: silent },
  destinationReached: { log: (e) => `${e.company} has reached its destination`, short: () => 'destination reached' },

  interestDue: {
    log: (e, f) =>
      `${e.company} owes interest: ${f.list(
        [
          e.treasury > 0 ? `${f.money(e.treasury)} from the treasury` : '',
          e.run > 0 ? `${f.money(e.run)} from the run` : '',
          e.president > 0 ? `${f.money(e.president)} from ${f.seat(e.seat)}` : '',
        ].filter(Boolean),
      )}`,
    short: ([e], f) => `interest ${f.money(e.treasury + e.run + e.president)}`,
  },
  loanTaken: {
    log: (e, f) => `${e.company} takes a loan of ${f.money(e.got)}; it has ${e.loans} now`,
    short: (es) => (es.length === 1 ? 'took a loan' : `took ${es.length} loans`),
  },
  loansRedeemed: {
    log: (e) => `${e.company} ${e.forced ? 'has to redeem' : 'redeems'} ${plural(e.count, 'loan')}; ${e.loans} left`,
    short: ([e]) => (e.count === 1 ? 'redeemed a loan' : `redeemed ${e.count} loans`),
  },

  trainBought: {
    ...everyGame.trainBought,
    log: (e, f) =>
      `${everyGame.trainBought.log(e, f)}${e.added > 0 ? `, ${f.money(e.added)} of it from its ${president.bare}` : ''}`,
  },
  trainExchanged: {
    log: (e, f) => `${e.company} gives a ${f.name(e.given)} and ${f.money(e.price)} for a ${f.name(e.train)}`,
    short: ([e], f) => `bought ${f.name(e.train)} for ${f.name(e.given)}`,
  },
  portRemoved: (e, f) => `The port marker of ${e.company} leaves ${f.name(e.hex)}`,
  loansCalledIn: {
    log: (e, f) => `The first 6-train is sold by ${f.seat(e.seat)}: all loans are called in`,
    short: silent,
  },

  privateToCompany: {
    log: (e, f) => `${e.company} buys ${f.name(e.private)} from ${f.seat(e.seat)} for ${f.money(e.price)}`,
    short: ([e], f) => `bought ${f.name(e.private)}, ${f.money(e.price)}`,
  },
  privateClosed: {
    log: (e, f) => `${f.name(e.private)} closes`,
    short: (es) => (es.length === 1 ? '1 private closes' : `${es.length} privates close`),
  },
  rightGained: (e, f) => `${e.company} has the right of the ${f.name(e.right)}`,
  portPlaced: (e, f) => `${e.company} places the port marker in ${f.name(e.hex)}`,
  cashDemanded: {
    ...everyGame.cashDemanded,
    log: (e, f) =>
      `${f.seat(e.seat)} does not have the ${f.money(e.sum)} for ${owed[e.reason]} of ${e.company} and has to sell shares`,
  },
  settlingBegan: { log: (e, f) => `The loans are settled, beginning with ${f.seat(e.seat)}`, short: silent },
  loansSettled: (e, f) =>
    `${e.company} settles ${plural(e.loans, 'loan')}${e.seat === null ? '' : ` with the help of ${f.seat(e.seat)}`}`,
  companyAbsorbed: {
    ...everyGame.companyAbsorbed,
    log: (e, f) =>
      `${e.company} does not settle ${plural(e.loans, 'loan')} and will be absorbed, with ${f.money(e.cash)} and ${plural(e.trains.length, 'train')}`,
  },
  rightReturned: (e, f) => `A right of the ${f.name(e.right)} returns to the bank`,
  cgrNeverForms: () => 'All loans are settled: the CGR does not form',
  sharesExchanged: {
    ...everyGame.sharesExchanged,
    log: (e, f) =>
      `${e.holder === 'pool' ? 'The market' : f.seat(Number(e.holder))} exchanges ${plural(e.given, 'share')} for ${e.got} of the CGR`,
  },
  cgrTemporaryPresident: {
    log: (e, f) => `${f.seat(e.seat)} is ${president.bare} of the CGR for the time being`,
    short: silent,
  },
  cgrPresident: {
    log: (e, f) =>
      `${f.seat(e.seat)} is ${president.bare} of the CGR${e.half ? ' with one share, and has to buy a second' : ''}`,
    short: ([e], f) => `${f.seat(e.seat)} ${president.bare} of CGR`,
  },
  cgrFormed: {
    log: (e, f) =>
      `The Canadian Government Railway forms out of ${f.list(e.companies)} at ${f.money(e.price)}, with ${e.shares} shares`,
    short: ([e], f) => `CGR forms at ${f.money(e.price)}`,
  },
  tokenReplaced: {
    ...everyGame.tokenReplaced,
    log: (e, f) => `The CGR replaces the token of ${e.company} in ${f.name(e.city)}`,
  },
  cgrFirstTurn: {
    log: (e) => `The CGR operates ${e.when === 'next' ? 'next' : 'from the next round on'}`,
    short: silent,
  },
  borrowedTrainPooled: (e, f) => `The ${f.name(e.train)} that the CGR had borrowed goes to ${pool.the}`,
  trainBorrowed: (e, f) => `The CGR borrows a ${f.name(e.train)}`,
};
