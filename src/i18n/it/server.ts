import type { ServerLines } from '../server.ts';

export const server: ServerLines = {
  errors: {
    badRequest: (x) =>
      x.field ? `Richiesta non compresa: "${x.field}" non è come dovrebbe essere` : 'Richiesta non compresa',
    notSignedIn: 'Prima di’ chi sei: basta un nome',
    forbidden: 'Questo non spetta a te',
    notFound: 'Qui non c’è niente',
    tooMany: (x) =>
      `Troppe richieste in una volta. Riprova tra ${x.seconds} ${x.seconds === 1 ? 'secondo' : 'secondi'}`,
    tooLarge: 'È troppo grande',
    stale: 'Nel frattempo il tavolo è andato avanti',
    refused: (x) => x.reason,
    notPlaying: 'A questo tavolo non c’è una partita in corso',
    tableFull: 'Questo posto è occupato',
    alreadySeated: 'Sei già seduto a questo tavolo',
    notSeated: 'Non sei seduto a questo tavolo',
    notAgreed: 'A questo tavolo si è deciso di giocare senza questo aiuto',
    notReady: 'Ci sono ancora posti vuoti',
    badSetup: (x) => `Il tavolo non si può preparare: ${x.reason}`,
    badRecord: (x) => `Questa registrazione non si può aprire: ${x.reason}`,
    nameTaken: 'Questo nome è già di qualcun altro',
    wrongPassword: 'Nome e password non corrispondono',
    badLink: 'Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo',
    noMail: 'Questo server non può mandare posta',
    tooManyTables: (x) => `I bot giocano già da soli a ${x.most} dei tuoi tavoli: prima lascia che uno finisca`,
    tooHard: 'Calcolarlo richiede più tempo di quanto il server dedichi a una domanda. Non è cambiato nulla',
    storeFull: 'Il disco del server è pieno: non è stato salvato niente. Tutto ciò che viene prima è al sicuro',
    crossSite: 'Questa richiesta non viene da una nostra pagina',
    broken: 'Qualcosa si è rotto da parte nostra. Non è cambiato niente',
  },
  tooManyBots: (x) => `con ${x.bots} bot su ${x.players} posti non ne resta uno per te`,
  newerStore: (x) =>
    `l’archivio ha la versione ${x.version} e questo Binario conosce le versioni fino a ${x.known}: aggiorna Binario`,
  noStore: (x) => `l’archivio ${x.place} non si può aprire: ${x.reason}`,
  noWeb: 'le pagine non sono costruite: npm start le costruisce',
  backupDone: (x) => `l’archivio è copiato in ${x.file}`,
  backupByTool: 'l’archivio è un server PostgreSQL: copialo con pg_dump',
  backupNothing: (x) => `in ${x.place} non c’è nessun archivio`,
  backupThere: (x) => `${x.file} c’è già: scegli un altro nome`,
};
