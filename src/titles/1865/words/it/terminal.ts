import type { TerminalLines1865 } from '../terminal.ts';

export const terminal1865: TerminalLines1865 = {
  about: [
    'Scegli due compagnie marittime, fonda società, posa binari, piazza stazioni lungo percorsi diretti: ognuna porta traffico, i treni lo coprono, e ogni unità coperta rende 10. Vince chi ha di più tra contanti e azioni, tolti i prestiti.',
    'I Dragon agiscono prima di ogni giocatore: vendono ciò che è nella zona rossa della loro Carta e comprano ciò che è nella verde. "guarda" e il numero di un esagono raccontano un luogo.',
  ],
  columns: { traffic: 'Traff.', coverage: 'Copre', rank: 'Rango', zone: 'Zona', dragons: 'Dragon' },
  zones: { red: 'rossa', white: 'bianca', green: 'verde' },
};
