// A sum in a game's currency, with aligned figures. A change carries its sign and a colour.
import { changeText, moneyText } from '../../words/figures.ts';
import { useLang } from '../app/lang.ts';
import { classes } from './classes.ts';
import style from './Money.module.css';

export interface MoneyProps {
  readonly sum: number;
  /** The game's format, with {n} for the figure. */
  readonly currency: string;
  /** True for a gain or a loss. */
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
