// Le pagine dei giochi, in italiano.

import type { titles as en } from '../../en/web/titles.ts';
import type { Lines } from '../../lines.ts';

export const titles: Lines<typeof en> = {
  pageTitle: 'I giochi',
  pageIntro: 'Giochi di ferrovie e di chi le possiede. Ciascuno è arbitrato dal suo regolamento, regola per regola.',
  players: 'Giocatori',
  length: 'Durata',
  designer: 'Di',
  rules: 'Le regole, in breve',
  rulesAndStart: 'Regole e inizio',
  rulesHint: 'Con parole nostre, non del libro. Al tavolo ogni rifiuto cita la sua regola.',
  relatives: 'Fra i suoi parenti',
  reconstruction: 'Che cosa è ricostruito',
  reconstructionHint: 'Dove le fonti tacciono lo diciamo, insieme a ciò che abbiamo scelto.',
  gallery: 'Tutte le mappe e le tessere',
  start: 'Comincia una partita',
  contents: 'In questa pagina',
  board: 'La mappa all’inizio',
  boardFor: (players) => `La mappa all’inizio, in ${players} giocatori`,
};
