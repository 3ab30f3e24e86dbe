// A company's layer at a table that finds its own routes: where the company stands and is bound for, which is printed.
import type { CompanyLayer } from '../../kit/face.ts';

export const withoutReach = ({ picture }: CompanyLayer): CompanyLayer => ({
  picture: { ...picture, hexes: [], stops: [], closed: [] },
  stops: 0,
  closed: [],
});
