// One sign of a hex around its own middle: a value, a row of values, a label, a cost, an icon, a name.
import { Token } from '../Token.tsx';
import { Icon } from './Icon.tsx';
import { COLUMN, columnsInRow, LINE, sizeOf, TERRAIN, VALUE, valueWidth } from './sizes.ts';
import styles from './tile.module.css';
import type { TileSign } from './tilePicture.ts';

export function Sign({ sign }: { readonly sign: TileSign }) {
  if (sign.kind === 'value')
    return (
      <g className={styles.value}>
        <rect x={-valueWidth(sign.text)} y={-VALUE} width={2 * valueWidth(sign.text)} height={2 * VALUE} rx={VALUE} />
        <text y={4}>{sign.text}</text>
      </g>
    );
  if (sign.kind === 'columns') return <Columns columns={sign.columns} />;
  if (sign.kind === 'label')
    return (
      <text className={styles.label} data-later={sign.later || undefined} y={sign.later ? 4 : 5.4}>
        {sign.text}
      </text>
    );
  if (sign.kind === 'cost') return <Cost sign={sign} />;
  if (sign.kind === 'icon')
    return sign.company ? <Token company={sign.company} at={{ x: 0, y: 0, radius: 8.4 }} /> : <Icon icon={sign.icon} />;
  if (sign.kind === 'note')
    return (
      <g className={styles.note}>
        <rect x={-sizeOf(sign).width / 2} y={-6.5} width={sizeOf(sign).width} height={13} rx={2} />
        <text y={3.9}>{sign.text}</text>
      </g>
    );
  if (sign.kind === 'id')
    return (
      <text className={styles.id} y={3}>
        {sign.text}
      </text>
    );
  return (
    <text className={styles.name} data-name>
      {sign.lines.map((line, i) => (
        <tspan key={line} x={0} y={4 + (i - (sign.lines.length - 1) / 2) * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** What building costs, with an icon for each kind of terrain before it. */
function Cost({ sign }: { readonly sign: Extract<TileSign, { kind: 'cost' }> }) {
  const { terrains, text } = sign;
  const left = -sizeOf(sign).width / 2;
  return (
    <g className={styles.terrain}>
      {terrains.map((terrain, i) => (
        <g key={terrain} transform={`translate(${left + (i + 0.5) * TERRAIN} 0)`}>
          <Icon icon={terrain} />
        </g>
      ))}
      <text className={styles.cost} x={(terrains.length * TERRAIN) / 2} y={4.2}>
        {text}
      </text>
    </g>
  );
}

/** The values of a place over the game, the present one strong. */
function Columns({ columns }: { readonly columns: Extract<TileSign, { kind: 'columns' }>['columns'] }) {
  const { width, height } = COLUMN;
  const inRow = columnsInRow(columns.length);
  const left = (-inRow * width) / 2;
  const top = (-Math.ceil(columns.length / inRow) * height) / 2;
  return (
    <g className={styles.columns}>
      {columns.map(({ id, text, now, next }, i) => (
        <g
          key={id}
          data-column={id}
          data-now={now || undefined}
          data-next={next || undefined}
          transform={`translate(${left + (i % inRow) * width} ${top + Math.floor(i / inRow) * height})`}
        >
          <rect width={width} height={height} />
          <text x={width / 2} y={height / 2 + 4.3}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
