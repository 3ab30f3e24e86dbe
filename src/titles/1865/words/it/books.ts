import type { Lines } from '../../../../words/lines.ts';
import type { books1865 as en } from '../en/books.ts';

export const books1865: Lines<typeof en> = {
  traffic: {
    head: 'Traffico e incassi',
    company: 'Società',
    traffic: 'Traffico',
    cover: 'Copre',
    coverTitle: 'Unità di traffico che i suoi treni e le sue compagnie marittime coprono',
    earns: 'Prossimo incasso',
    earnsTitle: 'Con il traffico che portano prima le miniere, e con i treni che ha adesso',
    rest: 'Avanza',
    uncovered: (units) => `${units} non ${units === 1 ? 'coperta' : 'coperte'}`,
    spare: (units) => `posto per ${units}`,
    even: 'giusto',
    noTrain: 'senza treni',
    hint: 'L’incasso è 10 per ogni unità coperta. Il traffico non si perde mai; più treni ne coprono di più.',
  },
  mines: {
    head: 'Miniere',
    place: 'Miniera',
    who: 'Di',
    brings: 'Porta a ogni turno',
    bringsTitle: 'Adesso, e dopo l’inizio del prossimo turno azionario',
    free: 'nessuno',
    noTile: 'ancora senza tessera',
    hint: 'Una miniera sfruttata si esaurisce prima di ogni turno azionario: quelle gialle dalla fase 3, le verdi dalla fase 5.',
  },
};
