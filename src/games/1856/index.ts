// 1856 on one screen: the table of contents of the book.

import { defineGame } from '../../engine/core/game.ts';
import { privates } from './auction/frame.ts';
import { audit } from './audit.ts';
import { formation } from './cgr/exchange.ts';
import { settling } from './cgr/settling.ts';
import { discard } from './discard/limits.ts';
import { offer } from './offers.ts';
import { withPlatform } from './platform/index.ts';
import { rail1856 } from './rail.ts';
import { raise } from './raise/raiseCash.ts';
import { course } from './rounds/course.ts';
import { operatingRounds } from './rounds/operating.ts';
import { turn } from './rounds/turn.ts';
import { rules } from './rules.ts';
import { options, rulings } from './rulings.ts';
import { trainRuns } from './run/trainRuns.ts';
import { setup } from './setup.ts';
import { reshape } from './shapes.ts';
import type { State1856 } from './state.ts';
import { stock } from './stock/frame.ts';
import { city } from './track/pickCity.ts';
import { worthOf } from './worth.ts';

const book = defineGame<State1856>()({
  id: '1856',
  name: '1856',
  players: [3, 6],
  rulesVersion: 2,
  shape: 2,
  reshape,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before the sum
  currency: '${n}',
  options,
  rulings,
  frames: {
    privates,
    course,
    stock,
    operating: operatingRounds.frame,
    turn,
    raise,
    offer: offer,
    discard,
    city,
    settling,
    exchange: formation,
  },
  setup,
  worth: worthOf,
  audit,
  tags: (s) => [
    ...(s.ended === null ? [] : [`end.${s.ended}`]),
    ...(s.cgr.stage === 'formed' ? ['cgr'] : []),
    ...(s.cgr.stage === 'never' ? ['noCgr'] : []),
  ],
  trains: trainRuns,
  rules,
  rail: rail1856,
});

export const game1856 = withPlatform(book);
