// Sentences one below the other. The same sentence may come twice.
import { classes } from '../design/classes.ts';

interface Props {
  readonly lines: readonly string[];
  readonly className?: string | undefined;
  /** The sentences that begin something new, and how they look. */
  readonly heads?: ReadonlySet<string | null>;
  readonly headClass?: string | undefined;
}

export function Lines({ lines, className, heads, headClass }: Props) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no name but their place
    <span key={i} className={classes(className, heads?.has(line) && headClass)}>
      {line}
    </span>
  ));
}
