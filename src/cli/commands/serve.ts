// binario serve: the server, as npm start has it.
import type { Status } from '../context.ts';

export async function serve(): Promise<Status> {
  await import('../../server/main.ts');
  return 0;
}
