import type { PageLines } from '../page.ts';

export const page: PageLines = {
  title: 'Binario — giochi ferroviari di azioni',
  tagline: 'Giochi ferroviari di azioni, regolamento alla mano',
  intro:
    'Giochi di ferrovie e azioni, arbitrati dal loro regolamento: ogni mossa lecita è proposta, ogni rifiuto è spiegato con la regola da cui viene.',
  otherLang: 'English',
  boardCaption: 'Chicago Express in gioco: una partita fra quattro dei nostri bot.',
  boardAlt: 'Il tabellone di Chicago Express con le reti delle società',
  timetable: 'Partenze',
  columns: { game: 'Gioco', players: 'Giocatori', today: 'Che cosa funziona oggi' },
  ready: 'Tutte le regole, i bot, il gioco nel terminale',
  notYet: 'Non ancora',
  games: {
    'chicago-express': 'Quattro linee corrono dalla costa a Chicago; vince chi ne possiede i dividendi.',
    '1856': 'Alto Canada: prestiti, destinazioni e la ferrovia di Stato che inghiotte i debitori.',
    '18mag': 'Ungheria: piccole ferrovie che viaggiano e le società di servizi che devono pagare.',
    '1862': 'Mania ferroviaria nelle contee orientali: venti società, fusioni, tre tipi di treno.',
    '1865': 'Sardegna: traffico, ranghi e i Draghi che comprano e vendono per conto loro.',
  },
  playHead: 'Giocare oggi',
  playText: 'Il tavolo nel browser è in costruzione. Finché non c’è, le carte le dà il terminale:',
  playAlone: 'tu contro due bot',
  watchBots: 'cento partite fra bot',
  notFound: 'Qui non c’è niente. La pagina è /',
  owners: 'I giochi appartengono ai loro autori ed editori; il programma è libero (MIT).',
};
