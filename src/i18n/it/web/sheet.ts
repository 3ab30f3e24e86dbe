import type { SheetLines } from '../../web/sheet.ts';

export const sheet: SheetLines = {
  head: 'Prospetto',
  open: 'Prospetto di società e giocatori',
  company: 'Società',
  offer: { head: 'Offerta', title: 'Azioni non ancora vendute' },
  pool: { head: 'Pool', title: 'Azioni nel pool' },
  own: { head: 'Sue', title: 'Azioni della società stessa' },
  trains: 'Treni',
  notes: 'Note',
  round: (set, round) => `OR ${set}.${round}`,
  roundTitle: (set, round) => `Incasso nel turno operativo ${set}.${round}`,
  leads: 'presiede',
  legend: '★ presiede · (somma) trattenuto',
  cash: 'Contanti',
  income: 'Prossimo incasso',
  worth: 'Patrimonio',
  certificates: 'Certificati',
  liquidity: 'Liquidità',
  liquidityOf: (player, parts) => `Se fosse il suo turno azionario, ${player} potrebbe raccogliere: ${parts}.`,
  sale: (company, percent, sum) => `${percent}% di ${company} per ${sum}`,
  nothingToSell: 'niente si può vendere',
  overLimit: (held, limit, over) =>
    `Contano ${held} certificati, ${over} più del limite di ${limit}: non si può comprare altro, e nel turno azionario si rimedia vendendo, dove le regole lo permettono.`,
  copy: 'Copia come CSV',
  sortBy: (column) => `Ordina per ${column}`,
  hint: 'Un tocco su una testata ordina; una cifra punteggiata dice che cosa conta. Esc o S chiude.',
};
