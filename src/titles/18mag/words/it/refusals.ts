import type { Catalogue } from '../../../../words/catalogue.ts';
import { refusals as everyGame } from '../../../../words/it/kernel/refusals.ts';
import { director } from '../../../../words/it/terms.ts';
import type { Refusals18Mag } from '../../rules/index.ts';
import { companyName } from '../names.ts';

/** The supply sells by type, a minor one of its trains. */
const train = (id: string) => `treno ${id.split('-')[0]}`;
const colours: Readonly<Record<string, [one: string, many: string]>> = {
  yellow: ['gialla', 'gialle'],
  green: ['verde', 'verdi'],
  brown: ['marrone', 'marroni'],
  gray: ['grigia', 'grigie'],
};

export const refusals: Catalogue<never, Refusals18Mag, never, never>['refusals'] = {
  ...everyGame,
  'run.passesTerminal': (r, f) => `Un’area rossa chiude la corsa: oltre ${f.name(r.stop)} non si va`,
  'run.noToken': (r) => `Il percorso del ${train(r.train)} non tocca una stazione della minore`,
  'offer.refused': (r, f) => `${f.money(r.price)} per questo ${train(r.item)} sono già stati rifiutati: offri di più`,

  'draft.notOffered': (r) => `${companyName(r.item)} non si può più scegliere`,
  'draft.minorsFull': (r) => `Hai già le tue ${r.limit} minori: prendi un’azione`,
  'draft.sharesFull': (r) =>
    r.limit === 1 ? 'Hai già la tua azione: prendi una minore' : `Hai già le tue ${r.limit} azioni: prendi una minore`,

  'stock.overLimit': (r) => `Hai più di ${r.limit} certificati: prima vendi`,
  'share.notInPlay': (r) => `${companyName(r.company)} non c’è in questa partita`,
  'share.noneLeft': (r) => `La banca non ha azioni di ${companyName(r.company)}`,
  'sell.presidency': (r) =>
    `Nessun altro ha il 20% di ${companyName(r.company)}, che serve per prendere il certificato di ${director.bare}`,

  'track.twoTiles': () => 'In questo turno sono già state posate due tessere',
  'track.noHex': (r) => `Su questa mappa l’esagono ${r.hex} non c’è`,
  'track.printed': (r, f) =>
    `${r.colour === 'red' ? 'Nelle aree rosse' : 'Sugli esagoni grigi'} non si costruisce mai: ${f.name(r.hex)}`,
  'track.secondUpgrade': () =>
    'In questo turno una tessera è già stata sostituita: l’altra dev’essere una gialla nuova',
  'track.homeFirst': (r, f) => `${companyName(r.company)} costruisce prima nella sua sede, ${f.name(r.home)}`,
  'track.tooDear': (r, f) => `Costa ${f.money(r.cost)}; in cassa ci sono ${f.money(r.cash)}`,
  'track.colour': (r) =>
    `La tessera ${r.tile} è ${colours[r.colour]?.[0] ?? r.colour}: nella fase ${colours[r.phase]?.[0] ?? r.phase} non ci sono tessere ${colours[r.colour]?.[1] ?? r.colour}`,
  'track.noneLeft': (r) => `Le tessere ${r.tile} sono finite, contando quelle posate dall’altro lato`,
  'track.deadEnd': (r, f) =>
    `Con questo orientamento la tessera ${r.tile} a ${f.name(r.hex)} punta fuori mappa o contro una barriera`,
  'track.notConnected': (r, f) =>
    `Con questo orientamento nessun binario a ${f.name(r.hex)} sarebbe collegato a una stazione di ${companyName(r.company)}`,
  'terrain.noCost': (r, f) => `A ${f.name(r.hex)} non c’è terreno da pagare`,
  'terrain.noToken': (r) => `${companyName(r.company)} non ha più gettoni terreno`,
  'terrain.withLay': () => 'Qui il gettone terreno si sceglie insieme alla tessera',
  'terrain.announced': () => 'Qui il gettone terreno si annuncia prima della tessera',
  'terrain.waiting': () => 'Un gettone terreno aspetta già la prossima tessera',
  'majorToken.noneLeft': everyGame['token.noneLeft'],
  'majorToken.tooDear': everyGame['token.tooDear'],
  'majorToken.noCity': everyGame['token.noCity'],
  'majorToken.alreadyHere': everyGame['token.alreadyHere'],
  'majorToken.cityFull': everyGame['token.cityFull'],

  'run.tooShort': (r) =>
    `Una corsa unisce almeno ${r.least} località, e le miniere non lo sono; il ${train(r.train)} ne ha ${r.stops}`,
  'run.noRoute': (r) => `Nessun treno di ${companyName(r.company)} ha un percorso`,
  'run.notBest': (r, f) =>
    `Queste corse rendono ${f.money(r.sum)}; con gli stessi vagoni si arriva a ${f.money(r.best)}, e si deve correre per il massimo`,
  'run.mines': (r) =>
    r.most === 0
      ? `Senza un vagone di SNW il ${train(r.train)} non può andare in miniera`
      : `Con un vagone di SNW il ${train(r.train)} visita ${r.most} miniera, non ${r.mines}`,
  'wagon.notForHire': (r) => `${companyName(r.wagon)} in questa partita non noleggia vagoni`,
  'wagon.twice': (r) => `Di ${companyName(r.wagon)} c’è un solo vagone per turno`,
  'wagon.tooDear': (r, f) =>
    `Il vagone costa ${f.money(r.price)}; in cassa ci sono ${f.money(r.cash)}, e la corsa paga solo dopo`,
  'wagon.useless': (r) => `Nessuna tua corsa potrebbe usare un vagone di ${companyName(r.wagon)}`,
  'wagon.unused': (r, f) =>
    `Ciò che si noleggia va usato: queste corse non usano tutto di ${f.list(r.wagons.map(companyName))}`,
  'wagon.withRun': () => 'Qui i vagoni si noleggiano insieme alla corsa',
  'wagon.announced': () => 'Qui i vagoni si noleggiano uno per uno prima della corsa',

  'scrap.notOwned': (r) => `${companyName(r.company)} non possiede questo ${train(r.train)}`,
  'scrap.wagonHired': () => 'Un vagone è già noleggiato: ora i treni devono correre',
  'train.notForSale': (r) =>
    r.from === 'bank'
      ? `Nella riserva di questa partita non c’è un ${train(r.train)}`
      : `${companyName(r.from)} non ha questo ${train(r.train)} da vendere`,
  'train.istvans': (r) => `${companyName(r.from)} è di István, che non ti vende treni`,
  'train.leastPrice': (r, f) => `Si paga almeno ${f.money(r.price)}`,
  'dividend.tooMuch': (r, f) => `In cassa ci sono ${f.money(r.cash)}`,
  'dividend.tens': () => 'Si distribuisce a decine: 1 Ft per azione a ogni passo',
  'dividend.undecided': (r, f) => `Di’ quanto si distribuisce dei ${f.money(r.cash)}; può essere anche nulla`,

  'istvan.noCard': (r) => `${companyName(r.minor)} non c’è in questa partita`,
  'istvan.hasCard': (r) => `István ha già ${companyName(r.minor)}`,
  'istvan.otherCity': (r, f) =>
    `Ora ${companyName(r.company)} non potenzia ${f.name(r.hex)}: prima viene la sede, poi la città più vicina, cioè ${f.either(r.hexes.map((hex) => f.name(hex)))}`,
  'istvan.joinsLess': (r, f) =>
    `Posata così, la tessera ${r.tile} non collega a ${f.name(r.hex)} tanti binari quanti István deve`,
  'istvan.otherHex': (r, f) =>
    `La carta di ${companyName(r.company)} chiede una stazione a ${f.name(r.hex)}, non a ${f.name(r.city)}`,
};
