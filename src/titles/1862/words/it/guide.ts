import type { cards as en } from '../en/guide.ts';

export const cards: typeof en = {
  goal: {
    title: 'Contanti, e azioni al loro prezzo',
    text: 'Le società nascono, si fondono e spariscono; tu vuoi avere in mano ciò che alla fine vale qualcosa. Le azioni di una società senza treno contano metà. Chi ha il certificato del 30% ne è il direttore e decide per lei.',
  },
  parliament: {
    title: 'Il parlamento',
    text: 'Fai un’offerta per la concessione di una società, di cinque in cinque, o passa. Chi vince deve fondarla: sceglie un prezzo e lo paga tre volte. Entro la fine del prossimo turno azionario dev’essere venduta per metà, altrimenti paghi una multa di cinque volte quel prezzo.',
  },
  stock: {
    title: 'Il turno azionario',
    text: 'Prima vendi, poi compri un’azione o fondi una società senza concessione. Questa riceve denaro azione per azione e un prezzo qualsiasi da 54 a 200; una con concessione riceve dieci volte il prezzo, tutto insieme, quando è venduta per metà.',
  },
  permits: {
    title: 'Tre tipi di treno',
    text: 'Una società fa correre solo i treni per cui ha la licenza. I merci rendono secondo la distanza fra i capolinea, i locali per ogni fermata più una sovvenzione, gli espressi solo per le grandi stazioni.',
  },
  turn: {
    title: 'Il turno di una società',
    text: 'Fondersi, costruire, piazzare una stazione, correre, distribuire o trattenere, comprare treni, acquisire. Il prezzo sale se si distribuisce almeno quanto il prezzo stesso. Alla fine del turno una società deve avere un treno, o trovare il denaro per comprarlo.',
  },
};
