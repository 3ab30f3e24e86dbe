// Lines of chat as they come: each once, in order.
import type { ChatLine } from '../../../api/tables.ts';

export function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(chat.map((line) => line.id));
  const fresh = lines.filter((line) => !known.has(line.id));
  return fresh.length === 0 ? chat : [...chat, ...fresh].sort((a, b) => a.id - b.id);
}
