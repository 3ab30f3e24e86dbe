// One command of the palette, or one thing to find, by its name.
import type { CommandGroup } from '../../../words/web/keys.ts';

export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Its effect, if the name does not say it. */
  readonly hint?: string;
  readonly key?: string;
  run(): void;
}

/** Groups shown before anything is typed; the others are too many, and are found by their names. */
const ATONCE: readonly CommandGroup[] = ['choices', 'turn', 'panels', 'more'];

export const isAtOnce = ({ group }: Command): boolean => ATONCE.includes(group);
