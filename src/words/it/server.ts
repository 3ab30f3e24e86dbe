import type { server as en } from '../en/server.ts';
import type { Lines } from '../lines.ts';
import type { Quota } from '../server.ts';

const quotas: Readonly<Record<Quota, (most: number) => string>> = {
  openTables: (most) =>
    `Hai ${most} tavoli aperti che aspettano giocatori, quanti ne può avere una persona. Prima comincia o lascia uno di questi`,
  tables: (most) =>
    `Hai ${most} tavoli in gioco, quanti ne può avere una persona. Prima finisci o abbandona una di queste partite`,
  imports: (most) =>
    `Hai importato ${most} partite nelle ultime 24 ore, quante ne può importare una persona. Riprova domani`,
  megabytes: (most) =>
    `I tuoi tavoli occupano ${most} MB, quanto può tenere qui una persona. Scarica le partite e chiedi al gestore di cancellarne alcune`,
  tokens: (most) => `Hai ${most} chiavi, quante ne può avere una persona. Prima ritirane una`,
  browsers: (most) =>
    `${most} browser ti avvisano delle tue mosse, quanti possono essere. Prima disattiva uno di questi`,
  muted: (most) => `Hai silenziato ${most} persone, quante possono essere`,
  orders: (most) => `Questo posto ha ${most} ordini aperti, quanti ne può avere. Prima ritirane uno`,
  chat: (most) => `Hai scritto ${most} righe a questo tavolo, quante ne può scrivere una persona`,
  chatInAll: (most) => `La chat di questo tavolo ha ${most} righe, quante ne può avere`,
};

const found = (x: { people: number; tables: number; entries: number }) =>
  `${x.people} persone, ${x.tables} tavoli, ${x.entries} mosse`;

export const server: Lines<typeof en> = {
  errors: {
    badRequest: (x) =>
      x.field ? `Richiesta non compresa: "${x.field}" non è come dovrebbe essere` : 'Richiesta non compresa',
    notSignedIn: 'Prima di’ chi sei: basta un nome',
    tokenEnded: 'Questa chiave è scaduta. Chi la possiede può crearne una nuova nella pagina del profilo',
    readOnly: 'Questa chiave serve solo a leggere',
    suspended: 'Questo profilo è stato sospeso da chi gestisce il server',
    closed: 'Per ora questo server non accoglie persone nuove. Chi ha un profilo può entrare',
    forbidden: 'Non puoi farlo tu',
    notFound: 'Qui non c’è niente',
    tooMany: (x) =>
      `Troppe richieste in una volta. Riprova tra ${x.seconds} ${x.seconds === 1 ? 'secondo' : 'secondi'}`,
    tooLarge: 'È troppo grande',
    busy: (x) =>
      `Il server ha già troppo da fare. Riprova tra ${x.seconds} ${x.seconds === 1 ? 'secondo' : 'secondi'}: non è cambiato niente`,
    quota: ({ what, most }) => quotas[what](most),
    stale: 'Nel frattempo il tavolo è andato avanti',
    refused: (x) => x.reason,
    tooLong: (x) =>
      x.what === 'undo'
        ? `Questo tavolo è arrivato a ${x.most} mosse, comprese quelle annullate: da qui in poi non si può più annullare né ripetere niente. Lo spazio per finire la partita c’è`
        : `Questo tavolo ha ${x.most} mosse, comprese quelle annullate, quante ne può avere un tavolo. Qui non si può giocare oltre: scarica la registrazione e abbandona la partita`,
    notPlaying: 'A questo tavolo non c’è una partita in corso',
    tableFull: 'Questo posto è occupato',
    reserved: 'Questo posto è riservato a chi ha un invito',
    alreadySeated: 'Sei già seduto a questo tavolo',
    notSeated: 'Non sei seduto a questo tavolo',
    notAgreed: 'Questo tavolo ha deciso di giocare senza questo aiuto',
    notReady: 'Ci sono ancora posti vuoti',
    badSetup: (x) => `Il tavolo non si può preparare: ${x.reason}`,
    badRecord: (x) => `Questa registrazione non si può aprire: ${x.reason}`,
    nameTaken: 'Questo nome è già di qualcun altro',
    weakPassword:
      'Questa password è tra le prime che chiunque proverebbe: una parola comune, una fila di tasti, una data, il tuo nome o indirizzo. Meglio una frase breve',
    wrongPassword: 'Nome e password non corrispondono',
    signInAgain: (x) =>
      `Il tuo profilo non ha una password. Per essere sicuri che sia tu, entra di nuovo con un link al tuo indirizzo e-mail e riprova entro ${x.minutes} minuti`,
    badLink: 'Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo',
    noMail: 'Questo server non può mandare posta',
    tooManyTables: (x) => `I bot giocano già da soli a ${x.most} dei tuoi tavoli: prima lascia che uno finisca`,
    tooHard: 'Calcolarlo richiede più tempo di quanto il server dedichi a una domanda. Non è cambiato nulla',
    storeFull: 'Il disco del server è pieno: non è stato salvato niente. Tutto ciò che viene prima è al sicuro',
    storeBroken: 'L’archivio del server non risponde. Nulla è cambiato',
    crossSite: 'Questa richiesta non viene da una nostra pagina',
    broken: 'Qualcosa si è rotto da parte nostra. Non è cambiato niente',
  },
  tooManyBots: (x) => `con ${x.bots} bot su ${x.players} posti non ne resta uno per te`,
  newerStore: (x) =>
    `l’archivio ha la versione ${x.version} e questo Binario conosce le versioni fino a ${x.known}: aggiorna Binario`,
  noStore: (x) => `l’archivio ${x.place} non si può aprire: ${x.reason}`,
  badSetting: (x) => `${x.setting} è «${x.said}»; dovrebbe essere come ${x.like}`,
  storeInUse: (x) => `un altro server usa l’archivio in ${x.place}: prima fermalo, o scegli un altro BINARIO_DATA`,
  wrongClock: (x) =>
    `l’orologio di questa macchina dice ${x.said}, e non può essere: si continua come se fossero le ${x.believed}. Se è giusto, sarà creduto dopo un giorno`,
  untrustedProxy:
    'le richieste passano da un proxy non fidato, e tutti i visitatori contano come un solo indirizzo: imposta BINARIO_TRUST_PROXY=1',
  admin: {
    unknown: (x) => `admin non sa ${x.verb}; conosce ${x.known}`,
    tooMuch: (x) => `«${x.said}» è di troppo: non è stato fatto niente. Un nome con spazi va fra virgolette`,
    nobody: (x) => `non c’è nessuno che si chiama ${x.who}; chi gioca senza profilo ha un id: admin people`,
    noTable: (x) => `non c’è nessun tavolo ${x.id}`,
    sitsThere: (x) => `${x.name} siede già al tavolo ${x.id}`,
    usage: {
      suspend: 'di’ chi: admin suspend NOME o ID',
      admit: 'di’ chi: admin admit NOME o ID',
      'delete-person': 'di’ chi: admin delete-person NOME o ID',
      password: 'di’ di chi: admin password NOME o ID',
      host: 'di’ chi: admin host NOME o ID',
      'no-host': 'di’ chi: admin no-host NOME o ID',
      'delete-table': 'di’ quale: admin delete-table ID',
      'hand-over': 'di’ quale posto e a chi: admin hand-over TAVOLO POSTO NOME o ID',
      registration: 'di’ quale: admin registration open, o closed',
      announce: 'di’ tra quanti minuti il server riparte: admin announce MINUTI, o off',
    },
    peopleHead: ['id', 'nome', 'è', 'e-mail', 'dal', 'ultima visita', 'tavoli'],
    tablesHead: ['id', 'gioco', 'è', 'mosse', 'ultima mossa', 'posti'],
    suspended: 'sospeso',
    suspendedNow: (x) => `${x.name} è sospeso e disconnesso da ogni dispositivo`,
    admitted: (x) => `${x.name} può entrare di nuovo`,
    personDeleted: (x) => `${x.name} è cancellato; le partite restano`,
    passwordIs: (x) => `${x.name} entra con ${x.password} e dovrebbe cambiarla`,
    hostNow: (x) => `${x.name} vede la pagina del gestore`,
    hostNoMore: (x) => `${x.name} non vede più la pagina del gestore`,
    tableDeleted: (x) => `il tavolo ${x.id} è cancellato`,
    handedOver: (x) => `il posto ${x.seat} del tavolo ${x.id} è di ${x.name}`,
    isOpen: 'possono entrare persone nuove',
    isClosed: 'non possono entrare persone nuove',
    announced: (x) => `le pagine dicono che il server riparte alle ${x.at}Z`,
    nothingAnnounced: 'non è più annunciato nulla',
    swept: (x) =>
      `${x.guests} nomi senza profilo dimenticati, ${x.deleted} tavoli mai cominciati cancellati, ${x.abandoned} partite abbandonate, ${x.chat} righe di chat cancellate`,
  },
  noWeb: 'le pagine non sono costruite: npm start le costruisce',
  backupDone: (x) => `l’archivio è copiato in ${x.file} e verificato: ${found(x)}`,
  backupThere: (x) => `${x.file} esiste già: scegli un altro nome`,
  unsound: (x) => `${x.file} non è integro: ${x.reason}`,
  noFolder: (x) => `non c’è nessuna cartella ${x.folder}: creala, o monta il disco su cui si trova`,
  noStoreThere: (x) => `non c’è nessun archivio in ${x.place}`,
  notEmpty: (x) => `${x.place} non è vuoto: non è stato fatto nulla (restore accetta --replace)`,
  restored: (x) =>
    `${x.file} è ora l’archivio ${x.place}: ${found(x)}${x.before ? `; quello che c’era è in ${x.before}` : ''}`,
  moveWhere: 'di’ verso dove: DATABASE_URL=postgres://… binario move',
  moved: (x) =>
    `${x.tables} tavoli con ${x.entries} mosse sono sul server PostgreSQL; ciò che è in ${x.place} è rimasto com’era`,
};
