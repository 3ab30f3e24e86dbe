// Refusals of the kernel in every 18xx game, in English.

import type { RailRefusals } from '../../../kernel/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import { aTrain } from '../aTrain.ts';
import { pool, president, sources } from '../terms.ts';

export const refusals = {
  'sell.onceATurn': (r, f) =>
    `You have sold ${f.company(r.company)} in this turn: shares of one company are sold in one block`,
  'sell.notHeld': (r, f) =>
    r.held === 0 ? `You hold no share of ${f.company(r.company)}` : `You hold ${r.held}% of ${f.company(r.company)}`,
  'sell.poolFull': (r, f) => `${pool.The} takes ${r.room}% more of ${f.company(r.company)}`,
  'sell.presidency': (r, f) => `Nobody else can become ${president.bare} of ${f.company(r.company)}`,
  'private.sold': (r, f) => `${f.name(r.private)} is sold already`,
  'private.tooDear': (r, f) => `It costs ${f.money(r.price)}; you have ${f.money(r.cash)}`,
  'start.started': (r, f) => `${f.company(r.company)} is started already`,
  'share.notStarted': (r, f) => `${f.company(r.company)} is not in play`,
  'share.soldThisRound': (r, f) => `You have sold ${f.company(r.company)} in this round`,
  'share.certificateLimit': (r) => `You may hold ${r.limit} certificates at most`,
  'share.sixtyPercent': (r, f) => `You may hold 60% of ${f.company(r.company)} at most`,
  'share.noneLeft': (r, f) => `${sources[r.from]!.The} has no share of ${f.company(r.company)}`,
  'share.tooDear': (r, f) => `It costs ${f.money(r.price)}; you have ${f.money(r.cash)}`,

  'track.printed': (r, f) => `Nothing is built on ${f.name(r.hex)}`,
  'track.outOfReach': (r, f) => `${f.company(r.company)} does not reach ${f.name(r.hex)}`,
  'track.tooDear': (r, f) => `The ground costs ${f.money(r.cost)}; the treasury has ${f.money(r.cash)}`,
  'track.wrongTile': (r, f) => `Tile ${r.tile} does not belong on ${f.name(r.hex)}`,
  'track.colour': (r) => `There are no ${r.colour} tiles in phase ${r.phase}`,
  'track.noneLeft': (r) => `No tile ${r.tile} is left`,
  'track.doesNotFit': (r, f) => `In this orientation tile ${r.tile} does not fit on ${f.name(r.hex)}`,
  'track.notConnected': (r, f) =>
    `In this orientation ${f.company(r.company)} would not reach any new track on ${f.name(r.hex)}`,
  'token.noneLeft': (r, f) => `${f.company(r.company)} has no token left`,
  'token.tooDear': (r, f) => `The token costs ${f.money(r.cost)}; the treasury has ${f.money(r.cash)}`,
  'token.noCity': (r, f) => `There is no city at ${f.name(r.city)}`,
  'token.alreadyHere': (r, f) => `${f.company(r.company)} has a token in ${f.name(r.city)} already`,
  'token.cityFull': (r, f) => `There is no room in ${f.name(r.city)}`,
  'token.reserved': (r, f) => `The last place in ${f.name(r.city)} is kept for ${f.company(r.company)}`,
  'token.outOfReach': (r, f) => `${f.company(r.company)} does not reach ${f.name(r.city)}`,

  'run.empty': (r, f) => `The ${f.train(r.train)} has no track to run on`,
  'run.unknownPiece': (r) => `There is no track ${r.piece}`,
  'run.notJoined': (r, f) => `The run of the ${f.train(r.train)} is broken at ${r.piece}`,
  'run.reversal': (r, f) => `The ${f.train(r.train)} would reverse at ${r.piece}`,
  'run.noStopAtEnd': (r, f) => `The run of the ${f.train(r.train)} has to begin and end in a location`,
  'run.trackTwice': (r, f) => `The ${f.train(r.train)} uses ${r.piece} twice`,
  'run.sideTwice': (r, f) => `The ${f.train(r.train)} comes to the same side of a hex twice, at ${r.piece}`,
  'run.stopTwice': (r, f) => `The ${f.train(r.train)} visits ${f.name(r.stop)} twice`,
  'run.passesBlocked': (r, f) => `${f.name(r.stop)} is full of other companies’ tokens: a run may end there, not pass`,
  'run.passesTerminal': (r, f) => `A run that comes to ${f.name(r.stop)} ends there`,
  'run.noToken': (r, f) => `The run of the ${f.train(r.train)} touches no token of the company`,
  'run.tooLong': (r, f) => `A ${f.train(r.train)} visits ${r.most} locations at most, not ${r.stops}`,
  'run.sharesTrack': (r, f) => `The ${f.train(r.train)} and the ${f.train(r.other)} share track at ${r.piece}`,
  'run.notItsTrain': (r, f) => `${f.company(r.company)} has no ${f.train(r.train)} to run`,
  'run.trainTwice': (r, f) => `The ${f.train(r.train)} runs once`,
  'run.mustRun': (r, f) => `${f.company(r.company)} has a train and a route: it has to run`,
  'dividend.nothing': (r, f) => `${f.company(r.company)} has nothing to pay out`,
  'dividend.undecided': (r, f) => `Pay out or withhold the ${f.money(r.revenue)}`,

  'train.limit': (r, f) => `${f.company(r.company)} may own ${r.limit} trains at most`,
  'train.notForSale': (r, f) => `The ${f.train(r.train)} is not for sale there`,
  'train.price': (r, f) => `Its price is ${f.money(r.price)}`,
  'train.tooDear': (r, f) => `It costs ${f.money(r.price)}; the treasury has ${f.money(r.cash)}`,
  'discard.notOwned': (r, f) => `${f.company(r.company)} cannot discard ${aTrain(f.train(r.train))}`,
  'offer.refused': (r, f) => `${f.money(r.price)} for ${f.name(r.item)} were refused in this turn: offer more`,
  'keep.noToken': (r, f) => `No token to keep in ${f.name(r.city)}`,
  'keep.tokensLeft': () => 'There are still tokens that can be replaced',
  'giveUp.noToken': (r, f) => `No token too many in ${f.name(r.city)}`,
  'giveUp.tooMany': () => 'There are more tokens on the map than the company may have',
} satisfies Catalogue<never, RailRefusals, never, never>['refusals'];

/** The cheapest of several too dear, if others are refused likewise. */
export const examples = {
  'share.tooDear': (r, f) => `The cheapest costs ${f.money(r.price)}; you have ${f.money(r.cash)}`,
  'train.tooDear': (r, f) => `The cheapest costs ${f.money(r.price)}; the treasury has ${f.money(r.cash)}`,
  'token.tooDear': (r, f) => `The cheapest token costs ${f.money(r.cost)}; the treasury has ${f.money(r.cash)}`,
} satisfies Catalogue<never, RailRefusals, never, never>['examples'];
