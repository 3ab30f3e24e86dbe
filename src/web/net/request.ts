// One request to the server: JSON in, JSON out, with a time limit; a refusal is thrown as a problem.
import type { ApiError } from '../../api/errors.ts';
import { useLangStore } from '../app/lang.ts';
import { ApiProblem } from './ApiProblem.ts';
import { missed, reached } from './reach.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const patience = 15_000;

export async function request<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const limit = AbortSignal.timeout(patience);
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: {
      accept: 'application/json',
      'accept-language': useLangStore.getState().lang,
      // A form of another site cannot send this header: it shows the server that our own page asks.
      'x-binario': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    if (!limit.aborted) missed();
    throw new ApiProblem(limit.aborted ? 'timeout' : 'offline');
  });
  reached();
  const content = await read(answer);
  if (answer.ok) return content as T;
  const said = isObject(content) ? (content as Partial<ApiError>) : undefined;
  throw new ApiProblem(said?.code ?? codeOf(answer.status), answer.status, said);
}

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** Null for an answer without content, or one that is not JSON (a proxy's own page). */
async function read(answer: Response): Promise<unknown> {
  if (answer.status === 204) return null;
  const text = await answer.text().catch(() => '');
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const codeOf = (status: number) =>
  status === 404 ? 'notFound' : status === 429 ? 'tooMany' : status >= 502 && status <= 504 ? 'offline' : 'broken';
