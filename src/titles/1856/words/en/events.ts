import type { Catalogue } from '../../../../words/catalogue.ts';
import { events as everyGame, passedWith } from '../../../../words/en/kernel/events.ts';
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
  passed: passedWith({ layTile: 'lays no tile', redeemLoan: 'redeems no more loans' }),

  privateBid: (e, f) => `${f.seat(e.seat)} bids ${f.money(e.amount)} for ${f.name(e.private)}`,
  privateSold: (e, f) =>
    e.how === 'forced'
      ? `${f.seat(e.seat)} has to take ${f.name(e.private)} for nothing`
      : `${f.seat(e.seat)} buys ${f.name(e.private)} for ${f.money(e.price)}`,
  privateContested: (e, f) => `${f.list(e.seats.map((seat) => f.seat(seat)))} contest ${f.name(e.private)}`,
  privateReduced: (e, f) => `All pass: ${f.name(e.private)} now costs ${f.money(e.price)}`,
  auctionOver: (e, f) => `All private companies are sold; ${f.seat(e.seat)} has priority`,

  operatingRoundBegan: (e) =>
    `— Operating round ${e.set}.${e.round} of ${e.of}${e.last ? ', the last set: the bank is broken' : ''} —`,
  turnSkipped: (e) => `${e.company} cannot operate yet: ${e.sold}% of it is sold, ${e.needed}% is needed`,
  gameOver: (e, f) =>
    `The game is over: ${ends[e.reason]}. ${f.list(e.winners.map((seat) => f.seat(seat)))} ${e.winners.length > 1 ? 'share the win' : 'wins'} with ${f.money(e.worth)}`,

  companyStarted: (e, f) =>
    `${f.seat(e.seat)} starts ${e.company} at ${f.money(e.par)}: 20% for ${f.money(2 * e.par)}, ${capitals[e.capital]}`,
  companyFloated: (e, f) => `${e.company} floats and gets ${f.money(e.capital)}`,
  escrowReleased: (e, f) => `${e.company} gets ${f.money(e.amount)} out of escrow`,
  companyClosed: (e) => `${e.company} closes: its price is in the bankruptcy zone`,

  tileLaid: (e, f) => `${everyGame.tileLaid(e, f)}${e.by ? ` by ${f.name(e.by)}` : ''}`,
  tokenPlaced: (e, f) =>
    `${e.company} places ${e.kind === 'home' ? 'its home token' : 'a token'} in ${f.name(e.city)}${e.cost > 0 ? ` for ${f.money(e.cost)}` : ''}${e.kind === 'kitchener' ? ` by ${f.name('WSRC')}` : ''}`,
  cityPicked: (e, f) => `${e.company} picks ${f.name(e.city)}`,
  destinationReached: (e) => `${e.company} has reached its destination`,

  interestDue: (e, f) =>
    `${e.company} owes interest: ${f.list(
      [
        e.treasury > 0 ? `${f.money(e.treasury)} from the treasury` : '',
        e.run > 0 ? `${f.money(e.run)} from the run` : '',
        e.president > 0 ? `${f.money(e.president)} from ${f.seat(e.seat)}` : '',
      ].filter(Boolean),
    )}`,
  loanTaken: (e, f) => `${e.company} takes a loan of ${f.money(e.got)}; it has ${e.loans} now`,
  loansRedeemed: (e) =>
    `${e.company} ${e.forced ? 'has to redeem' : 'redeems'} ${plural(e.count, 'loan')}; ${e.loans} left`,

  trainBought: (e, f) =>
    `${everyGame.trainBought(e, f)}${e.added > 0 ? `, ${f.money(e.added)} of it from its president` : ''}`,
  trainExchanged: (e, f) => `${e.company} gives a ${f.name(e.given)} and ${f.money(e.price)} for a ${f.name(e.train)}`,
  portRemoved: (e, f) => `The port marker of ${e.company} leaves ${f.name(e.hex)}`,
  loansCalledIn: (e, f) => `The first 6-train is sold by ${f.seat(e.seat)}: all loans are called in`,

  privateToCompany: (e, f) => `${e.company} buys ${f.name(e.private)} from ${f.seat(e.seat)} for ${f.money(e.price)}`,
  privateClosed: (e, f) => `${f.name(e.private)} closes`,
  rightGained: (e, f) => `${e.company} has the right of the ${f.name(e.right)}`,
  portPlaced: (e, f) => `${e.company} places the port marker in ${f.name(e.hex)}`,
  cashDemanded: (e, f) =>
    `${f.seat(e.seat)} does not have the ${f.money(e.sum)} for ${owed[e.reason]} of ${e.company} and has to sell shares`,
  settlingBegan: (e, f) => `The loans are settled, beginning with ${f.seat(e.seat)}`,
  loansSettled: (e, f) =>
    `${e.company} settles ${plural(e.loans, 'loan')}${e.seat === null ? '' : ` with the help of ${f.seat(e.seat)}`}`,
  companyAbsorbed: (e, f) =>
    `${e.company} does not settle ${plural(e.loans, 'loan')} and will be absorbed, with ${f.money(e.cash)} and ${plural(e.trains.length, 'train')}`,
  rightReturned: (e, f) => `A right of the ${f.name(e.right)} returns to the bank`,
  cgrNeverForms: () => 'All loans are settled: the CGR does not form',
  sharesExchanged: (e, f) =>
    `${e.holder === 'pool' ? 'The market' : f.seat(Number(e.holder))} exchanges ${plural(e.given, 'share')} for ${e.got} of the CGR`,
  cgrTemporaryPresident: (e, f) => `${f.seat(e.seat)} is president of the CGR for the time being`,
  cgrPresident: (e, f) =>
    `${f.seat(e.seat)} is president of the CGR${e.half ? ' with one share, and has to buy a second' : ''}`,
  cgrFormed: (e, f) =>
    `The Canadian Government Railway forms out of ${f.list(e.companies)} at ${f.money(e.price)}, with ${e.shares} shares`,
  tokenReplaced: (e, f) => `The CGR replaces the token of ${e.company} in ${f.name(e.city)}`,
  cgrFirstTurn: (e) => `The CGR operates ${e.when === 'next' ? 'next' : 'from the next round on'}`,
  borrowedTrainPooled: (e, f) => `The ${f.name(e.train)} that the CGR had borrowed goes to the bank’s pool`,
  trainBorrowed: (e, f) => `The CGR borrows a ${f.name(e.train)}`,
};
