// A look with the lines that only 18Mag has in the terminal.
import type { Look } from '../../../cli/terminal/drawing.ts';
import type { TerminalLines18Mag } from '../words/terminal.ts';

export interface OwnLook extends Look {
  readonly own: TerminalLines18Mag;
}
