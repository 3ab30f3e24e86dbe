import type { Refusals1862 } from '../../../games/1862/rules.ts';
import type { Catalogue } from '../../catalogue.ts';
import { refusals as everyGame } from '../kernel/refusals.ts';

export const refusals: Catalogue<never, Refusals1862, never, never>['refusals'] = {
  ...everyGame,
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

  'run.closed': (r, f) => `Only a company with a terminal there runs to ${f.name(r.stop)}`,
  'run.mayNotEnd': (r, f) => `No run ends in a small station, as at ${f.name(r.stop)}`,
  'run.tooShort': (r, f) => `The run of the ${f.train(r.train)} needs ${r.least} stops and has ${r.stops}`,
};
