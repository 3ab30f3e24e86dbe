// Every refusal of the game, the figures it carries, and the rule it comes from.

import type { AuctionRefusals } from '../../../engine/auction/ascending.ts';
import { conditionsOf } from '../../../engine/core/condition.ts';
import { ruleIndex } from '../../../engine/core/rules.ts';
import type { CompanyId } from './companies.ts';
import type { HexId } from './map.ts';
import type { Dial } from './state.ts';

export interface ChicagoRefusals extends AuctionRefusals {
  'dial.red': { dial: Dial };
  'auction.wabashClosed': Record<never, never>;
  'auction.soldOut': { company: CompanyId };
  'build.wabashClosed': Record<never, never>;
  'build.notOwner': { company: CompanyId };
  'build.tooFew': { least: number };
  'build.tooMany': { most: number };
  'build.noLocomotive': { company: CompanyId; left: number };
  'build.startHex': { hex: HexId };
  'build.alreadyThere': { company: CompanyId; hex: HexId };
  'build.occupied': { hex: HexId; company: CompanyId };
  'build.notAdjacent': { company: CompanyId; hex: HexId };
  'build.tooDear': { company: CompanyId; hex: HexId; cost: number; cash: number };
  'develop.never': { hex: HexId };
  'develop.detroit': Record<never, never>;
  'develop.noLocomotive': { hex: HexId };
  'develop.already': { hex: HexId };
  'develop.scaleFull': { hex: HexId; value: number };
  'develop.noHouse': Record<never, never>;
}

export const must = conditionsOf<ChicagoRefusals>();

export const rules = ruleIndex<ChicagoRefusals>()('chicago-express', {
  R025: { book: 'Preparazione del gioco', codes: ['flow.notYours'] },
  R026: { book: 'Svolgimento del gioco', codes: ['flow.notNow'] },
  R028: { book: 'Svolgimento del gioco', codes: ['dial.red'] },
  R031: { book: 'Svolgimento del gioco', codes: ['flow.noPass'] },
  R036: { book: "Vendita all'asta di un'azione", codes: ['auction.wabashClosed'] },
  R037: { book: "Vendita all'asta di un'azione", codes: ['auction.soldOut'] },
  R039: { book: "Vendita all'asta di un'azione", codes: ['bid.belowMinimum'] },
  R040: { book: "Vendita all'asta di un'azione", codes: ['bid.tooLow'] },
  R044: { book: "Vendita all'asta di un'azione", codes: ['bid.aboveCash'] },
  R047: { book: 'Potenziamento della rete ferroviaria', codes: ['build.notOwner'] },
  R048: { book: 'Potenziamento della rete ferroviaria', codes: ['build.tooFew', 'build.tooMany'] },
  R049: { book: 'Potenziamento della rete ferroviaria', codes: ['build.notAdjacent'] },
  R051: { book: 'Potenziamento della rete ferroviaria', codes: ['build.startHex'] },
  R053: { book: 'Costi per il potenziamento della ferrovia', codes: ['build.alreadyThere'] },
  R055: { book: 'Potenziamento della rete ferroviaria', codes: ['build.occupied'] },
  R057: { book: 'Costi per il potenziamento della ferrovia', codes: ['build.tooDear'] },
  R059: { book: 'Costi per il potenziamento della ferrovia', codes: ['build.noLocomotive'] },
  R068: { book: 'Sviluppo di una casella di gioco', codes: ['develop.noLocomotive'] },
  R069: { book: 'Sviluppo di una casella di gioco', codes: ['develop.already'] },
  R071: { book: 'Sviluppo di una casella di gioco', codes: ['develop.scaleFull'] },
  R072: { book: 'Sviluppo di una casella di gioco', codes: ['develop.detroit'] },
  R073: { book: 'Sviluppo di una casella di gioco', codes: ['develop.never'] },
  R077: { book: 'Sviluppo di una casella di gioco', codes: ['develop.noHouse'] },
  R094: { book: 'Fase di Chicago', codes: ['build.wabashClosed'] },
  R102: { book: 'Conclusione del gioco', codes: ['flow.over'] },
});
