import type { AboutLines } from '../../../../words/terminal.ts';

export const terminal1862: AboutLines = {
  about: [
    'Ottieni concessioni in Parlamento o fonda società in un turno azionario, fai correre i treni per cui hanno la licenza, fondile tra loro: vince chi ha di più tra contanti e azioni, e senza un treno le azioni valgono metà.',
    'Un treno si scrive con il suo tipo e una stella per ogni garanzia: B-E* è un espresso B con una. "guarda" e il numero di un esagono raccontano un luogo.',
  ],
};
