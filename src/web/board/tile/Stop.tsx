// A city with its places for tokens, a town as a dot or a bar across its track, a mine, a port.
import { DiscLetters } from '../DiscLetters.tsx';
import { Token } from '../Token.tsx';
import { Icon } from './Icon.tsx';
import { UNIT } from './sizes.ts';
import { slotRadius } from './slots.ts';
import styles from './tile.module.css';
import type { PictureSlot, PictureStop } from './tilePicture.ts';

export function Stop({ stop }: { readonly stop: PictureStop }) {
  const { kind, x, y, turn, slots } = stop;
  if (kind === 'city') return <City slots={slots} />;
  if (kind === 'bar')
    return (
      <rect
        className={styles.town}
        x={-3.2}
        y={-8.5}
        width={6.4}
        height={17}
        rx={1.6}
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    );
  if (kind === 'mine' && slots.length > 0) return <Mine slots={slots} />;
  if (kind === 'town') return <circle className={styles.town} cx={x} cy={y} r={5.6} />;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.works} r={9.5} />
      <Icon icon={kind} />
    </g>
  );
}

function City({ slots }: { readonly slots: readonly PictureSlot[] }) {
  const radius = slotRadius(slots.length) * UNIT;
  const hull = `M${slots.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  return (
    <g>
      {slots.length > 1 && (
        <>
          <path className={styles.hullEdge} strokeWidth={2 * radius + 5.2} d={hull} />
          <path className={styles.hull} strokeWidth={2 * radius + 2.4} d={hull} />
        </>
      )}
      {slots.map((slot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is nothing but its place
        <Slot key={i} slot={slot} radius={radius} />
      ))}
    </g>
  );
}

/** With places for tokens: the hammers lie in a free place, and small beside a token. */
function Mine({ slots }: { readonly slots: readonly PictureSlot[] }) {
  const radius = slotRadius(slots.length) * UNIT;
  return slots.map((slot, i) => {
    const { x, y, company } = slot;
    const away = company ? radius * 0.86 : 0;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is nothing but its place
      <g key={i}>
        <Slot slot={slot} radius={radius} />
        <g transform={`translate(${x + away} ${y + away})`}>
          {company && <circle className={styles.works} r={6.2} />}
          <g className={styles.hammers} transform={company ? 'scale(0.62)' : 'scale(1.15)'}>
            <Icon icon="mine" />
          </g>
        </g>
      </g>
    );
  });
}

interface SlotProps {
  readonly slot: PictureSlot;
  readonly radius: number;
}

function Slot({ slot: { x, y, company, awaits, landed }, radius }: SlotProps) {
  if (company) return <Token company={company} at={{ x, y, radius: radius - 0.6 }} {...(landed && { landed })} />;
  const [first] = awaits ?? [];
  return (
    <g transform={`translate(${x} ${y})`} className={styles.slot}>
      <circle r={radius} />
      {first && (
        <>
          <circle
            className={styles.home}
            r={radius - 2.4}
            style={{ fill: first.colour, stroke: first.thin ?? first.colour }}
          />
          {awaits!.map(({ letter }, i) => (
            <DiscLetters
              key={letter}
              letters={letter}
              radius={radius - 0.6}
              y={(i - (awaits!.length - 1) / 2) * (awaits!.length > 2 ? 7 : 9.2)}
            />
          ))}
        </>
      )}
    </g>
  );
}
