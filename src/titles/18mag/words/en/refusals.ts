import type { Catalogue } from '../../../../words/catalogue.ts';
import { refusals as everyGame } from '../../../../words/en/kernel/refusals.ts';
import { director } from '../../../../words/en/terms.ts';
import type { Refusals18Mag } from '../../rules/index.ts';
import { companyName } from '../names.ts';

/** The supply sells by type, a minor one of its trains. */
const train = (id: string) => `${id.split('-')[0]}-train`;

export const refusals: Catalogue<never, Refusals18Mag, never, never>['refusals'] = {
  ...everyGame,
  'run.passesTerminal': (r, f) => `A red area ends the run: nothing goes on beyond ${f.name(r.stop)}`,
  'run.noToken': (r) => `The run of the ${train(r.train)} touches no token of the minor`,
  'offer.refused': (r, f) => `${f.money(r.price)} for this ${train(r.item)} has been refused: offer more`,

  'draft.notOffered': (r) => `${companyName(r.item)} is not on offer any more`,
  'draft.minorsFull': (r) => `You have your ${r.limit} minors: take a share`,
  'draft.sharesFull': (r) =>
    r.limit === 1 ? 'You have your share: take a minor' : `You have your ${r.limit} shares: take a minor`,

  'stock.overLimit': (r) => `You hold more than ${r.limit} certificates: sell first`,
  'share.notInPlay': (r) => `${companyName(r.company)} does not take part in this game`,
  'share.noneLeft': (r) => `The bank has no share of ${companyName(r.company)}`,
  'sell.presidency': (r) =>
    `Nobody else holds 20% of ${companyName(r.company)} and could take ${director.the}’s certificate`,

  'track.twoTiles': () => 'Two tiles have been laid in this turn',
  'track.noHex': (r) => `There is no hex ${r.hex} on this map`,
  'track.printed': (r, f) =>
    `${r.colour === 'red' ? 'A red area is' : 'A gray hex is'} never built on: ${f.name(r.hex)}`,
  'track.secondUpgrade': () => 'One tile has been upgraded in this turn: the other one has to be a new yellow tile',
  'track.homeFirst': (r, f) => `${companyName(r.company)} builds at home first, on ${f.name(r.home)}`,
  'track.tooDear': (r, f) => `It costs ${f.money(r.cost)}; the treasury has ${f.money(r.cash)}`,
  'track.colour': (r) => `Tile ${r.tile} is ${r.colour}: there are no ${r.colour} tiles in the ${r.phase} phase`,
  'track.noneLeft': (r) => `No tile ${r.tile} is left, counting those that show its other side`,
  'track.deadEnd': (r, f) => `In this orientation tile ${r.tile} on ${f.name(r.hex)} leads off the map or to a barrier`,
  'track.notConnected': (r, f) =>
    `In this orientation no track on ${f.name(r.hex)} would be joined to a token of ${companyName(r.company)}`,
  'terrain.noCost': (r, f) => `There is no terrain to pay for on ${f.name(r.hex)}`,
  'terrain.noToken': (r) => `${companyName(r.company)} has no terrain token left`,
  'terrain.withLay': () => 'Here a terrain token is chosen together with its tile',
  'terrain.announced': () => 'Here a terrain token is announced before its tile',
  'terrain.waiting': () => 'A terrain token is already waiting for the next tile',
  'majorToken.noneLeft': everyGame['token.noneLeft'],
  'majorToken.tooDear': everyGame['token.tooDear'],
  'majorToken.noCity': everyGame['token.noCity'],
  'majorToken.alreadyHere': everyGame['token.alreadyHere'],
  'majorToken.cityFull': everyGame['token.cityFull'],

  'run.tooShort': (r) =>
    `A run joins ${r.least} locations at least, and mines are none; the ${train(r.train)} has ${r.stops}`,
  'run.noRoute': (r) => `No train of ${companyName(r.company)} has a route`,
  'run.notBest': (r, f) =>
    `These runs bring ${f.money(r.sum)}; with the same wagons ${f.money(r.best)} is possible, and the most has to be run for`,
  'run.mines': (r) =>
    r.most === 0
      ? `The ${train(r.train)} may not come to a mine without a wagon of SNW`
      : `With a wagon of SNW the ${train(r.train)} visits ${r.most} mine, not ${r.mines}`,
  'wagon.notForHire': (r) => `${companyName(r.wagon)} hires out no wagons in this game`,
  'wagon.twice': (r) => `One wagon of ${companyName(r.wagon)} a turn is all there is`,
  'wagon.tooDear': (r, f) =>
    `The wagon costs ${f.money(r.price)}; the treasury has ${f.money(r.cash)}, and the run pays only afterwards`,
  'wagon.useless': (r) => `No run of yours could use a wagon of ${companyName(r.wagon)}`,
  'wagon.unused': (r, f) =>
    `What is hired has to be used: these runs make no full use of ${f.list(r.wagons.map(companyName))}`,
  'wagon.withRun': () => 'Here wagons are hired together with the run',
  'wagon.announced': () => 'Here wagons are hired one by one before the run',

  'scrap.notOwned': (r) => `${companyName(r.company)} does not own this ${train(r.train)}`,
  'scrap.wagonHired': () => 'A wagon has been hired: now the trains have to run',
  'train.notForSale': (r) =>
    r.from === 'bank'
      ? `There is no ${train(r.train)} in the supply of this game`
      : `${companyName(r.from)} has no such ${train(r.train)} to sell`,
  'train.istvans': (r) => `${companyName(r.from)} belongs to István, who does not sell to you`,
  'train.leastPrice': (r, f) => `At least ${f.money(r.price)} is paid`,
  'dividend.tooMuch': (r, f) => `The treasury has ${f.money(r.cash)}`,
  'dividend.tens': () => 'Dividends are paid in tens: 1 Ft a share with each step',
  'dividend.undecided': (r, f) => `Say how much of the ${f.money(r.cash)} is paid out; it may be nothing`,

  'istvan.noCard': (r) => `${companyName(r.minor)} does not take part in this game`,
  'istvan.hasCard': (r) => `István has ${companyName(r.minor)} already`,
  'istvan.otherCity': (r, f) =>
    `${companyName(r.company)} does not upgrade ${f.name(r.hex)} now: its home comes first, then the nearest city, so ${f.either(r.hexes.map((hex) => f.name(hex)))}`,
  'istvan.joinsLess': (r, f) =>
    `Laid so, tile ${r.tile} does not join as many tracks on ${f.name(r.hex)} as István has to`,
  'istvan.otherHex': (r, f) =>
    `The card of ${companyName(r.company)} asks for a token in ${f.name(r.hex)}, not in ${f.name(r.city)}`,
};
