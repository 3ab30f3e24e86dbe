// Sentences one below the other. The same sentence may occur twice.

interface Props {
  readonly lines: readonly string[];
  readonly className?: string | undefined;
}

export function Lines({ lines, className }: Props) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no name but their place
    <span key={i} className={className}>
      {line}
    </span>
  ));
}
