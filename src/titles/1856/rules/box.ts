// The contents of the box of 1856 (R002-R009).
import type { Box, CompanyFacts } from '../../../kernel/box.ts';
import { map } from './map.ts';
import { prices } from './market.ts';
import type { State1856 } from './state.ts';
import { phases, trainTypes } from './trains.ts';

/** Name and colours of a company. */
const company = (name: string, paper: string, ink = '#ffffff'): CompanyFacts => ({ name, paper, ink });

export const box = {
  map,
  prices,
  money: 12_000, // R002
  companies: {
    BBG: company('Buffalo, Brantford & Goderich Railway', '#ffd9eb', '#000000'),
    CA: company('Canada Air Line Railway', '#f72d2d'),
    CPR: company('Canadian Pacific Railroad', '#c474bc'),
    CV: company('Credit Valley Railway', '#2d0047'),
    GT: company('Grand Trunk Railway', '#78c292'),
    GW: company('Great Western Railway', '#6e6966'),
    LPS: company('London & Port Sarnia Railway', '#c3deeb', '#000000'),
    TGB: company('Toronto, Grey & Bruce Railway', '#c94d00'),
    THB: company('Toronto, Hamilton and Buffalo Railway', '#ebff45', '#000000'),
    WR: company('Welland Railway', '#54230e'),
    WGB: company('Wellington, Grey & Bruce Railway', '#494d99'),
    CGR: company('Canadian Government Railway', '#000000'),
  },
  trains: trainTypes,
  phases,
} satisfies Box<State1856>;
