// What a review of 18Mag says besides that of every game.
import type { Phrases } from '../../../words/phrases.ts';
import type { FindingLines } from '../../../words/review.ts';
import type { WagonFinding } from '../review/wagons.ts';

const listed = (wagons: readonly string[], nothing: string, f: Phrases) =>
  wagons.length === 0 ? nothing : f.list(wagons.map(f.company));

const en: FindingLines<WagonFinding> = {
  wagons: (x, f) =>
    `With the wagons hired (${listed(x.facts.hired, 'none', f)}) the best run of ${f.company(x.company!)} left ${f.money(x.played)} after their price; with others (${listed(x.facts.wagons, 'none', f)}) ${f.money(x.best)}`,
};

const it: FindingLines<WagonFinding> = {
  wagons: (x, f) =>
    `Con i vagoni noleggiati (${listed(x.facts.hired, 'nessuno', f)}) la corsa migliore di ${f.company(x.company!)} lascia ${f.money(x.played)} tolto il loro prezzo; con altri (${listed(x.facts.wagons, 'nessuno', f)}) ${f.money(x.best)}`,
};

export const lines = { en, it };
