// Checks input against its schema, compiled once for each route.
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

export const validatorOf: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const shape = Compile(schema);
  return (value: unknown) => {
    if (shape.Check(value)) return { value };
    // An address is all text: a value that does not fit as text may fit as a number.
    const meant = httpPart === 'body' ? value : Value.Convert(schema, value);
    return shape.Check(meant) ? { value: meant } : { error: shape.Errors(meant) as never };
  };
};
