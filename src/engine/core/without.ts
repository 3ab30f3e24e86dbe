/** The same record without one of its keys. To delete it would make what is left slow to read. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const others: Record<string, T> = {};
  for (const other in record) if (other !== key) others[other] = record[other]!;
  return others;
}
