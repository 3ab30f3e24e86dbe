// A train, as a small plate with its type.
import styles from './market.module.css';

export const TrainChip = ({ type }: { readonly type: string }) => <span className={styles.train}>{type}</span>;
