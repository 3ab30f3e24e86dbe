import type { Visitor } from './visitor.ts';

/** Sends a request with the visitor's cookies, as a page would: for tests of something else. */
export async function send<T>({ context, home }: Visitor, path: string, data: object): Promise<T> {
  const answer = await context.request.post(`/api${path}`, { data, headers: { 'x-binario': '1', origin: home } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}
