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

export const decision: DecisionLines = {
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
  raise: 'Mostra di più della decisione',
  lower: 'Mostra la mappa',
  free: (sum) => `${sum} liberi da offerte`,
};
