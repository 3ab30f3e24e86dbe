import type { outlook as en } from '../../en/web/outlook.ts';
import type { Lines } from '../../lines.ts';
import { pool, president } from '../terms.ts';

export const outlook: Lines<typeof en> = {
  player: 'Giocatore',
  company: 'Società',
  holder: 'Chi',
  cash: 'Contanti',
  worth: 'Patrimonio',
  treasury: 'Cassa',
  price: 'Prezzo',
  shares: 'Azioni',
  money: 'Contanti',
  pool: pool.bare,
  assumed: (count) => (count === 1 ? 'Una risposta è ipotetica' : `${count} risposte sono ipotetiche`),
  forced: {
    head: 'Bisogna comprare un treno: come si può pagare?',
    debtHead: 'C’è una somma da pagare: come si può trovare?',
    source: 'Da',
    sum: 'Somma',
    sources: {
      treasury: 'la cassa della società',
      shares: 'azioni vendute',
      loans: 'prestiti',
      refinancing: 'il rifinanziamento',
      president: `i contanti ${president.of}`,
    },
    total: 'Prezzo del treno',
    sequel: 'Che cosa succederebbe?',
    after: 'Prima e dopo',
    bankrupt: 'Per un treno della banca non basta: bancarotta.',
  },
};
