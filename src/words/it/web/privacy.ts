// Che cosa si conserva delle persone, in italiano.

import type { privacy as en } from '../../en/web/privacy.ts';
import type { Lines } from '../../lines.ts';

export const privacy: Lines<typeof en> = {
  title: 'Privacy',
  intro:
    'Che cosa questo server conserva di te, perché, e per quanto. Niente tracciatori, niente pubblicità, nulla che venga da altri siti: pagine, caratteri e figure arrivano solo da questo server.',
  sections: [
    {
      title: 'Di te',
      entries: [
        { what: 'Nome', text: 'Quello che hai scelto. Lo legge chi vede un tavolo a cui siedi. Puoi cambiarlo.' },
        {
          what: 'Password',
          text: 'Solo la sua impronta argon2id, da cui nessuno può risalire alla password. Chi gioca senza profilo non ne ha.',
        },
        {
          what: 'Indirizzo e-mail',
          text: 'Solo se lo dai: per «tocca a te», se lo chiedi, e per i link con cui entrare. Gli altri giocatori non lo vedono mai.',
        },
        {
          what: 'Da dove hai effettuato l’accesso',
          text: 'Di ogni browser il tipo («Firefox, Linux»), la prima e l’ultima visita. L’accesso scade dopo mezzo anno senza visite, e in ogni caso dopo un anno. Se esci, la riga viene cancellata subito; altrimenti circa 580 giorni dopo l’ultima visita.',
        },
        {
          what: 'Chiavi per i bot',
          text: 'Il nome, che cosa possono fare, quando sono state create e usate l’ultima volta, e l’impronta della chiave. Valgono al massimo un anno; la riga resta finché ritiri la chiave.',
        },
        {
          what: 'Notifiche',
          text: 'Se le attivi, l’indirizzo a cui le riceve il tuo browser, finché le disattivi.',
        },
        { what: 'Persone silenziate', text: 'L’elenco, finché non le ascolti di nuovo. A loro non si dice nulla.' },
      ],
    },
    {
      title: 'Ai tavoli',
      entries: [
        {
          what: 'Partite e mosse',
          text: 'Sono di tutti quelli che hanno giocato, e restano. Se ti elimini, al tuo posto compare «un giocatore».',
        },
        { what: 'Chat', text: 'Le righe restano con il tavolo. Se ti elimini, le tue restano senza il tuo nome.' },
        {
          what: 'Note private e ordini',
          text: 'Le note, e gli ordini come «passa finché…»: li vedi solo tu. Restano con il tavolo, e spariscono se ti elimini.',
        },
      ],
    },
    {
      title: 'Il registro, i cookie, gli altri',
      entries: [
        {
          what: 'Il registro del server',
          text: 'Una riga per richiesta: metodo, percorso, esito, tempo, id della persona. Niente cookie, niente password, nulla di ciò che si manda. L’indirizzo di rete di chi chiede si scrive solo nelle righe sulla sicurezza; per il resto si conta in memoria, perché nessuno sommerga il server.',
        },
        {
          what: 'Cookie',
          text: 'Uno dice che sei tu: senza, nessuno potrebbe accedere. Un secondo, per un anno, dice che in questo browser hai già usato la tua password, così i tentativi di altri non ti bloccano. A nessun altro dicono nulla.',
        },
        {
          what: 'Memoria del browser',
          text: 'Le partite su uno schermo e le impostazioni (lingua, tema) stanno nel tuo browser, e non arrivano al server se non gli affidi una partita.',
        },
        {
          what: 'Altri',
          text: 'I dati non vengono ceduti a nessuno. Devono viaggiare solo le notifiche e la posta: le prime, cifrate, con il servizio di chi fa il tuo browser, la seconda con un server di posta, e solo se le hai attivate o hai chiesto un link.',
        },
        {
          what: 'Copie di sicurezza',
          text: 'Chi gestisce il server può conservarne; ciò che elimini ne esce quando vengono sostituite.',
        },
      ],
    },
  ],
  keeps: {
    title: 'Che cosa qui sparisce da sé',
    loading: 'Chiediamo per quanto si conserva…',
    entries: ({ guests, tables, chat }) => [
      {
        what: 'Nomi senza profilo',
        text:
          guests === 0
            ? 'Restano finché non si eliminano.'
            : `Chi non ha un profilo e non siede a nessun tavolo viene dimenticato dopo ${days(guests)} senza visite.`,
      },
      {
        what: 'Tavoli',
        text:
          tables === 0
            ? 'I tavoli fermi restano come sono. Una partita finita resta in ogni caso.'
            : `Dopo ${days(tables)} senza mosse una partita si considera abbandonata, e un tavolo mai cominciato viene eliminato. Una partita finita resta.`,
      },
      {
        what: 'Chat delle partite finite',
        text: chat === 0 ? 'Resta.' : `Viene cancellata ${days(chat)} dopo l’ultima mossa.`,
      },
    ],
  },
  yours: {
    title: 'I tuoi dati',
    text: 'Nella pagina del profilo puoi prendere tutto in un solo file, correggerlo ed eliminarti: subito e per sempre, senza chiedere a nessuno.',
    link: 'Alla pagina del profilo',
  },
};

const days = (n: number): string => (n === 1 ? 'un giorno' : `${n} giorni`);
