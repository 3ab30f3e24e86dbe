// Refusals of the kernel in every 18xx game, in Italian.

import type { RailRefusals } from '../../../kernel/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import { pool, president, sources } from '../terms.ts';
import { at, atFirst } from './at.ts';

/** Colours of tiles, in the plural. */
const colours: Readonly<Record<string, string>> = {
  white: 'bianche',
  yellow: 'gialle',
  green: 'verdi',
  brown: 'marroni',
  gray: 'grigie',
  red: 'rosse',
  blue: 'blu',
};

export const refusals = {
  'sell.onceATurn': (r, f) => `In questo turno hai già venduto ${f.company(r.company)}: si vende in un solo blocco`,
  'sell.notHeld': (r, f) =>
    r.held === 0 ? `Non hai azioni di ${f.company(r.company)}` : `Possiedi il ${r.held}% di ${f.company(r.company)}`,
  'sell.poolFull': (r, f) => `${pool.The} può prendere ancora il ${r.room}% di ${f.company(r.company)}`,
  'sell.presidency': (r, f) => `Nessun altro può diventare ${president.bare} di ${f.company(r.company)}`,
  'private.sold': (r, f) => `${f.name(r.private)} è già venduta`,
  'private.tooDear': (r, f) => `Costa ${f.money(r.price)}; hai ${f.money(r.cash)}`,
  'start.started': (r, f) => `${f.company(r.company)} è già fondata`,
  'share.notStarted': (r, f) => `${f.company(r.company)} non è in gioco`,
  'share.soldThisRound': (r, f) => `In questo turno azionario hai venduto ${f.company(r.company)}`,
  'share.certificateLimit': (r) => `Puoi tenere al massimo ${r.limit} certificati`,
  'share.sixtyPercent': (r, f) => `Puoi tenere al massimo il 60% di ${f.company(r.company)}`,
  'share.noneLeft': (r, f) => `${sources[r.from]!.The} non ha azioni di ${f.company(r.company)}`,
  'share.tooDear': (r, f) => `Costa ${f.money(r.price)}; hai ${f.money(r.cash)}`,

  'track.printed': (r, f) => `${atFirst(f.name(r.hex))} non si costruisce`,
  'track.outOfReach': (r, f) => `${f.company(r.company)} non raggiunge ${f.name(r.hex)}`,
  'track.tooDear': (r, f) => `Il terreno costa ${f.money(r.cost)}; in cassa ci sono ${f.money(r.cash)}`,
  'track.wrongTile': (r, f) => `La tessera ${r.tile} non va ${at(f.name(r.hex))}`,
  'track.colour': (r) => `Nella fase ${r.phase} non ci sono tessere ${colours[r.colour] ?? r.colour}`,
  'track.noneLeft': (r) => `Le tessere ${r.tile} sono finite`,
  'track.doesNotFit': (r, f) => `Con questo orientamento la tessera ${r.tile} non va bene ${at(f.name(r.hex))}`,
  'track.notConnected': (r, f) =>
    `Con questo orientamento ${f.company(r.company)} non raggiunge binari nuovi ${at(f.name(r.hex))}`,
  'token.noneLeft': (r, f) => `${f.company(r.company)} non ha più stazioni`,
  'token.tooDear': (r, f) => `La stazione costa ${f.money(r.cost)}; in cassa ci sono ${f.money(r.cash)}`,
  'token.noCity': (r, f) => `${atFirst(f.name(r.city))} non c’è una città`,
  'token.alreadyHere': (r, f) => `${f.company(r.company)} ha già una stazione ${at(f.name(r.city))}`,
  'token.cityFull': (r, f) => `${atFirst(f.name(r.city))} non c’è posto`,
  'token.reserved': (r, f) => `L’ultimo posto ${at(f.name(r.city))} è riservato a ${f.company(r.company)}`,
  'token.outOfReach': (r, f) => `${f.company(r.company)} non raggiunge ${f.name(r.city)}`,

  'run.empty': (r, f) => `Il ${f.train(r.train)} non ha binari su cui correre`,
  'run.unknownPiece': (r) => `Il binario ${r.piece} non esiste`,
  'run.notJoined': (r, f) => `Il percorso del ${f.train(r.train)} si interrompe a ${r.piece}`,
  'run.reversal': (r, f) => `Il ${f.train(r.train)} farebbe inversione a ${r.piece}`,
  'run.noStopAtEnd': (r, f) => `Il percorso del ${f.train(r.train)} comincia e finisce in una località`,
  'run.trackTwice': (r, f) => `Il ${f.train(r.train)} usa due volte ${r.piece}`,
  'run.sideTwice': (r, f) => `Il ${f.train(r.train)} torna sullo stesso lato di un esagono, a ${r.piece}`,
  'run.stopTwice': (r, f) => `Il ${f.train(r.train)} visita due volte ${f.name(r.stop)}`,
  'run.passesBlocked': (r, f) => `${f.name(r.stop)} è piena di stazioni altrui: ci si può fermare, non passare`,
  'run.passesTerminal': (r, f) => `Chi arriva ${at(f.name(r.stop))} lì finisce`,
  'run.noToken': (r, f) => `Il percorso del ${f.train(r.train)} non tocca una stazione della società`,
  'run.tooLong': (r, f) => `Un ${f.train(r.train)} visita al massimo ${r.most} località, non ${r.stops}`,
  'run.sharesTrack': (r, f) => `Il ${f.train(r.train)} e il ${f.train(r.other)} usano lo stesso binario a ${r.piece}`,
  'run.notItsTrain': (r, f) => `${f.company(r.company)} non ha un ${f.train(r.train)} da far correre`,
  'run.trainTwice': (r, f) => `Il ${f.train(r.train)} corre una volta sola`,
  'run.mustRun': (r, f) => `${f.company(r.company)} ha un treno e un percorso: deve correre`,
  'dividend.nothing': (r, f) => `${f.company(r.company)} non ha nulla da distribuire`,
  'dividend.undecided': (r, f) => `Distribuisci o trattieni ${f.money(r.revenue)}`,

  'train.limit': (r, f) => `${f.company(r.company)} può avere al massimo ${r.limit} treni`,
  'train.notForSale': (r, f) => `Il ${f.train(r.train)} lì non è in vendita`,
  'train.price': (r, f) => `Il suo prezzo è ${f.money(r.price)}`,
  'train.tooDear': (r, f) => `Costa ${f.money(r.price)}; in cassa ci sono ${f.money(r.cash)}`,
  'discard.notOwned': (r, f) => `${f.company(r.company)} non può scartare un ${f.train(r.train)}`,
  'offer.refused': (r, f) => `${f.money(r.price)} per ${f.name(r.item)} sono già stati rifiutati: offri di più`,
  'keep.noToken': (r, f) => `${atFirst(f.name(r.city))} non c’è una stazione da tenere`,
  'keep.tokensLeft': () => 'Ci sono ancora stazioni da sostituire',
  'giveUp.noToken': (r, f) => `${atFirst(f.name(r.city))} non c’è una stazione di troppo`,
  'giveUp.tooMany': () => 'Ci sono sulla mappa più stazioni di quante la società può averne',
} satisfies Catalogue<never, RailRefusals, never, never>['refusals'];

/** The cheapest of several too dear, if others are refused likewise. */
export const examples = {
  'share.tooDear': (r, f) => `La più economica costa ${f.money(r.price)}; hai ${f.money(r.cash)}`,
  'train.tooDear': (r, f) => `Il più economico costa ${f.money(r.price)}; in cassa ci sono ${f.money(r.cash)}`,
  'token.tooDear': (r, f) => `La stazione più economica costa ${f.money(r.cost)}; in cassa ci sono ${f.money(r.cash)}`,
} satisfies Catalogue<never, RailRefusals, never, never>['examples'];
