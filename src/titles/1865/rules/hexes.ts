// The printed board of 1865: every hex, and the borders that cost more than plain ones. Edges 0 to 5 go clockwise from
// the bottom. The board is a reconstruction: corrections by a printed one change this file and no rule
// (docs/correct-1865.md).
import type { MapFacts, NodeFacts } from '../../../engine/track/facts.ts';
import { city, town } from '../../../engine/track/notation.ts';
import { bare, hexesOf, print } from '../../../engine/track/prints.ts';

export const orientation: MapFacts['orientation'] = 'flat';

// Marks printed beside a place, besides its maritime company, M1 to M8 (R003).
/** R111: on the coast; marked at towns and at cities without a letter. */
export const COAST = 'coast';
/** R117: a mine of the Carbonia district. */
export const CARBONIA = 'carbonia';

/** R116: a mine has one slot. It is worth nothing until its tile lies there. */
const mine: NodeFacts = { kind: 'mine', value: 0, slots: 1 };

export const sardinia = hexesOf({
  A23: bare([mine], { name: 'Argentiera' }),
  B22: bare([town(0)], { name: 'Porto Torres', icons: [COAST] }),
  B24: bare([town(0)], { name: 'Alghero', icons: [COAST] }),
  B36: bare([mine], { name: 'Su Zurfuru', icons: ['M4', CARBONIA] }),
  B38: bare([mine], { name: 'Monteponi', icons: ['M4', CARBONIA] }),
  B40: bare([mine], { name: 'Serbariu', icons: ['M4', CARBONIA] }),
  C23: print('yellow', [city(3, 2)], '2a 5a', { name: 'Sassari', label: 'S', icons: ['M6'] }),
  C25: bare(),
  C27: bare([town(0)], { name: 'Bosa', icons: [COAST] }),
  C29: bare(),
  C31: print('yellow', [city(3, 2)], '0a 4a', { name: 'Oristano', label: 'O', icons: ['M5'] }),
  C33: bare(),
  C35: bare([town(0)], { name: 'Guspini', icons: [COAST] }),
  C37: bare(),
  C39: bare(),
  D22: bare(),
  D24: bare(),
  D26: bare(),
  D28: bare([town(0)], { name: 'Macomer' }),
  D30: bare(),
  D32: bare(),
  D34: bare([town(0)], { name: 'Sanluri' }),
  D36: bare(),
  D38: bare([town(0)], { name: 'Siliqua' }),
  D40: bare(),
  E21: bare([town(0)], { name: 'Tempio', icons: [COAST] }),
  E23: bare(),
  E25: bare([town(0)], { name: 'Ozieri' }),
  E27: bare(),
  E29: bare(),
  E31: bare([town(0)], { name: 'Sorgono' }),
  E33: bare([city(0)], { name: 'Isili' }),
  E35: bare(),
  E37: bare([town(0)], { name: 'Decimomannu' }),
  E39: print('yellow', [city(3, 2)], '2a 3a 4a', { name: 'Cagliari', label: 'C', icons: ['M3'] }),
  F18: bare([town(0)], { name: 'Palau', icons: [COAST] }),
  F20: bare(),
  F22: bare([town(0)], { name: 'Monti' }),
  F24: bare(),
  F26: bare(),
  F28: print('yellow', [city(3, 2)], '1a 3a', { name: 'Nuoro', label: 'N' }),
  F30: bare(),
  F32: bare([town(0)], { name: 'Seui' }),
  F34: bare(),
  F36: bare([mine], { name: 'Su Suergiu' }),
  F38: bare(),
  G19: bare(),
  G21: bare([city(0)], { name: 'Olbia', icons: [COAST, 'M1'] }),
  G23: bare(),
  G25: bare([mine], { name: 'Sos Enattos' }),
  G27: bare(),
  G29: bare(),
  G31: bare([town(0)], { name: 'Lanusei' }),
  G33: bare(),
  G35: bare(),
  G37: bare([town(0)], { name: 'Muravera', icons: [COAST] }),
  G39: bare(),
  H22: bare(),
  H24: bare([town(0)], { name: 'Siniscola', icons: [COAST] }),
  H26: bare(),
  H28: bare(),
  H30: bare([city(0)], { name: 'Arbatax', icons: [COAST, 'M2'] }),
  H32: bare(),
});

export const corsica = hexesOf({
  C5: bare([mine], { name: 'Argentella' }),
  C9: bare(),
  D4: bare([city(0)], { name: 'Calvi', icons: [COAST, 'M8'] }),
  D6: bare(),
  D8: bare(),
  D10: bare([city(0)], { name: 'Ajaccio', icons: [COAST, 'M7'] }),
  D12: bare([town(0)], { name: 'Propriano', icons: [COAST] }),
  D14: bare(),
  E3: bare([town(0)], { name: "L'Île-Rousse", icons: [COAST] }),
  E5: bare(),
  E7: bare([town(0)], { name: 'Corte' }),
  E9: bare(),
  E11: bare(),
  E13: bare(),
  E15: bare([town(0)], { name: 'Bonifacio', icons: [COAST] }),
  F2: bare(),
  F4: bare([town(0)], { name: 'Ponte Leccia' }),
  F6: bare(),
  F8: bare(),
  F10: bare([town(0)], { name: 'Ghisonaccia', icons: [COAST] }),
  F12: bare(),
  F14: print('yellow', [city(3, 2)], '1a 3a', { name: 'Portovecchio', label: 'P' }),
  G3: print('yellow', [city(3, 2)], '0a 1a', { name: 'Bastia', label: 'B' }),
  G5: bare(),
  G7: bare([mine], { name: 'Matra' }),
});

/** R110: the dotted links between the islands count as printed track. All other sea is not on the map. */
export const sea = hexesOf({
  // Bonifacio to Palau
  F16: print('blue', [], '20'),
  // Portovecchio to Olbia
  G15: print('blue', [], '20'),
  G17: print('blue', [], '35'),
  H18: print('blue', [], '20'),
  H20: print('blue', [], '31'),
  // Ajaccio to Porto Torres
  C11: print('blue', [], '40'),
  C13: print('blue', [], '30'),
  C15: print('blue', [], '30'),
  C17: print('blue', [], '30'),
  C19: print('blue', [], '31'),
  B20: print('blue', [], '40'),
});

/** R119: the price of a plain border on a token's way; rivers and mountains have a whole price of their own. */
export const PLAIN = 10;

export const borders: readonly {
  readonly kind: 'river' | 'mountain';
  readonly cost: number;
  /** The pairs of hexes that it parts, by the name of the river or the range. */
  readonly between: Readonly<Record<string, string>>;
}[] = [
  {
    kind: 'river',
    cost: 40,
    between: {
      'Flumini Mannu': 'E39-D38 E37-D38 E37-D36 E35-D36 E35-D34',
      Tirso: 'F26-E27 F28-E27 E27-E29 D28-E29 D28-D30 C29-D30 C29-C31',
      Flumendosa: 'F32-G31 F32-G33 F34-G33 F34-G35 F36-G35 G35-G37',
      Coghinas: 'E23-D24 E23-D22 E21-D22',
      Temo: 'C25-C27',
      Golo: 'F4-F6 F4-G5 G3-G5',
      Tavignano: 'F6-F8 G7-F8',
      Prunelli: 'D10-D12',
    },
  },
  {
    kind: 'mountain',
    cost: 60,
    between: {
      Sulcis: 'D40-C39 D38-D40 D38-C39',
      'Iglesiente - Monte Linas': 'D38-C37 D36-C37 D36-C35 C37-B36 C37-B38 C39-B38 C35-B36',
      'Sette Fratelli - Gerrei': 'F38-F36 E37-F36 F38-G37 F36-G37 F34-F36 E35-F36',
      Gennargentu: 'D30-E29 E29-F30 E31-F30 F30-F32 F30-G29 F30-G31 F28-F30 E31-E29 F32-F34 E33-F32',
      'Supramonte - Ogliastra': 'G27-G29 G29-H28 G29-G31 F28-G29 G29-H30 G31-G33 G33-G35',
      'Monte Albo - Ala': 'F26-G25 G27-G25 G25-H24 F24-F26 F24-G25 F24-G23',
      Limbara: 'E21-E23 E21-F22',
      'Marghine - Goceano': 'E25-F26 D26-E27 E25-E27 D26-E25',
      Montiferru: 'C27-C29 D28-C29 C27-D28',
      'Monte Arci': 'C33-D32',
      Nurra: 'B22-A23 B24-A23',
      'Monte Cinto': 'D6-E5 D6-E7 D8-E7 D8-E9 D4-E5 D4-D6 D4-C5 D6-C5',
      'Monte Renoso - Vizzavona': 'E7-E9 E9-F8 E9-F10 E11-F10',
      'Incudine - Bavella': 'E11-F12 E13-F12 E13-F14',
      Castagniccia: 'F6-G7',
    },
  },
];
