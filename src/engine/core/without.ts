/** A copy of a record without one of its keys; `delete` would leave an object that is slow to read. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const others: Record<string, T> = {};
  for (const other in record) if (other !== key) others[other] = record[other]!;
  return others;
}
