// A company's turn, stage by stage, and its asides.
import { stagedIdeas } from '../../../bots/kit/situation.ts';
import { handOverIdeas } from './maritime.ts';
import { dividendIdeas, repayIdeas } from './money.ts';
import type { Adviser } from './situation.ts';
import { layIdeas, tokenIdeas } from './track.ts';
import { trainIdeas } from './trains.ts';
import { absorbIdeas } from './unions.ts';

const atAnyTime = [handOverIdeas, repayIdeas];

export const turnIdeas: Adviser = stagedIdeas([
  ['absorb', [absorbIdeas]],
  ['layTile', [layIdeas]],
  ['placeToken', [tokenIdeas, ...atAnyTime]],
  ['dividend', [dividendIdeas]],
  ['buyTrain', [trainIdeas, ...atAnyTime]],
]);
