import type { keys as en } from '../../en/web/keys.ts';
import type { Lines } from '../../lines.ts';

export const keys: Lines<typeof en> = {
  onBoard: 'Sulla mappa',
  board: {
    walk: 'all’esagono accanto',
    pan: 'sposta la mappa',
    next: 'prossimo esagono che si può scegliere',
    previous: 'quello prima',
    touch: 'tocca l’esagono',
    closer: 'più vicino',
    farther: 'più lontano',
    fit: 'tutta la mappa',
  },
  names: { space: 'Spazio', pageup: 'Pag ↑', pagedown: 'Pag ↓', shift: 'Maiusc' },
  palette: {
    title: 'Cerca o esegui',
    placeholder: 'Mossa, società, luogo, turno …',
    none: 'Qui non c’è niente con questo nome.',
    groups: {
      choices: 'La tua decisione',
      turn: 'Mosse',
      panels: 'Pannelli',
      rounds: 'Turni',
      companies: 'Società',
      places: 'Luoghi',
      more: 'Altro',
    },
    glossary: 'Glossario',
    menu: 'Menu del tavolo',
    lang: 'English',
    theme: (theme) => `Tema: ${theme}`,
    start: 'L’inizio della partita',
  },
};
