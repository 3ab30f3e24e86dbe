// Absorptions in Italian.

import type { Holder } from '../../../../engine/index.ts';
import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { at } from '../../../../words/it/kernel/at.ts';
import { offer, pool, president } from '../../../../words/it/terms.ts';
import type { Phrases } from '../../../../words/phrases.ts';
import type { Event1865 } from '../../rules/events.ts';
import type { Frame1865 } from '../../rules/frames.ts';
import type { Action1865, Refusals1865 } from '../../rules/index.ts';

type Lines = Catalogue<Event1865, Refusals1865, Action1865, Frame1865>;

const shares = (n: number) => (n === 1 ? '1 azione' : `${n} azioni`);
/** Recipient of the payment for a holder's certificates, and their place if that is not the holder. */
const payee = (who: Holder, f: Phrases): string => (typeof who === 'number' ? at(f.seat(who)) : 'alla banca');
const whereabouts = (who: Holder): string =>
  typeof who === 'number' ? '' : who === 'pool' ? ` ${pool.in}` : ' dei Dragon';

export const exchangeEvents = {
  absorptionBegan: {
    log: (e, f) =>
      `${e.occasion === 'active' ? `${e.acquirer} assorbe ${e.target}` : `${e.target} si fa assorbire da ${e.acquirer}`}: ${f.money(e.price)} per azione, ${f.money(e.sum)} in tutto`,
    short: ([e], f) => `assorbe ${f.company(e.target)}, ${f.money(e.sum)}`,
  },
  companyAbsorbed: {
    log: (e, f) =>
      `${e.survivor} rileva da ${e.company} ${f.list([
        f.money(e.cash),
        ...e.trains.map((train) => f.train(train)),
        `${e.traffic} di traffico`,
        ...e.maritimes.map((id) => f.name(id)),
        ...(e.loans > 0 ? [e.loans === 1 ? '1 prestito' : `${e.loans} prestiti`] : []),
      ])}`,
    short: silent,
  },
  ownSharesSold: {
    log: (e, f) =>
      `${e.company} vende ${e.shares === 1 ? 'un’azione propria' : `${e.shares} azioni proprie`} alla banca per ${f.money(e.sum)}`,
    short: silent,
  },
  loansTaken: (e, f) =>
    `${e.company} prende ${e.loans === 1 ? 'un prestito di Stato' : `${e.loans} prestiti di Stato`}: ${f.money(e.sum)}`,
  sharesPaidOff: {
    log: (e, f) =>
      `${e.by} paga ${f.money(e.sum)} ${payee(e.holder, f)} per ${shares(e.shares)} di ${e.company}${whereabouts(e.holder)}`,
    short: silent,
  },
  tokensAdded: {
    log: (e) => `${e.company} riceve ${e.tokens === 1 ? 'un’altra stazione' : `altre ${e.tokens} stazioni`}`,
    short: silent,
  },
  mineFreed: { log: (e, f) => `${e.company} riprende la stazione dalla miniera di ${f.name(e.mine)}`, short: silent },
  cityShared: (e, f) =>
    `${e.company} ha già una stazione ${at(f.name(e.city))}: riceve ${f.money(e.sum)} dalla banca per quella di ${e.target}`,
  companyReturned: { log: (e) => `${e.company} torna ${offer.in}, come maggiore`, short: silent },
} satisfies Partial<Lines['events']>;

export const exchangeRefusals = {
  'absorb.notLaunched': (r) => `${r.company} non è un’altra società che opera`,
  'absorb.president': (r) => `${r.company} e ${r.other} non hanno lo stesso ${president.bare}`,
  'absorb.neverOperated': (r) => `${r.company} non ha ancora mai operato`,
  'absorb.hasOperated': (r) => `${r.company} ha già operato in questo turno operativo`,
  'absorb.hasAbsorbed': (r) => `${r.company} ha assorbito un’altra società in questo turno operativo, quindi opera`,
  'absorb.notJoined': (r) =>
    `${r.acquirer} e ${r.target} non hanno una città in comune, e nessun percorso diretto collega le loro stazioni`,
  'absorb.tooDear': (r, f) =>
    `${r.acquirer} dovrebbe pagare ${f.money(r.sum)} e arriverebbe a ${r.loans} prestiti; al massimo sono tre`,
  'mine.notOwn': (r, f) => `${f.name(r.mine)} non è una miniera con una stazione dell’acquirente`,
  'mine.notTargets': (r, f) => `${f.name(r.mine)} non è una miniera con una stazione della società assorbita`,
  'mine.noTokenLeft': () => 'L’acquirente non ha più stazioni',
  'mine.carbonia': () => 'L’acquirente ha già una stazione nel distretto di Carbonia',
  'mine.notJoined': (r, f) => `Nessun percorso diretto collega ${f.name(r.mine)} a un’altra stazione dell’acquirente`,
} satisfies Partial<Lines['refusals']>;

export const exchangeActions = {
  absorb: (a) => `assorbi ${a.company}`,
  beAbsorbed: (a) => `fatti assorbire da ${a.company}`,
  freeMine: (a, f) => `riprendi la stazione dalla miniera di ${f.name(a.mine)}`,
  replaceInMine: (a, f) => `sostituisci la stazione nella miniera di ${f.name(a.mine)}`,
} satisfies Partial<Lines['actions']>;

export const exchangePassed = {
  absorb: 'lascia le società come sono',
  freeMine: 'lascia le stazioni nelle miniere',
  replaceInMine: 'non rileva altre miniere',
};

export const exchangeKinds = {
  absorb: 'Assorbi una società',
  beAbsorbed: 'Fatti assorbire',
  freeMine: 'Libera una miniera',
  replaceInMine: 'Sostituisci la stazione in una miniera',
} satisfies Partial<Lines['kinds']>;

export const exchangePassing = {
  absorb: 'non assorbire',
  freeMine: 'lascia le stazioni nelle miniere',
  replaceInMine: 'lascia libere le altre miniere',
} satisfies Lines['passing'];
