// A side of a hex that is a border of some kind: a river, hills with their hachures, an edge that cannot be crossed.
import styles from './tile.module.css';

interface Props {
  readonly kind: string;
  readonly path: string;
  /** Of the hex. */
  readonly colour?: string;
}

export const Border = ({ kind, path, colour }: Props) => (
  <>
    {kind === 'mountain' && <path className={styles.hachures} d={path} />}
    <path className={styles.border} data-kind={kind} data-colour={colour} d={path} />
  </>
);
