// The picture of the home page: a printed board of our own, drawn like the boards of the games.
import style from './HeroBoard.module.css';
import { centre, heroHexes, heroLines, heroSize, hexPath, trackPath } from './heroMap.ts';

const lands = ['plain', 'forest', 'mountain', 'city', 'goal'] as const;
const [width, height] = heroSize;

export function HeroBoard({ label }: { readonly label: string }) {
  return (
    <figure className={style.frame}>
      <svg className={style.board} viewBox={`-6 -2 ${width + 12} ${height + 4}`} role="img" aria-label={label}>
        <path className={style.coast} d={heroHexes.map(({ col, row }) => hexPath(col, row)).join('')} />
        {lands.map((land) => (
          <path
            key={land}
            className={style[land]}
            d={heroHexes.flatMap((hex) => (hex.land === land ? [hexPath(hex.col, hex.row)] : [])).join('')}
          />
        ))}
        <Signs />
        {heroLines.map((line) => (
          <g key={line.ink} className={style[line.ink]}>
            <path className={style.bed} d={trackPath(line.hexes)} />
            <path className={style.track} d={trackPath(line.hexes)} />
          </g>
        ))}
        <Towns />
        {heroLines.map((line) => (
          <Locomotive key={line.ink} at={line.hexes[0]!} ink={line.ink} letter={line.letter} />
        ))}
      </svg>
    </figure>
  );
}

/** Peaks and trees, so that the land can be read without its colours. */
function Signs() {
  const peaks = heroHexes
    .filter(({ land }) => land === 'mountain')
    .map((hex) => signAt(hex.col, hex.row, 'm-8 6 5-10 4 6 3-4 5 8'));
  const trees = heroHexes
    .filter(({ land }) => land === 'forest')
    .map((hex) => signAt(hex.col, hex.row, 'm-6 5v-9m-3 6 3-6 3 6m4 6v-9m-3 6 3-6 3 6'));
  return <path className={style.signs} d={[...peaks, ...trees].join('')} />;
}

const signAt = (col: number, row: number, path: string): string => {
  const [x, y] = centre(col, row);
  return `M${x} ${y}${path}`;
};

function Towns() {
  return heroHexes
    .filter(({ land }) => land === 'city' || land === 'goal')
    .map(({ col, row, land }) => {
      const [x, y] = centre(col, row);
      return (
        <g key={`${col} ${row}`}>
          <circle className={style.town} cx={x} cy={y} r={land === 'goal' ? 13 : 7} />
          {land === 'goal' && <circle className={style.heart} cx={x} cy={y} r="8.5" />}
        </g>
      );
    });
}

function Locomotive({ at: [col, row], ink, letter }: { at: readonly [number, number]; ink: string; letter: string }) {
  const [x, y] = centre(col, row);
  return (
    <g className={style[ink]}>
      <circle className={style.loco} cx={x} cy={y} r="9" />
      <text className={style.letter} x={x} y={y + 4}>
        {letter}
      </text>
    </g>
  );
}
