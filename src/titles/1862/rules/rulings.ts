// Differences between the rulebook, its other edition and 18xx.games (the table that closes the checklist), and the
// variants of the book (R006, R009, R172-R183), as data. RULINGS.md explains each.
import { type Option, type Ruling, rulingsOf } from '../../../engine/core/options.ts';

const ruling = rulingsOf('1862');

export const rulings: readonly Ruling[] = [
  ruling('blockedHome', 'R020', 'forever', 'whileBlocked'),
  ruling('obligationRefund', 'R031', 'none', 'marketValue'),
  ruling('directorChange', 'R037', 'withSold', 'poolOnly'),
  ruling('failedCharterBack', 'R189', 'nextStockRound', 'nextParliament'),
  ruling('charterMarker', 'R186', 'onFloat', 'onStart'),
  ruling('treasurySaleAfterLner', 'R045', 'noFall', 'falls'),
  ruling('consent', 'R062', 'asked', 'assumed'),
  ruling('mergedCharter', 'R066', 'unlessBothNon', 'onlyIfBoth'),
  ruling('unexchangedOption', 'R070', 'up', 'down'),
  ruling('homeUpgrade', 'R197', 'inBuildStep', 'beforeMerger'),
  ruling('displacedToken', 'R079', 'lastPlaced', 'lastSlot'),
  ruling('receivershipRuns', 'R085', 'best', 'asEntered'),
  ruling('stackAfterOperating', 'R075', 'bottom', 'keepsPlace'),
  ruling('runsMeet', 'R121', 'city', 'anyStop'),
  ruling('permanentFreightsEndToEnd', 'R205', 'choice', 'joined'),
  ruling('joinedFreights', 'R129', 'oneTrain', 'byPart', { until: { 1: 'byPart' } }),
  ruling('hudsonFrom', 'R140', '10', 'above10'),
  ruling('hopelessRefinancing', 'R209', 'carriedOut', 'skipped'),
  ruling('eightAtStart', 'R182', 'yes', 'no'),
  ruling('hudsonTrains', 'R140', 'any', 'any', { others: ['local'] }),
  ruling('freightOffboardEnd', 'R203', 'lastHexPlusOne', 'lastHexPlusOne', { others: ['offboardHex'] }),
  // slips of the platform that its records show
  ruling('receivershipLimit', 'R144', 'total', 'perType'),
  ruling('bankruptTrains', 'R155', 'gone', 'gone', { others: ['stillOffered'] }),
  ruling('stationBeforeHome', 'R081', 'no', 'yes'),
  ruling('homeAfterLner', 'R161', 'none', 'placed'),
  ruling('forcedMoney', 'R148', 'asked', 'byItself'),
  ruling('tileStock', 'R109', 'printed', 'byStations'),
  ruling('mergedTop', 'R157', 'ends', 'doesNot'),
  ruling('recordedRevenue', 'R128', 'computed', 'computed', { recorded: ['stands'] }),
  ruling('turnedStation', 'R114', 'no', 'no', { recorded: ['stands'] }),
  ruling('charterExtraShares', 'R027', 'own', 'own', { others: ['any'] }),
];

export const options: readonly Option[] = [
  {
    id: 'length',
    values: ['short', 'standard', 'long'],
    default: 'standard',
    needs: { option: 'shorter', values: ['no'] }, // R213
  }, // R009, R184
  {
    id: 'trains',
    values: ['all', 'simpleExpress', 'simpleFreight', 'advancedExpress', 'advancedFreight'],
    default: 'all',
  }, // R172-R173
  { id: 'shorter', values: ['no', 'yes'], default: 'no' }, // R174-R176
  {
    id: 'beginners',
    values: ['no', 'yes'],
    default: 'no',
    needs: { option: 'trains', values: ['simpleExpress', 'simpleFreight'] }, // R213
  }, // R177-R181
  { id: 'eightTokens', values: ['no', 'yes'], default: 'no' }, // R182
  { id: 'optionalCompanies', values: ['on', 'off'], default: 'on', players: [7, 8] }, // R006
  { id: 'homeForced', values: ['yes', 'no'], default: 'yes' }, // R183
];
