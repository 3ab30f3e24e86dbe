import type { AboutLines } from '../../../../words/terminal.ts';

export const terminal1856: AboutLines = {
  about: [
    'Fonda società, posa binari, fai correre treni: alla fine vince chi ha di più tra contanti, azioni e private. Ciò che è di una società non è tuo.',
    'La mappa si racconta luogo per luogo: "guarda F15" dice quale tessera c’è e di chi sono le stazioni.',
  ],
};
