// The sender of a request, for routes about tables.
import type { FastifyRequest } from 'fastify';
import type { Requester } from '../play/rights.ts';
import { Fault } from './fault.ts';

export const requesterOf = (request: FastifyRequest): Requester => request.person?.id ?? null;

export function personOf(request: FastifyRequest): string {
  if (!request.person) throw new Fault('notSignedIn');
  return request.person.id;
}
