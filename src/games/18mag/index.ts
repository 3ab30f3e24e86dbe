// 18Mag on one screen: the table of contents of the book.
import { defineGame } from '../../engine/core/game.ts';
import { push } from '../../engine/flow/frame.ts';
import { course } from '../../kernel/rounds/course.ts';
import { stockRound } from '../../kernel/stock/round.ts';
import { audit } from './audit.ts';
import type { MajorId } from './companies.ts';
import { worthOf } from './end.ts';
import type { Event18Mag } from './events.ts';
import { type CourseFrame, type MinorFrame, newStockFrame, type StockFrame } from './frames.ts';
import { marketOf } from './market.ts';
import { draft, draftOf, endDraft, newDraft, nextPick } from './opening/draft.ts';
import { isDraftOver } from './opening/draftLimits.ts';
import { buyTrain } from './operating/buyTrain.ts';
import { dividend, payAll } from './operating/dividend.ts';
import { layTile } from './operating/layTile.ts';
import { offer } from './operating/offers.ts';
import { placeMajorToken } from './operating/placeMajorToken.ts';
import { placeToken } from './operating/placeToken.ts';
import { moveMarker } from './operating/prices.ts';
import { trainRuns } from './operating/problem.ts';
import { beginSet, operatingRound } from './operating/round.ts';
import { run } from './operating/run.ts';
import { scrapTrain } from './operating/scrapTrain.ts';
import { withPlatform } from './platform/index.ts';
import { isSolo } from './players.ts';
import { rail18mag } from './rail.ts';
import { rules } from './rules.ts';
import { options, rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { reshape } from './shapes.ts';
import type { IstvanFrame } from './solo/frames.ts';
import { giveIstvan } from './solo/giveIstvan.ts';
import { token as istvansToken, istvanToken } from './solo/istvanToken.ts';
import { run as istvansRun } from './solo/run.ts';
import { scrap as istvansScrap } from './solo/scrap.ts';
import { drawCards, drawShareCard, takeMinors } from './solo/setup.ts';
import { istvansTurn } from './solo/shares.ts';
import { trains as istvansTrains } from './solo/trains.ts';
import { track as istvansTrack, upgradeForIstvan } from './solo/upgradeForIstvan.ts';
import { minorOf, type State18Mag } from './state.ts';
import { buyShare } from './stock/buyShare.ts';
import { sellShares } from './stock/sellShares.ts';
import { lastPhase } from './trains.ts';

/** R053 */
function hasOperated(s: State18Mag, { company }: MinorFrame | IstvanFrame): void {
  minorOf(s, company).operated = true;
}

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
    course: course<State18Mag, Event18Mag>({
      cite: 'VI.1',
      stockRound: (s, set, seat) => push(s, newStockFrame(set, seat)), // R120
      operatingRounds: (s, frame, emit) => beginSet(s, frame as CourseFrame, s.phase === lastPhase(s), emit), // R027, R037
    }),
    stock: stockRound<State18Mag, StockFrame, Event18Mag>({
      cite: 'VII',
      before: { istvansTurn }, // R185
      trade: [
        sellShares, // R124, R130-R133, R136, R138
        buyShare, // R123-R130, R192
      ],
      market: marketOf,
      soldOut: (s, company, emit) => moveMarker(s, company as MajorId, 1, emit), // R135
    }),
    operating: operatingRound.frame, // R032, R038-R040: minors by number, markers, majors by price
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
      end: hasOperated,
    },
    offer, // R106
    major: {
      cite: 'VI.4.1',
      stages: {
        payAll, // R118, R183: where nobody decides
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
      end: hasOperated,
    },
  },
  worth: worthOf, // R145
  audit,
  tags: (s) => [...new Set(s.phasesBy)].map((by) => `phase.${by}`),
  trains: trainRuns,
  rules,
  rail: rail18mag,
});

/** The book, and what 18xx.games does otherwise where a table plays by that. */
export const game18mag = withPlatform(book);
