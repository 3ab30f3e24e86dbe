import type { EngineLines } from '../catalogue.ts';

export const engine: EngineLines = {
  'flow.over': () => 'La partita è finita',
  'flow.notYours': (r, f) => `Tocca decidere a ${f.list(r.waiting.map((seat) => f.seat(seat)))}`,
  'flow.notNow': (r, f) => `Non adesso: ora si decide ${f.either(r.instead.map((type) => f.name(type)))}`,
  'flow.noPass': (r, f) => `Non si può passare: scegli ${f.either(r.instead.map((type) => f.name(type)))}`,
  'action.malformed': (r) => `Questa non è un’azione: "${r.field}" non è come dovrebbe essere`,
  'action.unknown': (r) => `"${r.value}" non esiste (${r.field})`,
  'action.unfinished': (r) => `L’azione non è completa: manca "${r.field}"`,
};

/** One reason out of several. */
export const forExample = (reason: string): string => `Per esempio: ${reason}`;
