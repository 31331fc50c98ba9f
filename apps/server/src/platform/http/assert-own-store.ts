import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Session } from './requester.ts';

/**
 * Throws when a request names another store or user than its session. Older clients send both in queries,
 * bodies and headers. Equal values are harmless; other values are a mistake or an attack, and are logged
 * (`auth.foreign-store`). A page also sends its session's id (`id_sessao`). After another login in the same
 * browser, the cookie belongs to the new session. A page of the old session then gets `auth.required`.
 */
export function assertOwnStore(request: FastifyRequest, session: Session): void {
  const { query, body, params, headers } = request;
  if (claimsIn(headers, 'id_sessao').some((claim) => claim !== session.sessionId))
    throw new AppError('auth.required');
  const stores = [query, body, params, headers].flatMap((part) => [
    ...claimsIn(part, 'id_estabelecimento'),
    ...claimsIn(part, 'merchant_id'),
  ]);
  const users = claimsIn(headers, 'id_usuario');
  const isOwn =
    stores.every((claim) => claim === String(session.storeId)) &&
    users.every((claim) => claim === String(session.userId));
  if (isOwn) return;
  request.log.warn(
    {
      traceId: request.id,
      route: request.routeOptions.url,
      storeId: session.storeId,
      userId: session.userId,
    },
    'call refused: its session named a foreign store or person',
  );
  throw new AppError('auth.foreign-store');
}

/** The values under a name in one part of the request; empty when the name does not occur. */
function claimsIn(part: unknown, name: string): string[] {
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return [];
  const answer: unknown = Reflect.get(part, name);
  return (Array.isArray(answer) ? answer : [answer])
    .map((claim) => (typeof claim === 'object' ? JSON.stringify(claim) : String(claim).trim()))
    .filter((claim) => claim !== '' && claim !== 'null');
}
