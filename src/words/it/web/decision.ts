import type { decision as en } from '../../en/web/decision.ts';
import type { Lines } from '../../lines.ts';
import { doneBy } from '../../telling.ts';
import { president } from '../terms.ts';

/** `compra un treno` is proposed as `di comprare un treno`. */
const infinitives: Readonly<Record<string, string>> = {
  compra: 'di comprare',
  fonditi: 'di fonderti',
  acquisisci: 'di acquisire',
};

function proposed(deed: string): string {
  const [verb = '', ...rest] = deed.split(' ');
  return Object.hasOwn(infinitives, verb) ? `Proponi ${[infinitives[verb], ...rest].join(' ')}` : `Proponi: ${deed}`;
}

/** Past forms of the buttons' orders; longer beginnings first. */
const deeds: readonly (readonly [order: string, done: string])[] = [
  ['non correre', 'non hai fatto correre treni'],
  ['non distribuire', 'non hai distribuito'],
  ['fai correre', 'hai fatto correre'],
  ['fatti assorbire', 'hai scelto di farti assorbire'],
  ['diventa maggiore', 'la società è diventata maggiore'],
  ['lascia assorbire', 'hai lasciato assorbire'],
  ['paga e tieni', 'hai pagato e tenuto'],
  ['muovi la lancetta', 'hai mosso la lancetta'],
  ['fonditi con', 'hai chiesto la fusione con'],
  ['accetta', 'hai accettato'],
  ['acquisisci', 'hai acquisito'],
  ['affitta', 'hai affittato'],
  ['aggiungi', 'hai aggiunto'],
  ['annuncia', 'hai annunciato'],
  ['apri', 'hai aperto'],
  ['assorbi', 'hai assorbito'],
  ['cedi', 'hai ceduto'],
  ['compra', 'hai comprato'],
  ['costruisci', 'hai costruito'],
  ['dai', 'hai dato'],
  ['dichiara', 'hai dichiarato'],
  ['distribuisci', 'hai distribuito'],
  ['fissa', 'hai fissato'],
  ['fonda', 'hai fondato'],
  ['metti', 'hai messo'],
  ['noleggia', 'hai noleggiato'],
  ['offri', 'hai offerto'],
  ['paga', 'hai pagato'],
  ['passa', 'hai passato'],
  ['piazza', 'hai piazzato'],
  ['posa', 'hai posato'],
  ['prendi', 'hai preso'],
  ['proponi', 'hai proposto'],
  ['rifinanzia', 'hai rifinanziato'],
  ['rifiuta', 'hai rifiutato'],
  ['rilancia', 'hai rilanciato'],
  ['rimborsa', 'hai rimborsato'],
  ['rinuncia', 'hai rinunciato'],
  ['riprendi', 'hai ripreso'],
  ['riscatta', 'hai riscattato'],
  ['rottama', 'hai rottamato'],
  ['scambia', 'hai scambiato'],
  ['scarta', 'hai scartato'],
  ['scegli', 'hai scelto'],
  ['sostituisci', 'hai sostituito'],
  ['sviluppa', 'hai sviluppato'],
  ['trattieni', 'hai trattenuto'],
  ['vendi', 'hai venduto'],
];

export const decision: Lines<typeof en> = {
  done: doneBy(deeds),
  perShare: (sum) => `${sum} per azione`,
  figures: { price: (company) => `Prezzo ${company}`, treasury: (company) => `Cassa ${company}` },
  shares: {
    of: (company) => `Azioni ${company}`,
    count: (from, to, all) => `${from} → ${to} di ${all}`,
    floats: 'parte',
    leads: 'la guidi tu',
  },
  gets: (name, sum) => `${name} +${sum}`,
  bare: (name) => name.replace(/^(?:l’|il |la |lo |i |gli |le )/, ''),
  between: (least, most) => `da ${least} a ${most}`,
  trainsLeft: (count) => (count === '1' ? 'l’ultimo' : `ne restano ${count}`),
  offer: (owner) => `proposta: decide ${owner}`,
  propose: proposed,
  rusts: (when) => `obsoleto ${when}`,
  bids: (all) => `Offerte: ${all}`,
  slips: {
    noPermit: (company) => `${company} non ha la licenza: questo treno non può correre.`,
    noRoute: (company) => `${company} non ha ancora un percorso: questo treno correrebbe per niente.`,
    earnsNothing: (company) => `Così com’è, ${company} non incassa nulla in questo turno.`,
    halfPrice: (company, price, full) => `${company} non ha treni: un’azione rende solo ${price}, non ${full}.`,
    noTrain: (company) => `${company} non ha treni: non incasserà nulla.`,
    rustsNext: (train, by) => `Il ${train} diventa obsoleto con il prossimo treno comprato: il primo ${by}.`,
    presidency: (company, to) =>
      to === '' ? `${company} resta senza ${president.bare}.` : `${to} diventa ${president.bare} di ${company}.`,
    noTrack: (company, place) => `${company} non può costruire in questa fase: nessuna tessera va ancora a ${place}.`,
    allCash: 'Sono tutti i contanti che hai, e basterebbe meno.',
  },
  brings: {
    earned: (company, sum) => `${company} ha incassato ${sum}`,
    paid: (company, sum) => `${company} ha distribuito ${sum}`,
    share: (sum) => `questa azione rende ${sum} a dividendo`,
    shareOf: (company, every, sum) => `Per ogni ${every} che ${company} distribuisce questa azione rende ${sum}`,
    soldOf: (company, every, sum) => `Rinunci a ${sum} per ogni ${every} che ${company} distribuisce`,
    sold: (sum) => `rinunci a ${sum} a dividendo`,
    part: (company, income, each, dividends) =>
      `${company} ha un reddito di ${income}: questa azione rende ${each} a dividendo${dividends > 0 ? `, ${dividends === 1 ? 'uno la ripaga' : `${dividends} la ripagano`}` : ''}`,
    all: (shares, has, had) => `le tue ${shares} azioni insieme ${has} invece di ${had}`,
    start: (percent, left, price, treasury, train) =>
      `Va venduto il ${percent}%: ${left === 1 ? 'manca un’azione' : `mancano ${left} azioni`} a ${price}; comincia con ${treasury}; ${train}`,
    floats: (treasury, train) => `È venduta abbastanza: comincia con ${treasury}; ${train}`,
    charter: (percent, shares, cost, treasury, train) =>
      `In più paghi ${shares} azioni a ${cost}. Va venduto il ${percent}%; comincia con ${treasury}; ${train}`,
    train: (train, price) => `un ${train} costa ${price}`,
    income: (sum, rounds) =>
      `Rende ${sum} a ogni turno operativo${rounds === 0 ? '' : `: si ripaga in ${rounds === 1 ? 'un turno' : `${rounds} turni`}`}`,
    runs: (company, earned, runs) =>
      `L’ultima corsa di ${company} ha reso ${earned}: ${runs === 1 ? 'una corsa così ripaga' : `${runs} corse così ripagano`} questo treno`,
    someRuns: (earned, runs) => `${runs} corse da ${earned} ripagano questo treno`,
    covers: (company, from, to) => `${company} incasserebbe ${to} invece di ${from}`,
    coversNoMore: (company, sum) => `${company} incassa ${sum} con o senza`,
  },
  raise: 'Mostra tutta la decisione',
  lower: 'Mostra la mappa',
  free: (sum) => `${sum} liberi da offerte`,
};
