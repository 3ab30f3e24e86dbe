// Every refusal of the game, and the rule of the book that it comes from.
import { ruleIndex } from '../../../engine/core/rules.ts';

export const rules = ruleIndex('first-line', {
  R1: { book: '1', codes: ['flow.notNow', 'flow.notYours', 'flow.noPass'] },
  R2: { book: '2', codes: ['sell.onceATurn', 'sell.notHeld', 'sell.presidency'] },
  R3: { book: '2', codes: ['start.started', 'share.notStarted', 'share.noneLeft', 'share.tooDear'] },
  R4: { book: '2', codes: ['share.certificateLimit', 'share.sixtyPercent', 'share.soldThisRound'] },
  R5: {
    book: '3',
    codes: [
      ...(['track.printed', 'track.outOfReach', 'track.tooDear', 'track.wrongTile', 'track.colour'] as const),
      ...(['track.noneLeft', 'track.doesNotFit', 'track.notConnected'] as const),
    ],
  },
  R6: {
    book: '3',
    codes: [
      ...(['token.noneLeft', 'token.tooDear', 'token.noCity', 'token.alreadyHere', 'token.cityFull'] as const),
      ...(['token.reserved', 'token.outOfReach'] as const),
    ],
  },
  R7: {
    book: '3',
    codes: [
      ...(['run.mustRun', 'run.notItsTrain', 'run.trainTwice', 'run.empty', 'run.unknownPiece'] as const),
      ...(['run.notJoined', 'run.reversal', 'run.noStopAtEnd', 'run.trackTwice', 'run.sideTwice'] as const),
      ...(['run.stopTwice', 'run.passesBlocked', 'run.passesTerminal', 'run.noToken', 'run.tooLong'] as const),
      'run.sharesTrack',
    ],
  },
  R8: { book: '3', codes: ['dividend.nothing', 'dividend.undecided'] },
  R9: { book: '3', codes: ['train.limit', 'train.notForSale', 'train.price', 'train.tooDear', 'discard.notOwned'] },
  R10: { book: '4', codes: ['flow.over'] },
});
