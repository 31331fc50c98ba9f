import type { Session } from '../../../platform/http/requester.ts';
import type { Actor } from './orders.writes.ts';

/** The user of a session as the actor of history entries and events. */
export function actorOf(session: Session): Actor {
  return { kind: 'user', id: String(session.userId), name: session.userName, sessionId: session.sessionId };
}

const EMPTY_PERSON = { id: null, name: null, sessionId: null };

/** The actor of deadlines and background jobs. */
export const SYSTEM: Actor = { kind: 'system', ...EMPTY_PERSON };
export const CUSTOMER: Actor = { kind: 'customer', ...EMPTY_PERSON };
/** The partner that sent an order. */
export const PLATFORM: Actor = { kind: 'platform', ...EMPTY_PERSON };

/** The courier as actor. `name` is null while the courier's name is unknown. */
export function courierActor(name: string | null): Actor {
  return { kind: 'courier', ...EMPTY_PERSON, name };
}
