// A JSON schema for readers: names of fields, and types in the words of TypeScript.

export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

export interface ShownField {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  /** The fields inside; none at the deepest shown level. */
  readonly fields: readonly ShownField[];
}

/** Deepest level shown: a table, its seats, their people. */
const DEEPEST = 3;

export function typeText(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' | ');
  if (schema.type === 'array') {
    const of = typeText(schema.items ?? {});
    return of.includes(' ') ? `(${of})[]` : `${of}[]`;
  }
  return schema.type ?? 'any';
}

/** The fields of an object, of a list's items, or of each of several shapes. */
export function fieldsOf(schema: Schema, deepest = DEEPEST): readonly ShownField[] {
  if (deepest === 0) return [];
  if (schema.items) return fieldsOf(schema.items, deepest);
  if (schema.anyOf) return distinct(schema.anyOf.flatMap((one) => fieldsOf(one, deepest)));
  return Object.entries(schema.properties ?? {}).map(([name, of]) => ({
    name,
    type: typeText(of),
    optional: !schema.required?.includes(name),
    fields: fieldsOf(of, deepest - 1),
  }));
}

/** Merges equal fields of alternative shapes. */
const distinct = (fields: readonly ShownField[]): readonly ShownField[] => [
  ...new Map(fields.map((field) => [`${field.name} ${field.type}`, field])).values(),
];
