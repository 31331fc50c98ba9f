export { bindAccess } from './access.routes.ts';
export { hashPassword } from './login/password-hasher.ts';
export { createDoorkeeper } from './sessions/create-doorkeeper.ts';
export { endSessionsOfUser } from './sessions/end-sessions-of-user.ts';
export { hashIntakeKey } from './sessions/intake-keys.store.ts';
export { type EndedSession, sessionEvents } from './sessions/session-events.ts';
export { createLoginTicket, loginLinkPath } from './tickets/create-login-ticket.ts';
