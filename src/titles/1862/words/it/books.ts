import type { Lines } from '../../../../words/lines.ts';
import type { books1862 as en } from '../en/books.ts';

export const books1862: Lines<typeof en> = {
  parliament: {
    head: 'Parlamento e concessioni',
    auction: (company) => `La concessione di ${company}`,
    standing: (sum, seat) => `${seat} offre ${sum}`,
    stillIn: 'Ancora in gara',
    available: 'Disponibili, ciascuna con la sua licenza',
    noneAvailable: 'Adesso nessuna società può partire.',
    wave: (phase) => `dalla fase ${phase}`,
    priority: (seat) => `Precedenza: ${seat}`,
    won: (seats) => `Ha vinto una concessione in questo parlamento e non ne apre altre: ${seats}`,
    obligations: 'Obblighi',
    company: 'Società',
    player: 'Chi',
    toSell: 'Da vendere',
    fine: 'Multa',
    obligationHint:
      'Chi ha vinto la concessione paga la multa se la società non è partita entro la fine del turno azionario; tutte le sue azioni vanno perse.',
  },
  permits: {
    head: 'Licenze',
    company: 'Società',
    has: (kind) => `può far correre treni ${kind}`,
    trains: 'Treni',
    idle: 'non corre: manca la licenza',
    does: {
      freight: 'Merci: paga ogni esagono fra i suoi due capolinea, di più verso un porto',
      local: 'Locale: città e paesi, e una sovvenzione per ogni esagono che tocca',
      express: 'Espresso: città, porti e zone rosse, niente paesi',
    },
    hint: 'Le società che si fondono o sono acquisite portano le loro licenze. Un treno senza licenza non corre.',
  },
};
