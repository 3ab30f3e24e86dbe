// Building, tokens, traffic and maritime companies of 1865 in Italian.

import type { Catalogue } from '../../../../words/catalogue.ts';
import { at, atFirst } from '../../../../words/it/kernel/at.ts';
import { events as everyGame } from '../../../../words/it/kernel/events.ts';
import { refusals as whyNot } from '../../../../words/it/kernel/refusals.ts';
import type { Event1865 } from '../../rules/events.ts';
import type { Refusals1865 } from '../../rules/index.ts';

type Told = Catalogue<Event1865, never, never, never>['events'];
type Refused = Catalogue<never, Refusals1865, never, never>['refusals'];

const from = {
  home: 'dalla sua sede',
  city: 'da una città che è cresciuta',
  mine: 'da una miniera',
  route: 'dal percorso della nuova stazione',
  maritime: 'da una compagnia marittima',
};

export const buildEvents = {
  tileLaid: { ...everyGame.tileLaid, log: (e, f) => everyGame.tileLaid.log({ ...e, tile: f.name(e.tile) }, f) },
  maritimeHandedOver: (e, f) => `${f.seat(e.seat)} cede ${f.name(e.maritime)} a ${e.company}`,
  trafficGained: {
    log: (e) => `${e.company} riceve ${e.amount} di traffico ${from[e.reason]} e ne ha ${e.traffic}`,
    short: (es) => `traffico ${es.at(-1)!.traffic}`,
  },
} satisfies Partial<Told>;

export const buildRefusals = {
  'maritime.notYours': (r, f) => `${f.name(r.maritime)} non è una tua compagnia marittima`,
  'track.twoTiles': () => 'In un turno si posano al massimo due tessere',
  'track.noHex': (r) => `${r.hex} non è su questa mappa`,
  'track.sameHex': (r, f) => `In questo turno è già stata posata una tessera ${at(f.name(r.hex))}`,
  'track.mine': (r, f) => `La miniera di ${f.name(r.hex)} ha la sua tessera: nessuno la sostituisce`,
  'track.tooDear': (r, f) => `La seconda tessera costa ${f.money(r.cost)}; in cassa ci sono ${f.money(r.cash)}`,
  'track.wrongTile': (r, f) => whyNot['track.wrongTile']({ ...r, tile: f.name(r.tile) }, f),
  'track.doesNotFit': (r, f) => whyNot['track.doesNotFit']({ ...r, tile: f.name(r.tile) }, f),
  'track.elsewhere': (r, f) => `La tessera ${f.name(r.tile)} è per luoghi diversi da ${f.name(r.hex)}`,
  'track.nothingNew': (r, f) =>
    `Con questo orientamento la tessera ${f.name(r.tile)} non aggiunge binari nuovi ${at(f.name(r.hex))}`,
  'token.noCity': (r, f) => `${atFirst(f.name(r.city))} non c’è né una città né una miniera`,
  'token.carbonia': (r) => `${r.company} ha già una stazione in una miniera del distretto di Carbonia`,
  'token.outOfReach': (r, f) => `Nessun percorso diretto porta da una stazione di ${r.company} ${at(f.name(r.city))}`,
  'token.noRoute': (r, f) => `Questo non è un percorso diretto da una stazione di ${r.company} ${at(f.name(r.city))}`,
} satisfies Partial<Refused>;
