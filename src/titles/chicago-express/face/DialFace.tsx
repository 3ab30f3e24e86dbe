// A dial: a half circle of steps, the last one red, and a hand.
import styles from './chicago.module.css';

interface Props {
  readonly at: number;
  readonly steps: number;
}

const R = 34;
/** From the left over the top to the right. */
const angleOf = (step: number, steps: number): number => -80 + (160 * step) / steps;
const pointAt = (angle: number, r: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(r * Math.cos(turn)).toFixed(2)} ${(r * Math.sin(turn)).toFixed(2)}`;
};

const arc = (from: number, to: number, r: number): string => `M${pointAt(from, r)}A${r} ${r} 0 0 1 ${pointAt(to, r)}`;

export function DialFace({ at, steps }: Props) {
  const half = 80 / steps;
  return (
    <svg className={styles.dial} viewBox="-46 -46 92 56" aria-hidden>
      <path className={styles.rim} d={`${arc(-96, 96, R + 8)}`} />
      <path className={styles.green} d={arc(-80 - half * 0.6, angleOf(steps, steps) - half, R)} />
      <path className={styles.redZone} d={arc(angleOf(steps, steps) - half, 80 + half * 0.6, R)} />
      {Array.from({ length: steps + 1 }, (_, step) => {
        const angle = angleOf(step, steps);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a notch is nothing but its place
            key={step}
            className={styles.notch}
            d={`M${pointAt(angle, R - 6)}L${pointAt(angle, R + 5)}`}
          />
        );
      })}
      <g className={styles.hand} style={{ transform: `rotate(${angleOf(Math.min(at, steps), steps)}deg)` }}>
        <path d={`M-2.4 4L0 ${-R - 1}L2.4 4Z`} />
      </g>
      <circle className={styles.hub} r={4.6} />
    </svg>
  );
}
