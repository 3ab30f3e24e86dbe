import type { Catalogue } from '../../../../words/catalogue.ts';
import { refusals as everyGame } from '../../../../words/en/kernel/refusals.ts';
import { director, pool } from '../../../../words/en/terms.ts';
import type { Refusals1862 } from '../../rules/index.ts';
import { unionRefusals } from './exchange.ts';

export const refusals: Catalogue<never, Refusals1862, never, never>['refusals'] = {
  ...everyGame,
  ...unionRefusals,
  'bid.belowMinimum': (r, f) => `The first bid must be at least ${f.money(r.least)}`,
  'bid.tooLow': (r, f) => `The bid stands at ${f.money(r.high)}: bid ${f.money(r.least)} or more, or pass`,
  'bid.aboveCash': (r, f) => `You can bid ${f.money(r.cash)} at most: three shares have to be paid as well`,

  'charter.wonOne': () => 'You have won a charter in this parliament: you may bid, but open no auction',
  'charter.ownOnly': (r) => `After the charter only shares of ${r.company} are bought, from the IPO`,
  'charter.twoShares': (r) => `Two more shares of ${r.company} at most come with the charter`,
  'start.charterOnly': () => 'With the rules for beginners companies are started in parliament only',
  'start.notAvailable': (r) => `${r.company} is not available now`,
  'start.homeFull': (r) => `The home of ${r.company} has no room for its token`,
  'share.noneLeft': (r, f) => `There is no 10% share of ${r.company} in ${f.name(r.from)}`,
  'sell.boughtThisRound': (r) => `${r.percent}% of ${r.company} were bought in this round and cannot be sold in it`,
  'sell.presidency': (r) => `There are too few 10% shares of ${r.company} to change its ${director.bare}’s certificate`,
  'stock.overLimit': () => 'You hold more certificates than you may: sell first',
  'tokens.number': (r) => `Take ${r.least} to ${r.most} tokens`,
  'tokens.tooDear': (r, f) => `They cost ${f.money(r.price)}; the treasury has ${f.money(r.cash)}`,
  'fine.paid': () => 'The fine is paid',
  'fine.mustSell': (r, f) => `You still owe ${f.money(r.left)}: sell shares`,

  'build.receivership': (r) => `${r.company} is in receivership: it builds nothing and places no tokens`,
  'build.lner': () => 'The LNER has formed: nothing is built and no token placed any more',
  'build.homeFirst': (r, f) => `The first build of ${r.company} is the tile of its home, ${f.name(r.hex)}`,
  'build.homeDue': (r, f) => `${r.company} has to lay the tile of its home, ${f.name(r.hex)}: its token waits`,
  'build.done': () => 'A tile has been laid in this turn: that excludes a small station and a terminal',
  'build.second': (r) => `Tile ${r.tile} cannot be the second one: two yellow tiles without an N go together`,
  'station.tile': (r, f) =>
    `Small stations are added to green and brown tiles without a city; ${f.name(r.hex)} has none`,
  'station.noTrack': (r, f) => `No track without a station lies in ${f.name(r.hex)} there: ${f.name(r.track)}`,
  'london.already': (r) => `${r.company} has its terminal in London`,
  'london.full': () => 'The four places in London are taken',
  'london.outOfReach': (r) => `No route of ${r.company} leads to London`,
  'token.london': () => 'The terminal in London was the token of this turn',

  'run.closed': (r, f) => `Only a company with a terminal there runs to ${f.name(r.stop)}`,
  'run.mayNotEnd': (r, f) => `No run ends in a small station, as at ${f.name(r.stop)}`,
  'run.tooFar': (r, f) =>
    `The ${f.train(r.train)} covers ${r.most} hexes beyond the first; this run is ${r.hexes} long`,
  'run.apart': (r, f) => `The run of the ${f.train(r.train)} does not meet the others in a city`,
  'run.notHome': (r, f) => `One of the runs has to come to the home city, ${f.name(r.stop)}`,
  'run.joinedThrough': (r, f) =>
    `Joined freights are one train, which ends at a port or red area: it cannot pass ${f.name(r.stop)}`,
  'run.joinedEnds': (r, f) =>
    `Joined freights are one train: not from port to port, nor from one red area to another (${f.name(r.stop)}, ${f.name(r.other)})`,
  'run.notJoinedUp': (r, f) => `The freight ${f.train(r.train)} has to be joined end to end with the others`,
  'dividend.receivership': (r) => `${r.company} is in receivership and withholds everything`,
  'hudson.beginners': () => 'With the rules for beginners there is no Hudson manoeuvre',
  'hudson.reached': (r, f) => `The revenue of ${f.money(r.revenue)} reaches the price of ${f.money(r.price)} by itself`,
  'hudson.earned': (r, f) => `Only ${f.money(r.earned)} have been earned: too little for the manoeuvre`,
  'hudson.tooDear': (r, f) => `${f.money(r.sum)} would have to be added; the treasury has ${f.money(r.cash)}`,
  'station.turned': () =>
    'A small station is added to the track that lies there; only a recorded game has turned a tile for one',
  'run.computed': () => 'What the runs bring is computed; only an old record has a sum of its own',
  'train.byItself': (r) => `${r.company} is in receivership and buys its train by itself`,
  'train.lastSet': () => 'After the LNER trains are bought from the bank only',
  'train.bankOnly': () => 'With the money raised for it a train is bought from the bank only',
  'train.receivership': (r) => `${r.company} is in receivership and sells no trains`,
  'train.kind': (r, f) => `The ${f.train(r.train)} is not to be had as ${f.name(r.kind)}`,
  'train.kindLimit': (r, f) =>
    `${r.company} has ${r.limit} trains of the kind ${f.name(r.kind)} already, and no more are allowed now`,
  'train.warranties': (r) =>
    r.most === 0 ? 'No warranty is sold with it' : `${r.most} warranties at most are sold with it`,
  'train.mustBuy': (r) => `${r.company} has no train and can pay for one: it has to buy`,
  'train.mustRaise': (r, f) =>
    `${r.company} has no train and lacks ${f.money(r.missing)} for one: it has to sell its own shares or be refinanced`,
  'raise.notNeeded': (r) => `${r.company} needs no money for a train`,
  'raise.once': (r) => `${r.company} has raised money in this turn already`,
  'raise.tooFewShares': (r) => `${r.needed} own shares would have to be sold; it has ${r.shares}`,
  'raise.hopeless': (r, f) => `Refinancing brings ${f.money(r.sum)}; ${f.money(r.missing)} are missing`,
  'redeem.beginners': () => 'With the rules for beginners companies redeem no shares',
  'redeem.receivership': (r) => `${r.company} is in receivership and redeems no shares`,
  'redeem.noneInPool': (r) => `There is no share of ${r.company} ${pool.in}`,
  'redeem.tooDear': (r, f) => `A share costs ${f.money(r.price)}; the treasury has ${f.money(r.cash)}`,
};
