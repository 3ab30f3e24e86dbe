// An open field in the form sent to pages and programs.
import type { Choices } from '../../api/choices.ts';
import type { Choice } from '../../engine/index.ts';

/** Copied, so that the answer shares no data with the engine. */
export function openOf(open: Choice['open']): Choices['choices'][number]['open'] {
  if (!open || open.kind === 'int') return open && { ...open };
  if (open.kind === 'routes') return { ...open, trains: [...open.trains] };
  if (open.kind === 'path') return { ...open, paths: open.paths.map(({ to, track }) => ({ to, track: [...track] })) };
  const values = [...open.values];
  return open.kind === 'oneOf' ? { ...open, values } : { ...open, values, soFar: [...open.soFar] };
}
