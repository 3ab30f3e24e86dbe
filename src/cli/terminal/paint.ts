// Colours on or off. Off means that not a single escape code leaves the program.
import pc from 'picocolors';

/** Ink and paper are numbers of the 256-colour palette, which looks alike on dark and on light terminals. */
export interface Style {
  readonly ink?: number;
  readonly paper?: number;
  readonly bold?: boolean;
  readonly underline?: boolean;
}

export interface Paint {
  readonly on: boolean;
  styled(text: string, style: Style): string;
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
}

export function paintFor(colour: boolean): Paint {
  const { bold, dim, red, green } = pc.createColors(colour);
  return { on: colour, styled: colour ? styled : (text) => text, bold, dim, red, green };
}

function styled(text: string, { ink, paper, bold, underline }: Style): string {
  const codes = [
    ...(bold ? [1] : []),
    ...(underline ? [4] : []),
    ...(ink === undefined ? [] : [38, 5, ink]),
    ...(paper === undefined ? [] : [48, 5, paper]),
  ];
  return codes.length === 0 ? text : `\x1b[${codes.join(';')}m${text}\x1b[0m`;
}
