import type { sheet as en } from '../../en/web/sheet.ts';
import type { Lines } from '../../lines.ts';
import { pool } from '../terms.ts';

export const sheet: Lines<typeof en> = {
  head: 'Prospetto',
  open: 'Prospetto di società e giocatori',
  company: 'Società',
  offer: { head: 'Offerta', title: 'Azioni non ancora vendute' },
  pool: { head: pool.Bare, title: `Azioni ${pool.in}` },
  own: { head: 'Sue', title: 'Azioni della società stessa' },
  trains: 'Treni',
  notes: 'Note',
  roundTitle: (set, round) => `Incasso nel turno operativo ${set}.${round}`,
  leads: 'presiede',
  legend: '★ presiede · (somma) trattenuto',
  cash: 'Contanti',
  income: 'Prossimo incasso',
  worth: 'Patrimonio',
  certificates: 'Certificati',
  certs: 'Cert.',
  liquidity: 'Liquidità',
  liquidityOf: (player, parts) => `Se fosse il suo turno azionario, ${player} potrebbe raccogliere: ${parts}.`,
  sale: (company, percent, sum) => `${percent}% di ${company} per ${sum}`,
  nothingToSell: 'nulla da vendere',
  overLimit: (held, limit, over) =>
    `Contano ${held} certificati, ${over} più del limite di ${limit}: non si può comprare altro, e nel turno azionario si rimedia vendendo, dove le regole lo permettono.`,
  copy: 'Copia come CSV',
  holdings: 'Azioni possedute',
  column: 'Accanto alla mappa',
  closeColumn: 'Chiudi questa colonna',
  openColumn: 'Azioni o cronaca accanto alla mappa',
  sortBy: (column) => `Ordina per ${column}`,
  hint: 'Tocca una testata per ordinare; una cifra punteggiata si spiega quando la tocchi. Esc o S chiude.',
};
