// Sentences one below the other. The same sentence may come twice.

export function Lines({
  lines,
  className,
}: {
  readonly lines: readonly string[];
  readonly className?: string | undefined;
}) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no name but their place
    <span key={i} className={className}>
      {line}
    </span>
  ));
}
