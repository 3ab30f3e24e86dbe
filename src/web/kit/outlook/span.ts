// Figures before and after an event, as its tables write them. Where others still have a choice, both ends are shown.

/** Equal ends mean certainty. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

export const sure = (figure: number): Span => ({ least: figure, most: figure });

export const minus = ({ least, most }: Span, figure: number): Span => ({ least: least - figure, most: most - figure });

type Told = (figure: number) => string;

export const spanText = ({ least, most }: Span, told: Told = String): string =>
  least === most ? told(least) : `${told(least)} … ${told(most)}`;

/** A figure with its sign, a true minus. */
export const signed =
  (told: Told = String): Told =>
  (figure) =>
    figure > 0 ? `+${told(figure)}` : figure < 0 ? `−${told(-figure)}` : told(0);

/** A gain, a loss, neither, or not known yet. */
export function turnOf({ least, most }: Span): 'gain' | 'loss' | 'none' | 'open' {
  if (least === 0 && most === 0) return 'none';
  if (least >= 0) return 'gain';
  return most <= 0 ? 'loss' : 'open';
}
