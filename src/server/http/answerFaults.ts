// Answers every failure in one shape and in words; internal errors are also logged.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStoreAway, isStoreDamaged, isStoreFull } from '../store/trouble.ts';
import { Fault } from './fault.ts';
import { langOfRequest } from './langOfRequest.ts';
import { complainTo } from './requestLog.ts';
import { wordsOfFault } from './wordsOfFault.ts';

export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const fault = faultOf(error);
    if (fault.code === 'broken' || fault.code === 'storeFull' || fault.code === 'storeBroken')
      complainTo(request.log)(error);
    return answer(fault, request, reply);
  });
}

export async function answer(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const lang = langOfRequest(request.headers['accept-language']);
  const told = await wordsOfFault(fault, lang);
  const { seconds } = fault.args ?? {};
  if (typeof seconds === 'number' && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  return reply
    .status(fault.statusCode)
    .header('cache-control', 'no-store')
    .header('content-language', lang)
    .type('application/json; charset=utf-8')
    .serializer((x: unknown) => JSON.stringify(x)) // the schema of the successful answer does not apply
    .send(told);
}

export function faultOf(error: FastifyError | Fault | Error): Fault {
  if (error instanceof Fault) return error;
  if (isStoreFull(error)) return new Fault('storeFull');
  if (isStoreAway(error) || isStoreDamaged(error)) return new Fault('storeBroken');
  const { validation, code, statusCode = 500 } = error as Partial<FastifyError>;
  if (validation) return new Fault('badRequest', { field: fieldOf(validation) });
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Fault('tooLarge');
  if (statusCode === 404) return new Fault('notFound');
  return new Fault(statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'broken');
}

/** The first field that violates the schema. */
const fieldOf = (errors: NonNullable<FastifyError['validation']>): string =>
  String(errors[0]?.instancePath ?? '')
    .split('/')
    .filter(Boolean)
    .join('.');
