import { pool } from '../../../../words/it/terms.ts';

/** Words for ids: sources, answers, zones; and the options and rulings with their values. */
export const terms: Readonly<Record<string, string>> = {
  bank: 'la banca',
  pool: pool.the,
  offer: 'l’offerta iniziale',
  dragons: 'i Dragon',
  payout: 'Distribuisci',
  withhold: 'Trattieni',
  accept: 'Accetta',
  refuse: 'Rifiuta',
  length: 'Durata della partita',
  'length.full': 'intera: Sardegna e Corsica',
  'length.short': 'breve: solo la Sardegna, in due o in tre',
  maritimeDuty: 'Una società con compagnie marittime e senza traffico',
  'maritimeDuty.traffic': 'può stare senza treni',
  'maritimeDuty.always': 'deve avere un treno',
  dearTrainOnLoan: 'Un treno che solo un prestito personale può pagare, se uno più economico è alla portata',
  'dearTrainOnLoan.no': 'non si può scegliere',
  'dearTrainOnLoan.yes': 'si può scegliere',
};
