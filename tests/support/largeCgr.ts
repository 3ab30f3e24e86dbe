// The eve of a Canadian Government Railway with everything left to decide: debts that could be paid or not, more tokens
// than it has, two of them in one hex, and more trains than it may keep.
import { eve, type Table1856 } from './cgr1856.ts';

export function largeCgr(rulings: Readonly<Record<string, string>> = {}): Table1856 {
  const t = eve({
    names: ['Ada', 'Ben', 'Carl', 'Dora'],
    rulings,
    buyerPosition: { loans: 2, treasury: 750, tokens: ['P9.0'] },
    companies: {
      BBG: { loans: 3, owners: { Ben: [20, 10], Dora: [10] }, trains: ['4', '5'], tokens: ['J15.0', 'G12.0', 'I12.0'] },
      CA: {
        loans: 2,
        treasury: 130,
        owners: { Ben: [20], Ada: [10, 10] },
        trains: ['4'],
        tokens: ['D17.0', 'I12.1', 'F17.0'],
      },
      CPR: {
        loans: 4,
        owners: { Carl: [20, 10, 10], Ada: [10] },
        trains: ['4', '5'],
        tokens: ['M4.0', 'H15.0', 'L13.0', 'O18.0'],
      },
      CV: {
        loans: 3,
        owners: { Dora: [20, 10], Carl: [10] },
        pool: [10, 10],
        trains: ['4'],
        tokens: ['N11.0', 'J13.0', 'B19.0'],
      },
    },
    purses: { Ada: 150, Ben: 0, Carl: 90, Dora: 320 },
  });
  t.choices('Ada'); // comes to rest before the state is taken
  return t;
}
