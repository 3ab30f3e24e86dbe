import type { Refusals1862 } from '../../../games/1862/rules.ts';
import type { Catalogue } from '../../catalogue.ts';
import { refusals as everyGame } from '../kernel/refusals.ts';
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
  'sell.presidency': (r) => `There are too few 10% shares of ${r.company} to change its director’s certificate`,
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
  'run.tooShort': (r, f) => `The run of the ${f.train(r.train)} needs ${r.least} stops and has ${r.stops}`,
};
