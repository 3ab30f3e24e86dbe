// A look with the lines that only Chicago Express has in the terminal.
import type { Look } from '../../../cli/terminal/drawing.ts';
import type { ChicagoTerminalLines } from '../words/terminal.ts';

export interface OwnLook extends Look {
  readonly own: ChicagoTerminalLines;
}
