// Logs security events for the host: the event, the person and the address. No other line holds an address.
import type { FastifyRequest } from 'fastify';

export type AuditEvent =
  | 'guestMade'
  | 'accountMade'
  | 'signedIn'
  | 'signInFailed'
  | 'signedOut'
  | 'signedOutEverywhere'
  | 'sessionEnded'
  | 'passwordChanged'
  | 'passwordReset'
  | 'addressChanged'
  | 'tokenMade'
  | 'tokenTaken'
  | 'exported'
  | 'personDeleted'
  | 'notice'
  | 'suspended'
  | 'admitted'
  | 'tableDeleted'
  | 'handedOver';

export function audit(request: FastifyRequest, event: AuditEvent, about: object = {}): void {
  request.log.info({ audit: event, from: request.ip, by: request.person?.id ?? null, ...about });
}
