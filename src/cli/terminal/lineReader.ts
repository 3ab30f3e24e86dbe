// Lines from a person or a pipe. Early lines wait; Ctrl-C and the end of the input are answers like any other.
import { createInterface } from 'node:readline';
import { oneLine } from '../context.ts';

/** Longest line that anybody types; more from a pipe is nonsense. */
const LONGEST = 300;

export type Answer = { readonly line: string } | 'end' | 'interrupt';

export interface LineReader {
  ask(prompt: string): Promise<Answer>;
  /** True if Ctrl-C was pressed while no question was open. */
  isInterrupted(): boolean;
  close(): void;
}

export function lineReader(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, editing: boolean): LineReader {
  // readline gives a pipe no prompt, so we echo it, and a transcript reads like a session
  const lines = editing
    ? createInterface({ input, output, terminal: true })
    : createInterface({ input, terminal: false });
  const waiting: Answer[] = [];
  let answer: ((a: Answer) => void) | null = null;
  const give = (a: Answer): void => {
    const asked = answer;
    answer = null;
    if (asked) asked(a);
    else waiting.push(a);
  };
  const interrupt = (): void => give('interrupt');
  lines.on('line', (line) => give({ line: oneLine(line).slice(0, LONGEST) }));
  lines.on('close', () => give('end'));
  lines.on('SIGINT', interrupt);
  process.on('SIGINT', interrupt);
  return {
    async ask(prompt) {
      const early = waiting.shift();
      if (editing && !early) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const given = early ?? (await new Promise<Answer>((resolve) => (answer = resolve)));
      if (given === 'end') waiting.push('end'); // the input has ended for good
      if (editing && !early && typeof given === 'string') output.write('\n');
      if (!editing || early) output.write(`${prompt}${typeof given === 'object' ? given.line : ''}\n`);
      return given;
    },
    isInterrupted: () => waiting.includes('interrupt'),
    close() {
      process.off('SIGINT', interrupt);
      lines.removeAllListeners('close');
      lines.close();
    },
  };
}
