// 18Mag on one screen: the table of contents of the book.

import { defineGame } from '../../engine/core/game.ts';
import { audit } from './audit.ts';
import { draft } from './opening/frame.ts';
import { course } from './operating/course.ts';
import { major } from './operating/majorFrame.ts';
import { minor } from './operating/minorFrame.ts';
import { offer } from './operating/offers.ts';
import { operatingRound } from './operating/round.ts';
import { trainRuns } from './operating/trainRuns.ts';
import { withPlatform } from './platform/index.ts';
import { isSolo } from './players.ts';
import { rail18mag } from './rail.ts';
import { rules } from './rules.ts';
import { options, rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { reshape } from './shapes.ts';
import { istvanSetup } from './solo/setup.ts';
import { istvan } from './solo/turn.ts';
import type { State18Mag } from './state.ts';
import { stock } from './stock/frame.ts';
import { worthOf } from './worth.ts';

const book = defineGame<State18Mag>()({
  id: '18mag',
  name: '18Mag',
  players: [1, 6],
  automata: (players) => (isSolo({ players }) ? ['István'] : []),
  rulesVersion: 2,
  shape: 2,
  reshape,
  currency: '{n} Ft',
  options,
  rulings,
  frames: { draft, course, stock, operating: operatingRound.frame, minor, major, offer, istvanSetup, istvan },
  setup,
  worth: worthOf,
  audit,
  tags: (s) => [...new Set(s.phasesBy)].map((by) => `phase.${by}`),
  trains: trainRuns,
  rules,
  rail: rail18mag,
});

export const game18mag = withPlatform(book);
