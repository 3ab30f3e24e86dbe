// 18Mag on one screen: the table of contents of the book.
import type { ActionIn, ActionsOf, RefusalsIn, RefusalsOf } from '../../../engine/core/declared.ts';
import { defineGame } from '../../../engine/core/game.ts';
import { push } from '../../../engine/flow/frame.ts';
import { course } from '../../../kernel/rounds/course.ts';
import { moveBy } from '../../../kernel/stock/price.ts';
import { stockRound } from '../../../kernel/stock/round.ts';
import { audit } from './audit.ts';
import type { Event18Mag } from './events.ts';
import { newStockFrame, type StockFrame } from './frames.ts';
import { marketOf, pricesOf } from './market.ts';
import { draft, draftOf, endDraft, newDraft, nextPick } from './opening/draft.ts';
import { isDraftOver } from './opening/draftLimits.ts';
import { buyTrain, offer } from './operating/buyTrain.ts';
import { dividend, payAll } from './operating/dividend.ts';
import { layTile } from './operating/layTile.ts';
import { trainRuns } from './operating/problem.ts';
import { hasOperated, rounds, worthOf } from './operating/rounds.ts';
import { run } from './operating/run.ts';
import { scrapTrain } from './operating/scrapTrain.ts';
import { placeMajorToken, placeToken } from './operating/tokens.ts';
import { type PlatformStep, withPlatform } from './platform/index.ts';
import { isSolo } from './players.ts';
import { rail18mag } from './rail.ts';
import { rules } from './rules.ts';
import { options, rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { reshape } from './shapes.ts';
import { token as istvansToken, istvanToken } from './solo/istvanToken.ts';
import { run as istvansRun } from './solo/run.ts';
import { drawCards, drawShareCard, giveIstvan, takeMinors } from './solo/setup.ts';
import { istvansTurn } from './solo/shares.ts';
import { scrap as istvansScrap, trains as istvansTrains } from './solo/trains.ts';
import { track as istvansTrack, upgradeForIstvan } from './solo/upgrade.ts';
import type { State18Mag } from './state.ts';
import { buyShare, sellShares } from './stock/trade.ts';
import { lastPhase, operatingRounds } from './trains.ts';

const book = defineGame<State18Mag>()({
  id: '18mag',
  name: '18Mag',
  players: [1, 6], // R001
  automata: (players) => (isSolo({ players }) ? ['István'] : []), // R163
  rulesVersion: 2,
  shape: 2,
  reshape,
  currency: '{n} Ft',
  options,
  rulings,
  setup, // R004, R008-R015
  frames: {
    // against István alone
    istvanSetup: {
      cite: 'XI.1',
      stages: {
        drawCards, // R164
        pickCards: giveIstvan, // R164
        takeMinors, // R165
        drawShareCard, // R167
      },
      end: (s) => push(s, newDraft(s)), // R168
    },
    draft: {
      cite: 'V',
      stages: {
        take: draft, // R016-R020, R023
        nextPick, // R017, R160
      },
      again: (s) => !isDraftOver(s, draftOf(s).picks), // R019
      end: (s, _, emit) => endDraft(s, emit), // R021, R025-R026
    },
    course: course<State18Mag, Event18Mag>()({
      cite: 'VI.1',
      stockRound: (s, set, seat) => push(s, newStockFrame(set, seat)), // R120
      // R027, R037: the number of the phase in which the set starts; a set of the last phase is the last
      operatingRounds: (s, { set }, emit) =>
        rounds.begin(s, { set, round: 1, of: operatingRounds(s, s.phase), last: s.phase === lastPhase(s) }, emit),
    }),
    stock: stockRound<State18Mag, StockFrame, Event18Mag>()({
      cite: 'VII',
      before: { istvansTurn }, // R185
      trade: [
        sellShares, // R124, R130-R133, R136, R138
        buyShare, // R123-R130, R192
      ],
      market: marketOf,
      soldOut: (s, company, emit) => moveBy(pricesOf(s), s, { company, cause: 'soldOut' }, emit), // R135
    }),
    operating: rounds.frame, // R032, R037-R040, R144
    minor: {
      cite: 'VI.3.1',
      stages: {
        track: layTile, // R050-R077
        token: placeToken, // R078-R080
        run: [
          scrapTrain, // R082-R084
          run, // R085-R102
        ],
        trains: buyTrain, // R103-R107
      },
      end: hasOperated, // R053
    },
    offer, // R106
    major: {
      cite: 'VI.4.1',
      stages: {
        payAll, // R118, R183: if nobody decides
        token: placeMajorToken, // R111-R113
        dividend, // R115-R119, R191
      },
    },
    // a minor of István's
    istvan: {
      cite: 'XI.2',
      stages: {
        track: istvansTrack, // R170-R173
        askUpgrade: upgradeForIstvan, // R170, R172
        token: istvansToken, // R179
        askToken: istvanToken, // R179, R196
        scrap: istvansScrap, // R178
        run: istvansRun, // R176
        trains: istvansTrains, // R174-R182
      },
      end: hasOperated, // R053
    },
  },
  worth: worthOf, // R145
  audit,
  tags: (s) => [...new Set(s.phasesBy)].map((by) => `phase.${by}`),
  trains: trainRuns,
  rules,
  rail: rail18mag,
});

/** The book wrapped in the deviations of 18xx.games, which act by ruling. */
export const game18mag = withPlatform(book);

export type Action18Mag = ActionIn<typeof book> | ActionsOf<PlatformStep>;
export type Refusals18Mag = RefusalsIn<typeof book> & RefusalsOf<PlatformStep>;
