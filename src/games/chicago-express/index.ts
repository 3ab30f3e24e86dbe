// Chicago Express on one screen: the table of contents of the book.
import type { Emit } from '../../engine/core/event.ts';
import { defineGame } from '../../engine/core/game.ts';
import { push } from '../../engine/flow/frame.ts';
import { audit } from './audit.ts';
import { openingOrder } from './companies.ts';
import type { ChicagoEvent } from './events.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import type { ChicagoState, OpeningFrame } from './state.ts';
import { auctionShare } from './steps/auctionShare.ts';
import { build } from './steps/build.ts';
import { chicagoPhase } from './steps/chicagoPhase.ts';
import { decline } from './steps/decline.ts';
import { develop } from './steps/develop.ts';
import { dividendPhase } from './steps/dividendPhase.ts';
import { nextTurn } from './steps/nextTurn.ts';
import { openNextCompany } from './steps/openNextCompany.ts';
import { shareAuction } from './steps/shareAuction.ts';
import { worthOf } from './worth.ts';

export const chicagoExpress = defineGame<ChicagoState>()({
  id: 'chicago-express',
  name: 'Chicago Express',
  players: [2, 6],
  rulesVersion: 1,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before the sum
  currency: '${n}',
  options: [],
  rulings: [],
  frames: {
    opening: {
      cite: 'Preparazione del gioco',
      stages: { openNextCompany },
      again: (s) => (s.flow[0] as OpeningFrame).opened < openingOrder.length,
      // R025: the owner of the PRR share takes the first turn
      end(s, { prrOwner: seat }: OpeningFrame, emit: Emit<ChicagoEvent>) {
        push(s, { kind: 'play', at: 'action', seat, arrived: null });
        emit?.({ type: 'turnBegan', seat });
      },
    },
    auction: shareAuction,
    play: {
      cite: 'Svolgimento del gioco',
      stages: { action: [auctionShare, build, develop, decline], chicagoPhase, dividendPhase, nextTurn },
      again: () => true,
    },
  },
  setup,
  worth: worthOf,
  audit,
  tags: (s) => [...s.ended.map((end) => `end.${end}`), ...(s.wabashOpen ? ['wabash'] : [])],
  rules,
});
