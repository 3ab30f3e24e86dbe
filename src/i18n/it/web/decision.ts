import { doneBy } from '../../doneBy.ts';
import type { DecisionLines } from '../../web/decision.ts';

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

/** How an order of the buttons is told once it is done; longer beginnings first. */
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

export const decision: DecisionLines = {
  done: doneBy(deeds),
  perShare: (sum) => `${sum} per azione`,
  figures: { price: (company) => `Prezzo ${company}`, treasury: (company) => `Cassa ${company}` },
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
    noTrain: (company) => `${company} non ha treni: non incasserà nulla.`,
    rustsNext: (train, by) => `Il ${train} diventa obsoleto con il prossimo treno comprato: il primo ${by}.`,
    presidency: (company, to) =>
      to === '' ? `${company} resta senza presidente.` : `${to} diventa presidente di ${company}.`,
    noTrack: (company, place) => `${company} non può costruire in questa fase: nessuna tessera va ancora a ${place}.`,
    allCash: 'Sono tutti i contanti che hai, e basterebbe meno.',
  },
  raise: 'Mostra tutta la decisione',
  lower: 'Mostra la mappa',
  free: (sum) => `${sum} liberi da offerte`,
};
