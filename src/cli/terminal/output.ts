// Output to the screen: on a terminal it is drawn afresh, elsewhere only changes are printed, line by line.
import type { Screen } from './screen.ts';
import { flow } from './text.ts';

export interface Output {
  say(...lines: readonly string[]): void;
  show(screen: Screen, recent: readonly string[], notice: readonly string[]): void;
  /** Makes the next screen complete, whatever was printed before. */
  forget(): void;
  /** Prints a passing remark; the returned function wipes it out, if the terminal can. */
  remark(text: string): () => void;
}

const HOME = '\x1b[H\x1b[2J';
const WIPE = '\r\x1b[K';
/** Fewest and most lines of recent events to repeat under the board. */
const RECENT = [4, 12] as const;

export function terminalOutput(out: NodeJS.WritableStream): Output {
  const write = (lines: readonly string[]) => out.write(lines.map((line) => `${line}\n`).join(''));
  return {
    say: (...lines) => write(lines),
    show({ board, panels, menu }, recent, notice) {
      const taken = board.length + panels.length + menu.length + notice.length + 4;
      const { rows = Number.POSITIVE_INFINITY, columns = 120 } = out as { rows?: number; columns?: number };
      const room = Math.min(RECENT[1], Math.max(RECENT[0], rows - taken));
      // a long story becomes running text, and if even that is too long, loses its middle
      const story = recent.length > room ? flow(recent, ' · ', columns) : recent;
      const shown = story.length > room ? ['…', ...story.slice(1 - room)] : story;
      out.write(HOME);
      write([...board, ...panels, '', ...shown, ...(recent.length > 0 ? [''] : []), ...menu, ...notice]);
    },
    forget() {},
    remark(text) {
      out.write(text);
      return () => out.write(WIPE);
    },
  };
}

export function plainOutput(out: NodeJS.WritableStream): Output {
  const write = (lines: readonly string[]) => out.write(lines.map((line) => `${line}\n`).join(''));
  const printed = new Map<'board' | 'panels', string>();
  const once = (part: 'board' | 'panels', lines: readonly string[]): readonly string[] => {
    const text = lines.join('\n');
    if (text === '' || printed.get(part) === text) return [];
    printed.set(part, text);
    return ['', ...lines];
  };
  return {
    say: (...lines) => write(lines),
    // events were printed as they happened
    show({ board, panels, menu }, _, notice) {
      write([...once('board', board), ...once('panels', panels), '', ...menu, ...notice]);
    },
    forget: () => printed.clear(),
    remark(text) {
      write([text]);
      return () => {};
    },
  };
}
