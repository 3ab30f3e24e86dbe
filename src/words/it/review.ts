// I rilievi di una rilettura, in italiano.
import type { GeneralFinding } from '../../review/kinds.ts';
import { type FindingLines, sharesOf } from '../review.ts';

const times = (n: number) => (n === 1 ? 'una volta' : `${n} volte`);
const shares = (n: number) => (n === 1 ? '1 azione' : `${n} azioni`);

export const findings: FindingLines<GeneralFinding> = {
  run: (x, f) => {
    const missed = x.facts.missed && sharesOf(x.facts.missed, f);
    return `${f.company(x.company!)} corre per ${f.money(x.played)}; i suoi treni potevano correre per ${f.money(x.best)}${missed ? `. Ci perdono: ${missed}` : ''}`;
  },
  layTile: (x, f, action) =>
    `La corsa di ${f.company(x.company!)} poteva rendere ${f.money(x.played)} con la tessera com’è stata scelta, e ${f.money(x.best)} con un’altra che non costava di più: ${action(x.facts.instead)}`,
  placeToken: (x, f, action) =>
    `La corsa di ${f.company(x.company!)} poteva rendere ${f.money(x.played)} con la stazione com’è stata scelta, e ${f.money(x.best)} con un’altra che non costava di più: ${action(x.facts.instead)}`,
  forced: (x, f, action) => {
    const kept = x.facts.presidencies.map(f.company);
    return `Trovare il denaro per ${f.company(x.company!)} toglie al giocatore ${f.money(x.played)} di patrimonio, contato ai prezzi di dopo; di ${x.facts.plans} piani permessi il meno caro, non peggiore per la società e le presidenze, ne toglie ${f.money(x.best)}${kept.length > 0 ? ` e conserva la presidenza di ${f.list(kept)}` : ''}: ${f.list(x.facts.plan.map(action))}`;
  },
  rusted: (x, f) =>
    `Il ${f.train(x.facts.train)} comprato da ${f.company(x.company!)} per ${f.money(x.best)} ${x.facts.runs === 0 ? 'non corre mai' : `corre ${times(x.facts.runs)} per ${f.money(x.played)} in tutto`}; con la mossa ${x.until} è tolto`,
  soldEarly: (x, f) => {
    const { shares: n, price, later, forced } = x.facts;
    const sold = `${forced ? 'Deve vendere' : 'Vende'} ${shares(n)} di ${f.company(x.company!)} a ${f.money(price)}`;
    return x.until === undefined
      ? `${sold}; alla fine il prezzo è ${f.money(later)}`
      : `${sold}, e le ricompra a ${f.money(later)} (mossa ${x.until})`;
  },
  idleCash: (x, f) => {
    const { price, cash, dividends, openable } = x.facts;
    const open = openable.length > 0 ? `; si poteva aprire ${f.either(openable.map(f.company))}` : '';
    return `Passa con ${f.money(cash)} che restano fermi fino al turno azionario seguente; un’azione di ${f.company(x.company!)} da ${f.money(price)} rende intanto ${f.money(x.best)} (${times(dividends)})${open}`;
  },
  presidency: (x, f) => {
    const { from, payments } = x.facts;
    const whose = from === null ? '' : ` da ${f.seat(from)}`;
    return `La presidenza di ${f.company(x.company!)} passa${whose} a ${f.seat(x.seat)} senza una sua mossa; poi per la società paga ${f.money(x.lost)} (${times(payments)})`;
  },
  bidJump: (x, f) => {
    const { lot, most } = x.facts;
    const others =
      most === 0 ? 'nessun altro poteva rilanciare' : `gli altri potevano offrire al massimo ${f.money(most)}`;
    return `Offre ${f.money(x.played)} per ${f.name(lot)}; ${others}, e bastavano ${f.money(x.best)}`;
  },
};
