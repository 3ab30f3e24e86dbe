// A sum in a game's currency, with figures that stand in columns. A change carries its sign and a colour.
import { changeText, moneyText } from '../../words/figures.ts';
import { useLang } from '../app/lang.ts';
import { classes } from './classes.ts';
import style from './Money.module.css';

export interface MoneyProps {
  readonly sum: number;
  /** As a game declares it, with {n} where the figure goes. */
  readonly currency: string;
  /** Shown as a gain or a loss. */
  readonly change?: boolean;
}

export function Money({ sum, currency, change = false }: MoneyProps) {
  const lang = useLang();
  return (
    <span className={classes(style.money, change && sum > 0 && style.gain, change && sum < 0 && style.loss)}>
      {(change ? changeText : moneyText)(sum, currency, lang)}
    </span>
  );
}
