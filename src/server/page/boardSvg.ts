// The board of Chicago Express as a picture: kinds of hex by colour and pattern, companies by colour and letter.
import { centreOf } from '../../engine/hex/grid.ts';
import { type CompanyId, companies, companyIds } from '../../games/chicago-express/companies.ts';
import { cells, type HexId, hexes, isIndustrial, neighbours } from '../../games/chicago-express/map.ts';
import { type ChicagoState, isDeveloped, standing } from '../../games/chicago-express/state.ts';

const R = 20; // from the centre of a hex to a corner
const HALF = (R * Math.sqrt(3)) / 2; // from the centre to a flat side

const at = (hex: (typeof cells)[number]) => {
  const { x, y } = centreOf(hex);
  return { x: 1.5 * R * x + R + 2, y: HALF * (y + 1) + 2 };
};

const round = (n: number) => Math.round(n * 10) / 10;

const corners = (x: number, y: number, r: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map((a) => `${round(x + r * Math.cos((a * Math.PI) / 180))},${round(y + r * Math.sin((a * Math.PI) / 180))}`)
    .join(' ');

const letters: Readonly<Record<CompanyId, string>> = { PRR: 'P', BO: 'B', CO: 'C', NYC: 'N', WAB: 'W' };

/** Where up to five locomotives stand on one hex. */
const spots = [
  [[0, 0]],
  [
    [-6, 0],
    [6, 0],
  ],
  [
    [-6, -4],
    [6, -4],
    [0, 6],
  ],
  [
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
  ],
  [
    [-8, -6],
    [8, -6],
    [0, 0],
    [-8, 7],
    [8, 7],
  ],
] as const;

function hexMark(s: ChicagoState, cell: (typeof cells)[number]): string {
  const { x, y } = at(cell);
  const hex = hexes[cell.id];
  const parts = [`<polygon class="hex ${hex.kind}" points="${corners(x, y, R - 0.6)}"/>`];
  if (hex.kind === 'mountain') parts.push(`<path class="sign" d="M${x - 7} ${round(y + 5)}l7-11 7 11z"/>`);
  if (hex.kind === 'forest')
    parts.push(`<path class="sign" d="M${x} ${round(y - 7)}l5 9h-10zM${x} ${round(y + 2)}v5"/>`);
  if (hex.kind === 'city' || hex.kind === 'chicago')
    parts.push(`<circle class="town" cx="${x}" cy="${round(y)}" r="9"/>`);
  if (isIndustrial(cell.id))
    parts.push(
      `<rect class="town" x="${x - 9}" y="${round(y - 9)}" width="18" height="18"/>`,
      `<text class="value" x="${x}" y="${round(y + 4)}">${s.industry[cell.id]}</text>`,
    );
  if (isDeveloped(s, cell.id)) parts.push(`<path class="house" d="M${x + 8} ${round(y - 7)}l5-5 5 5v6h-10z"/>`);
  return parts.join('');
}

/** A line to each neighbouring hex of the same network, drawn once. Lines of several companies lie side by side. */
function tracks(s: ChicagoState): string[] {
  return companyIds.map((id, k) => {
    const network = s.networks[id];
    const shift = 2.4 * (k - 2);
    const lines = network.flatMap((hex, i) =>
      network
        .slice(0, i)
        .filter((other) => neighbours[hex].includes(other))
        .map((other) => {
          const [a, b] = [at(cellOf(hex)), at(cellOf(other))];
          return `M${round(a.x)} ${round(a.y + shift)}L${round(b.x)} ${round(b.y + shift)}`;
        }),
    );
    return lines.length > 0 ? `<path class="track ${companies[id].colour}" d="${lines.join('')}"/>` : '';
  });
}

const cellOf = (hex: HexId) => cells.find((cell) => cell.id === hex)!;

function locomotives(s: ChicagoState, cell: (typeof cells)[number]): string {
  const here = standing(s, cell.id);
  const { x, y } = at(cell);
  return here
    .map((id, i) => {
      const [dx, dy] = spots[here.length - 1]![i]!;
      const place = `translate(${round(x + dx)} ${round(y + dy)})`;
      return `<g class="loco ${companies[id].colour}" transform="${place}"><circle r="6"/><text y="3">${letters[id]}</text></g>`;
    })
    .join('');
}

function label(cell: (typeof cells)[number]): string {
  const { name, kind } = hexes[cell.id];
  if (!name) return '';
  const { x, y } = at(cell);
  return `<text class="name${kind === 'city' ? ' minor' : ''}" x="${x}" y="${round(y + HALF - 1.5)}">${name.replace('&', '&amp;')}</text>`;
}

export function boardSvg(s: ChicagoState, alt: string): string {
  const width = Math.ceil(1.5 * R * 18 + 2 * R + 4);
  const height = Math.ceil(HALF * 23 + 4);
  const all = [cells.map((c) => hexMark(s, c)), tracks(s), cells.map((c) => locomotives(s, c)), cells.map(label)]
    .flat()
    .join('');
  return `<svg class="board" viewBox="0 0 ${width} ${height}" role="img" aria-label="${alt}">${all}</svg>`;
}
