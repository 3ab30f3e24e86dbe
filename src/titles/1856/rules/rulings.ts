// Points on which rulebook, author and 18xx.games differ (the last tables of the checklist), as data. RULINGS.md explains
// each.
import { type Option, type Ruling, rulingsOf } from '../../../engine/core/options.ts';

const ruling = rulingsOf('1856');

export const rulings: readonly Ruling[] = [
  ruling('cgrFormation', 'R096', 'endOfTurn', 'atPurchase'),
  ruling('cgrSettling', 'R097', 'byPresident', 'treasuriesFirst'),
  ruling('cgrBorrows', 'R114', 'must', 'may'),
  ruling('cgrBorrowed', 'R114', 'onSale', 'diesel', { practice: 'diesel', until: { 1: 'diesel' } }),
  ruling('cgrWithholds', 'R114', 'whenBorrowed', 'untilPermanent', {
    practice: 'untilPermanent',
    until: { 1: 'untilPermanent' },
  }),
  ruling('cgrMustBuy', 'R115', 'any', 'more', { practice: 'enough', until: { 1: 'enough' } }),
  ruling('cgrFirstTurn', 'R119', 'always', 'ifNoneOperated', {
    practice: 'ifNoneOperated',
    until: { 1: 'ifNoneOperated' },
  }),
  ruling('cgrPresidentPays', 'R098', 'must', 'may', { practice: 'may', until: { 1: 'may' } }),
  ruling('bankBreaks', 'R123', 'atZero', 'belowZero', { practice: 'belowZero', until: { 1: 'belowZero' } }),
  ruling('standstill', 'R124', 'goesOn', 'goesOn', { others: ['ends'], until: { 1: 'ends' }, alone: 'ends' }),
  ruling('certLimitAfter6', 'R120', 'table', 'atFormation'),
  ruling('wsrcCloses', 'R023', 'endOfTurn', 'endOfRound'),
  ruling('loanFloor', 'R125', 'zero', 'none'),
  ruling('mustRun', 'R086', 'yes', 'no'),
  ruling('consent', 'R090', 'asked', 'assumed'),
  ruling('bankruptcy', 'R094', 'checked', 'declared'),
  ruling('cgrTokens', 'R112', 'chosen', 'replaceAll'),
  ruling('cgrHalfPresident', 'R110', 'oneShare', 'halfCertificate'),
  ruling('borrowedTrain', 'R114', 'staysInBank', 'toPool'),
  ruling('halfCertificates', 'R108', 'mustFit', 'below'),
  ruling('debtSales', 'R069', 'asForTrains', 'free'),
  ruling('homeChoice', 'R083', 'ifSeveral', 'always'),
  ruling('wsrcTile', 'R022', 'ifNeeded', 'declared'),
  // slips of the platform that its records show
  ruling('wsrcToken', 'R022', 'tokenStep', 'anyTime'),
  ruling('interestNoRun', 'R068', 'afterRun', 'afterNextAction'),
  ruling('discardTime', 'R091', 'atOnce', 'endOfTurn'),
  ruling('limitOnPurchase', 'R090', 'always', 'notWithExchange'),
  ruling('justBought', 'R046', 'keepOne', 'keepOne', { others: ['wholeRound'] }),
];

/** R127-R129 */
export const options: readonly Option[] = [
  { id: 'alternateDestinations', values: ['no', 'yes'], default: 'no' },
  { id: 'unlimitedRights', values: ['no', 'yes'], default: 'no' },
  { id: 'eightTrains', values: ['no', 'yes'], default: 'no' },
];
