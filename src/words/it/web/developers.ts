// La pagina per chi programma, in italiano.

import type { developers as en } from '../../en/web/developers.ts';
import type { Lines } from '../../lines.ts';

export const developers: Lines<typeof en> = {
  title: 'Sviluppatori',
  intro:
    'Tutto ciò che fanno queste pagine può farlo un programma: ecco che cosa risponde il server, detto dal server stesso.',
  tokens:
    'Un programma mostra la chiave di chi lo possiede a ogni richiesta, con `Authorization: Bearer …`; siede e gioca a suo nome.',
  tokensLink: 'Le chiavi si creano nella pagina del profilo',
  live: 'Le novità dei tavoli arrivano da un WebSocket su `/api/live`, con la stessa chiave: si manda `{ "type": "watch", "table": "…", "after": 0 }`, e ogni mossa successiva arriva in ordine.',
  refusals:
    'Ogni no ha uno stato da 400 in su e la stessa forma, con un codice per i programmi e un testo per le persone.',
  refusal: 'La forma di un no',
  raw: 'Lo stesso come OpenAPI 3.1',
  loading: 'Chiediamo al server che cosa risponde…',
  none: 'Il server non descrive nessuna richiesta',
  contents: 'Richieste',
  parameters: 'Parametri',
  places: { path: 'nel percorso', query: 'nella query' },
  body: 'Corpo',
  answer: 'Risposta',
  noContent: 'nulla',
  optional: 'facoltativo',
};
