// Where rulebook, author and 18xx.games differ (the tables that close the checklist), as data. RULINGS.md explains each.
import { type Option, type Ruling, rulingsOf } from '../../engine/core/options.ts';

const ruling = rulingsOf('1856');

export const rulings: readonly Ruling[] = [
  ruling('cgrFormation', 'R096', 'endOfTurn', 'atPurchase'),
  ruling('cgrSettling', 'R097', 'byPresident', 'treasuriesFirst'),
  ruling('cgrBorrows', 'R114', 'must', 'may'),
  ruling('cgrMustBuy', 'R115', 'enough', 'more'),
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
  ruling('cgrFirstTurn', 'R119', 'ifNoneOperated', 'ifNoneOperated', { others: ['always'] }),
  ruling('cgrPresidentPays', 'R098', 'may', 'may', { others: ['must'] }),
  ruling('justBought', 'R046', 'keepOne', 'keepOne', { others: ['wholeRound'] }),
];

/** R127-R129 */
export const options: readonly Option[] = [
  { id: 'alternateDestinations', values: ['no', 'yes'], default: 'no' },
  { id: 'unlimitedRights', values: ['no', 'yes'], default: 'no' },
  { id: 'eightTrains', values: ['no', 'yes'], default: 'no' },
];
