// A train, as a small plate with its type.
import { Explained } from '../glossary/Explained.tsx';
import styles from './market.module.css';

export const TrainChip = ({ type }: { readonly type: string }) => (
  <Explained term="train" inert className={styles.train}>
    {type}
  </Explained>
);
