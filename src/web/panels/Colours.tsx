// The colours of tiles that may be laid, as small hexes.
import styles from './market.module.css';

export const Colours = ({ colours }: { readonly colours: readonly string[] }) => (
  <span className={styles.colours} aria-hidden>
    {colours.map((colour) => (
      <i key={colour} data-colour={colour} />
    ))}
  </span>
);
