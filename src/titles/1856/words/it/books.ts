import { president } from '../../../../words/it/terms.ts';
import type { Lines } from '../../../../words/lines.ts';
import type { books1856 as en } from '../en/books.ts';

export const books1856: Lines<typeof en> = {
  money: {
    head: 'Prestiti e destinazioni',
    loans: 'Prestiti',
    loansTitle: 'Prestiti presi, e quanti può averne: uno per ogni azione in mano ai giocatori',
    interest: 'Interesse',
    interestTitle: `Dovuto dopo la prossima corsa: dalla cassa, poi dall’incasso, poi ${president.from}`,
    escrow: 'Deposito',
    destination: 'Destinazione',
    reached: 'raggiunta',
    noDestination: 'nessuna',
    helped: (sum) => `${sum} più di quanto ha in cassa`,
    hint: (loan, interest) =>
      `Un prestito porta ${loan} e costa ${interest} a ogni turno operativo. Il deposito viene pagato quando si raggiunge la destinazione.`,
  },
  cgr: {
    now: 'La CGR, se si formasse adesso',
    event: 'La formazione della CGR in cifre',
    brief: (companies) => (companies === '' ? 'nessuna società è assorbita' : `assorbe ${companies}`),
    formed: 'La CGR si è formata. Nessuna società può più prendere prestiti.',
    never: 'Tutti i prestiti sono stati pagati: la CGR non si formerà mai.',
    nobodyOwes: 'Nessuna società ha prestiti: il primo treno 6 non porterebbe la CGR.',
    asIf: (buyer) =>
      `Come stanno le cose, e come se ${buyer} comprasse il primo treno 6: i presidenti pagano dove possono.`,
    loans: 'Prestiti',
    treasury: 'Cassa',
    missing: 'Manca',
    fate: 'Destino',
    fates: {
      treasury: 'paga da sé',
      president: (name, sum) => `${name} aggiunge ${sum}`,
      absorbed: (name, cash) => `assorbita: ${name} ha ${cash}`,
    },
    noneAbsorbed: 'Tutti i prestiti sono pagati: la CGR non si forma più.',
    holder: 'Chi',
    given: 'Azioni cedute',
    got: 'della CGR',
    formation: (companies, price) => `La CGR assorbe ${companies}; un’azione costa ${price}.`,
    shares: (count, percent) => `Ha ${count} azioni del ${percent}%, una per due.`,
    president: (name) => `${president.Bare}: ${name}`,
    treasuryLine: (sum) => `Cassa: ${sum}`,
    trains: (trains) => `Treni: ${trains}`,
    limit: (before, after) => `Limite di certificati: ${before} → ${after}`,
    unhelped: (companies, price) =>
      `Se nessun ${president.bare} paga, anche ${companies} sarebbe assorbita, a ${price} per azione.`,
    borrows: 'Se è senza treni ne affitta uno per la corsa.',
  },
};
