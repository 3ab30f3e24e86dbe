// The part of an OpenAPI description that the page shows, and its requests in groups.
import type { Schema } from './schema.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Groups requests by the first word of the path after `/api`, in the order of the description. */
export function groupsOf({ paths }: OpenApi): ReadonlyMap<string, readonly Request[]> {
  const groups = new Map<string, Request[]>();
  for (const [path, operations] of Object.entries(paths)) {
    const name = path.split('/')[2] ?? '';
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    for (const [method, operation] of Object.entries(operations))
      group.push({ method: method.toUpperCase(), path, operation });
  }
  return groups;
}

const schemaOf = (from: Content | undefined): Schema | null => Object.values(from?.content ?? {})[0]?.schema ?? null;

export const bodyOf = ({ requestBody }: Operation): Schema | null => schemaOf(requestBody);

/** The schema of a successful answer; null if it is empty. */
export const answerOf = ({ responses }: Operation): Schema | null => {
  const schema = schemaOf(responses[Object.keys(responses).find((status) => status.startsWith('2')) ?? '']);
  return schema?.type === 'null' ? null : schema;
};

/** The schema of refusals, which all share one shape: taken from the first request. */
export const refusalOf = ({ paths }: OpenApi): Schema | null => {
  const [first] = Object.values(paths).flatMap((operations) => Object.values(operations));
  return schemaOf(first?.responses['4XX']);
};
