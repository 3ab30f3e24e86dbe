// Progress towards a payment or the end of the game, each as a row of boxes that fill up.
import styles from './panels.module.css';
import type { Clock } from './tableFacts.ts';

export const ClockList = ({ clocks }: { readonly clocks: readonly Clock[] }) => (
  <ul className={styles.clocks}>
    {clocks.map(({ id, text, now, end, due }) => (
      <li key={id} data-due={due}>
        <span>{text}</span>
        <span className={styles.steps} aria-hidden>
          {Array.from({ length: end }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is nothing but its place
            <i key={i} data-full={i < now} />
          ))}
        </span>
      </li>
    ))}
  </ul>
);
