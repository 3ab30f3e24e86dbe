// Chicago Express on one screen: the table of contents of the book.

import type { ActionIn, RefusalsIn } from '../../../engine/core/declared.ts';
import type { Emit } from '../../../engine/core/event.ts';
import type { ListRefusals } from '../../../engine/core/fields.ts';
import { defineGame } from '../../../engine/core/game.ts';
import { push } from '../../../engine/flow/frame.ts';
import { audit } from './audit.ts';
import { openingOrder } from './companies.ts';
import { worthOf } from './end.ts';
import type { ChicagoEvent } from './events.ts';
import type { OpeningFrame } from './frames.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { reshape } from './shapes.ts';
import type { ChicagoState } from './state.ts';
import { auctionShare } from './steps/auctionShare.ts';
import { build } from './steps/build.ts';
import { chicagoPhase } from './steps/chicagoPhase.ts';
import { decline } from './steps/decline.ts';
import { develop } from './steps/develop.ts';
import { dividendPhase } from './steps/dividendPhase.ts';
import { nextTurn } from './steps/nextTurn.ts';
import { openNextCompany } from './steps/openNextCompany.ts';
import { shareAuction } from './steps/shareAuction.ts';

export const chicagoExpress = defineGame<ChicagoState>()({
  id: 'chicago-express',
  name: 'Chicago Express',
  players: [2, 6],
  rulesVersion: 1,
  shape: 2,
  reshape,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before the sum
  currency: '${n}',
  options: [],
  rulings: [],
  frames: {
    opening: {
      cite: 'Preparazione del gioco',
      stages: {
        openNextCompany, // R017-R019
      },
      again: (s) => (s.flow[0] as OpeningFrame).opened < openingOrder.length,
      // R025: the owner of the PRR share takes the first turn
      end(s, { prrOwner }: OpeningFrame, emit: Emit<ChicagoEvent>) {
        const seat = prrOwner!;
        push(s, { kind: 'play', at: 'action', seat, arrived: null });
        emit?.({ type: 'turnBegan', seat });
      },
    },
    auction: shareAuction, // R022-R024, R042-R043, R093
    play: {
      cite: 'Svolgimento del gioco',
      stages: {
        action: [
          auctionShare, // R035-R041
          build, // R047-R066
          develop, // R067-R077
          decline, // R030-R031
        ],
        chicagoPhase, // R087-R099
        dividendPhase, // R078-R086, R100-R103
        nextTurn, // R025, R086, R096
      },
      again: () => true,
    },
  },
  setup,
  worth: worthOf, // R104-R105
  audit,
  tags: (s) => [...s.ended.map((end) => `end.${end}`), ...(s.wabashOpen ? ['wabash'] : [])],
  rules,
});

export type ChicagoAction = ActionIn<typeof chicagoExpress>;
export type ChicagoRefusals = RefusalsIn<typeof chicagoExpress> & ListRefusals<'build.tooFew', 'build.tooMany'>;
