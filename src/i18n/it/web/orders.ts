import type { OrderLines } from '../../web/orders.ts';

export const orders: OrderLines = {
  undoTurn: (moves) => `Annulla fino all’inizio del turno (${moves} mosse)`,
  undoTurnTitle: 'Annullare tutto il turno?',
  assist: {
    label: 'Aiuto',
    legend: 'Che cosa calcola il tavolo per tutti',
    names: { none: 'Nessuno', arithmetic: 'Conti', routes: 'Conti e corse migliori' },
    hints: {
      none: 'Niente anteprime, previsioni o corse proposte: si controllano solo le regole',
      arithmetic: 'Mostra che cosa fa e che cosa porta una decisione; le corse si disegnano a mano',
      routes: 'Trova anche le corse migliori dei treni, e le dimostra',
    },
  },
  note: {
    label: 'Nota privata',
    placeholder: 'Piani, promesse, che cosa tenere d’occhio …',
    private: { remote: 'La leggi solo tu.', local: 'Resta in questo browser.' },
    states: {
      saved: 'Salvata.',
      unsaved: '…',
      saving: 'Si salva …',
      failed: 'Non ancora salvata: si riprova.',
      unread: 'Non si è potuta leggere: riapri il menu.',
    },
  },
  trial: {
    begin: 'Prova',
    beginHint: 'Gioca in avanti su una copia in questa pagina, per tutti i posti; non si invia nulla',
    nothingIsSent: 'Prova: non si invia nulla.',
    how: 'Decidi tu per tutti i posti.',
    tried: (moves) => (moves === 1 ? '1 mossa provata.' : `${moves} mosse provate.`),
    drew: 'Qui ha deciso il caso: al tavolo può dare altro.',
    movedOn: 'Intanto il tavolo è andato avanti.',
    lost: (moves) =>
      moves === 1
        ? '1 mossa non è più possibile ed è stata tolta.'
        : `${moves} mosse non sono più possibili e sono state tolte.`,
    retry: 'Rigioca sulla nuova posizione',
    send: (moves) => (moves === 0 ? 'Invia' : moves === 1 ? 'Invia la mia mossa' : `Invia le mie ${moves} mosse`),
    notYours: 'Si possono inviare solo le proprie mosse, a partire dalla prima',
    drop: 'Lascia perdere',
    close: 'Chiudi',
    sent: (moves) => (moves === 1 ? 'Mossa inviata.' : `${moves} mosse inviate.`),
    stopped: (taken, of) => `${taken} mosse su ${of} inviate: il tavolo non ha accettato la successiva.`,
  },
};
