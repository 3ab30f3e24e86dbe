// What a review of 1865 says besides that of every game.
import type { FindingLines } from '../../../words/review.ts';
import type { TrafficFinding } from '../review/traffic.ts';

const turns = (n: number) => (n === 1 ? '1 turn' : `${n} turns`);
const turni = (n: number) => (n === 1 ? '1 turno' : `${n} turni`);

const en: FindingLines<TrafficFinding> = {
  traffic: (x, f) =>
    `${f.company(x.company!)} left traffic uncovered and kept the money for the ${f.train(x.facts.train)} at ${f.money(x.facts.price)}: in ${turns(x.facts.turns)}, to move ${x.until}, it earned ${f.money(x.played)}; with the train ${f.money(x.best)} after its price, all else equal`,
};

const it: FindingLines<TrafficFinding> = {
  traffic: (x, f) =>
    `${f.company(x.company!)} lascia traffico scoperto e tiene il denaro per il ${f.train(x.facts.train)} da ${f.money(x.facts.price)}: in ${turni(x.facts.turns)}, fino alla mossa ${x.until}, incassa ${f.money(x.played)}; con il treno, tolto il prezzo, ${f.money(x.best)} a parità di tutto il resto`,
};

export const lines = { en, it };
