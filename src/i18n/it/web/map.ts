import type { MapLines } from '../../web/map.ts';

export const map: MapLines = {
  lands: { '1856': 'Alto Canada', '1862': 'Contee orientali', '1865': 'Sardegna e Corsica', '18mag': 'Ungheria' },
  waters: { erie: 'Lago Erie', ontario: 'Lago Ontario', north: 'Mare del Nord' },
  tile: {
    left: (count) => (count === 1 ? 'è l’ultima' : `ne restano ${count}`),
    pays: 'Valore',
    nothing: '0',
    bestRuns: 'Corse migliori',
    unchanged: 'come prima',
    joins: (joined, all) =>
      `${joined === 0 ? 'Nessun' : joined} ${joined > 1 ? 'binari collegati' : 'binario collegato'}${all > joined ? `, ${all - joined} ${all - joined === 1 ? 'uscita libera' : 'uscite libere'}` : ''}`,
    others: 'Altre tessere che vanno bene qui',
    name: (id) => `Tessera ${id}`,
    doNotFit: (count) => (count === 1 ? '1 tessera non va bene: perché' : `${count} tessere non vanno bene: perché`),
  },
  layers: {
    head: 'Livelli della mappa',
    coordinates: 'Coordinate negli esagoni',
    company: 'Portata di una società',
    nobody: 'nessuna',
    reaches: (stops) => (stops === 1 ? 'raggiunge 1 località' : `raggiunge ${stops} località`),
    blocked: (places) => `chiuse per lei: ${places}`,
    open: 'nessuno la blocca',
    nextValues: 'Valori della prossima fase',
  },
  legend: {
    home: 'Sede di una società',
    city: 'Città: un posto per una stazione in ogni cerchio',
    town: 'Paese: senza stazioni',
    value: 'Quanto paga una località',
    columns: 'Quanto paga nel corso della partita; in evidenza adesso',
    later: 'Sigla che vale per le tessere successive',
    cost: 'Terreno: quanto costa costruire',
    impassable: 'Nessun binario attraverso questo lato',
    offboard: 'Fuori mappa',
    port: 'Porto',
    bare: 'Colline',
  },
  print: {
    head: (name) => `${name}: la mappa da stampare`,
    button: 'Stampa la mappa',
    back: 'Torna al gioco',
    tokens: 'Stazioni da ritagliare',
    hint: 'Una pagina orizzontale; nella finestra di stampa attiva la grafica di sfondo.',
  },
};
