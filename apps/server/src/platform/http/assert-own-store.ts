import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Session } from './requester.ts';

/**
 * Store and person come from the session alone. Older clients still name them in queries, bodies and headers: the
 * same names are harmless, others are a mistake or an attack, so the call is refused (`auth.foreign-store`) and
 * logged instead of being answered about somebody else. A page names its session, too (`id_sessao`): when somebody else
 * has logged in in the same browser since, the cookie is theirs and the page's own session is over (`auth.required`).
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
    { reqId: request.id, route: request.routeOptions.url, storeId: session.storeId, userId: session.userId },
    'a session named a foreign store or person',
  );
  throw new AppError('auth.foreign-store');
}

/** What a part of the request says under a name; nothing when it says nothing. */
function claimsIn(part: unknown, name: string): string[] {
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return [];
  const said: unknown = Reflect.get(part, name);
  return (Array.isArray(said) ? said : [said])
    .map((claim) => (typeof claim === 'object' ? JSON.stringify(claim) : String(claim).trim()))
    .filter((claim) => claim !== '' && claim !== 'null');
}
