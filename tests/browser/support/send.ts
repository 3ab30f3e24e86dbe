import type { Visitor } from './visitor.ts';

/** Asks the server with the cookies of the visitor, as a page would: where the way there is not what is tested. */
export async function send<T>({ context, home }: Visitor, path: string, data: object): Promise<T> {
  const answer = await context.request.post(`/api${path}`, { data, headers: { 'x-binario': '1', origin: home } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}
